#!/bin/sh
# See that this machine can make a virtual environment and compile C. What is missing is installed where
# that is plain to do: as root, on a system with apt-get. Elsewhere it is named. Without a C compiler
# everything works but the compiled build; without Python nothing does, and this script fails.
set -eu

PYTHON=${PYTHON:-python3}
CC=${CC:-cc}

has_python()   { "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; }
has_venv()     { "$PYTHON" -c 'import ensurepip, venv'; }
has_compiler() { echo '#include <stdio.h>' | "$CC" -x c -fsyntax-only -; }
has_headers()  { "$PYTHON" -c 'import os, sysconfig; os.stat(sysconfig.get_path("include") + "/Python.h")'; }

# missing: the packages that would bring what is not here, in the names of Debian.
missing() {
    for need in "has_python python3" "has_venv python3-venv" "has_compiler gcc libc6-dev" \
                "has_headers python3-dev"; do
        ${need%% *} >/dev/null 2>&1 || printf '%s ' "${need#* }"
    done
}

packages=$(missing)
[ -n "$packages" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "bootstrap: installing $packages"
    export DEBIAN_FRONTEND=noninteractive
    # shellcheck disable=SC2086 # several packages, so several words
    { apt-get update -qq && apt-get install -qq -y --no-install-recommends $packages; } ||
        echo "bootstrap: apt-get failed"
    packages=$(missing)
    [ -n "$packages" ] || exit 0
fi

echo "bootstrap: MISSING on this machine (as Debian names it): $packages" >&2
if ! { has_python && has_venv; } >/dev/null 2>&1; then
    echo "bootstrap: cannot go on without Python 3.11 or newer and its venv module" >&2
    exit 1
fi
echo "bootstrap: going on WITHOUT the compiled build; the games are played by the pure one" >&2
