# Every target sets up what it needs by itself. Stamp files in .venv remember what has been set up, and
# go with it; so a second call is immediate, and `rm -rf .venv` is a fresh start.

PYTHON ?= python3
export PYTHON

PY       := .venv/bin/python
PIP      := $(PY) -m pip --disable-pip-version-check --quiet
PYTEST   := $(PY) -m pytest --quiet
# The two builds differ by the path they are imported from, and a test checks that it is the right one.
PURE     := PYTHONPATH=$(CURDIR)/src WESTMARCH_EXPECT_BUILD=pure
COMPILED := PYTHONPATH=$(CURDIR)/build/compiled WESTMARCH_EXPECT_BUILD=compiled

TYPED          := $(wildcard src tests bench tools)
NPM      := PATH="$(CURDIR)/.venv/node:$$PATH" npm --prefix web
CLIENT   := src/westmarch/server/static/index.html
COMPILED_TESTS := tests/test_house.py tests/test_readme.py tests/docs tests/kernel tests/conformance \
                  tests/agents/test_same_choices.py \
                  $(addprefix tests/server/test_,hidden.py journal.py play.py store.py undo.py)

.DEFAULT_GOAL := help
.NOTPARALLEL: # the parts of `make test` are to run, and to be read, in their order
.PHONY: help play test test-pure test-compiled test-client test-browser check format rules compiled client wheel \
        screenshots bench bench-server lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.package .venv/.server client ## set up everything and open the games in a browser
	@.venv/bin/westmarch serve --open --data build/data

test: check test-pure test-compiled test-client test-browser ## everything that must hold before a commit

test-pure: .venv/.package .venv/.server .venv/.tests ## the whole suite, on the pure build, and the rules that it shows
	$(PURE) $(PYTEST) -n 2 --dist worksteal --rule-coverage

test-compiled: .venv/.package .venv/.server .venv/.tests ## conformance and golden records, on the compiled build
	@WESTMARCH_OPTIMIZE=1 $(PY) tools/build_compiled.py --if-possible
	@if [ -d build/compiled ]; then set -x; $(COMPILED) $(PYTEST) -n 2 --dist worksteal $(COMPILED_TESTS); \
	else echo "*** The compiled build was NOT TESTED: it cannot be built here. ***"; fi

test-client: web/node_modules/.package-lock.json ## types and unit tests of the web client
	$(NPM) test

test-browser: .venv/.package .venv/.server .venv/.tests client ## whole games in a real browser
	@if command -v chromium >/dev/null; then set -x; $(NPM) run e2e; \
	else echo "*** The client was NOT TESTED in a browser: there is no chromium here. ***"; fi

check: .venv/.package .venv/.server ## format, lint and types
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy $(TYPED)

format: .venv/.dev ## put the sources into shape
	$(PY) -m ruff check --fix-only .
	$(PY) -m ruff format .

rules: .venv/.package .venv/.server ## which rules of the ledgers have a passing test
	@$(PURE) $(PYTEST) -n 2 --no-header --tb=short -m rule --rule-coverage

compiled: .venv/.package .venv/.server ## the compiled build, in build/compiled
	@$(PY) tools/build_compiled.py

client: $(CLIENT) ## the web client, built into the package

wheel: .venv/.dev client ## the package with the client in it, in build/wheel
	$(PIP) wheel --no-build-isolation --no-deps --wheel-dir build/wheel .

screenshots: .venv/.package .venv/.server .venv/.tests client ## every screen, into docs/screenshots
	$(NPM) run screens

bench: compiled .venv/.bench .venv/.server ## measure the games beside OpenSpiel, and the server beside a bare echo
	$(COMPILED) $(PY) -m bench --server

bench-server: compiled .venv/.bench .venv/.server ## measure the server, beside a bare echo
	$(COMPILED) $(PY) -m bench.server

lock: .venv/.lock .venv/.node ## renew the lock files with the newest versions
	cd requirements && for name in dev bench server train web lock; do ../.venv/bin/uv pip compile --quiet --upgrade \
	    --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
	    $$name.in --output-file $$name.txt || exit; done
	$(NPM) update --package-lock-only && $(NPM) run lock

clean: ## remove all that was made here
	rm -rf .venv build web/node_modules $(dir $(CLIENT)) src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools $(wildcard bench) -name __pycache__ -prune -exec rm -rf {} +

# --- set-up ----------------------------------------------------------------------------------------------

.venv/.dev: requirements/dev.txt tools/bootstrap.sh
	@tools/bootstrap.sh
	$(PYTHON) -m venv --clear .venv
	$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

# An editable install: it makes .venv/bin/westmarch from the one declaration in pyproject.toml, and is for
# the rest a .pth file that names src, so PYTHONPATH, which comes before it, can bring in the compiled
# build. Neither isolation nor dependencies are wanted: the lock has brought all that is needed.
.venv/.package: .venv/.dev pyproject.toml setup.py
	$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

.venv/.bench .venv/.lock .venv/.server: .venv/.%: requirements/%.txt .venv/.dev
	$(PIP) install --require-hashes -r $<
	@touch $@

.venv/.tests: tools/bootstrap.sh .venv/.dev
	@tools/bootstrap.sh tests
	@touch $@

.venv/.node: tools/node.sh requirements/web.txt .venv/.dev
	@tools/node.sh
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json .venv/.node
	$(NPM) ci
	@touch $@

$(CLIENT): web/node_modules/.package-lock.json web/index.html web/vite.config.ts $(shell find web/src web/public locales -type f)
	$(NPM) run build
