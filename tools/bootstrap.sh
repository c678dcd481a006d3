#!/bin/sh
# See that this machine has what is asked for: "base" (a virtual environment and a C compiler) or "tests"
# (a browser and PostgreSQL). What is missing is installed where that is plain to do: as root, on a system with
# apt-get. Elsewhere it is named. Without Python nothing works, and this script fails; without the rest everything
# works but the compiled build, and the tests that need a browser or PostgreSQL are skipped, and say so.
set -eu

PYTHON=${PYTHON:-python3}
CC=${CC:-cc}

has_python()   { "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; }
has_venv()     { "$PYTHON" -c 'import ensurepip, venv'; }
has_compiler() { echo '#include <stdio.h>' | "$CC" -x c -fsyntax-only -; }
has_headers()  { "$PYTHON" -c 'import os, sysconfig; os.stat(sysconfig.get_path("include") + "/Python.h")'; }
has_browser()  { command -v chromium; }
has_postgres() { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; }

# missing: the packages that would bring what is not here, in the names of Debian.
missing() {
    case ${1:-base} in
        base)  set -- "has_python python3" "has_venv python3-venv" "has_compiler gcc libc6-dev" "has_headers python3-dev" ;;
        tests) set -- "has_browser chromium" "has_postgres postgresql" ;;
        *)     echo "bootstrap: base or tests, not $1" >&2; exit 2 ;;
    esac
    for need in "$@"; do
        ${need%% *} >/dev/null 2>&1 || printf '%s ' "${need#* }"
    done
}

asked=${1:-base}
packages=$(missing "$asked")
[ -n "$packages" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "bootstrap: installing $packages"
    export DEBIAN_FRONTEND=noninteractive
    # shellcheck disable=SC2086 # several packages, so several words
    { apt-get update -qq && apt-get install -qq -y --no-install-recommends $packages >/dev/null; } ||
        echo "bootstrap: apt-get failed"
    packages=$(missing "$asked")
    [ -n "$packages" ] || exit 0
fi

echo "bootstrap: MISSING on this machine (as Debian names it): $packages" >&2
if [ "$asked" = tests ]; then
    echo "bootstrap: going on WITHOUT the tests that need it; they are skipped, and say so" >&2
    exit 0
fi
if ! { has_python && has_venv; } >/dev/null 2>&1; then
    echo "bootstrap: cannot go on without Python 3.11 or newer and its venv module" >&2
    exit 1
fi
echo "bootstrap: going on WITHOUT the compiled build; the games are played by the pure one" >&2
