# Hexapoda. `make play` and `make test` need nothing but python3, pip and make; everything goes into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# uv is quicker where it is there; pip does the same.
INSTALL := $(shell command -v uv >/dev/null 2>&1 && echo "uv pip install --quiet --python $(BIN)/python" || echo "$(BIN)/python -m pip install --quiet --disable-pip-version-check")
WORKERS ?= 2
# What runs once more with bounds checks on: everything that reaches every kernel.
BOUNDS := tests/test_conformance.py tests/test_goldens.py tests/hive/test_differential.py tests/hive/test_perft.py tests/hive/test_torus.py tests/termites/test_differential.py tests/termites/test_random_games.py tests/ants/test_differential.py tests/ants/test_random_games.py tests/myrmes/test_random_games.py tests/bots

.PHONY: help play test test-long test-bounds check format bench bench-server clean

help:
	@echo "make play       play in the terminal (GAME=termites: another game than Hive)"
	@echo "make test       all tests (a few minutes)"
	@echo "make test-long  the tests with large counts (some forty minutes)"
	@echo "make check      format, lint and types"
	@echo "make bench      how fast it is, beside other programs"
	@echo "make bench-server  the same for the server, with clients by the thousand"

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

# A stamp for each set of requirements: installed anew when pyproject.toml changes.
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

play: $(VENV)/play.stamp
	@$(BIN)/hexapoda play $(GAME) $(ARGS)

# The second run has bounds checks on: compiled code must never write beside a field.
test: $(VENV)/test.stamp
	$(BIN)/python -m pytest -q -n $(WORKERS) $(ARGS)
	$(MAKE) --no-print-directory test-bounds

test-bounds: $(VENV)/test.stamp
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -q -n $(WORKERS) $(BOUNDS)

test-long: $(VENV)/test.stamp
	HEXAPODA_LONG=1 $(BIN)/python -m pytest -q -n $(WORKERS) --durations=15 $(ARGS)

check: $(VENV)/check.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/basedpyright --pythonpath $(BIN)/python

format: $(VENV)/check.stamp
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/test.stamp
	$(BIN)/python -m benchmarks $(ARGS)

bench-server: $(VENV)/test.stamp
	$(BIN)/python -m benchmarks.server $(ARGS)

clean:
	rm -rf $(VENV) .pytest_cache .ruff_cache .hypothesis build dist
