# make play    the table in the browser, with SQLite; prints its address
# make test    everything: lint, types, the suite on the compiled engine, and the engine's own tests interpreted too
#
# Both work on a fresh machine with Python 3.11+ and make. HELIOPOLIS_COMPILE=0 leaves the engine interpreted.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
HOT := $(wildcard src/heliopolis/core/*.py src/heliopolis/games/*/*.py \
    src/heliopolis/players/*.py src/heliopolis/players/heuristics/*.py)
ENGINE := $(BIN)/python -c 'from heliopolis.engine import running; print(running())'
PYTEST := $(BIN)/python -m pytest -q -n 2
ENGINE_TESTS := tests/core tests/games tests/golden tests/conformance tests/players tests/examples tests/test_api.py

.PHONY: play test check browser bench ladder setup clean

play: setup
	@$(BIN)/heliopolis serve

# Everything runs on the compiled engine. What the engine does runs on the interpreted one too; what stands on it can't
# tell them apart.
test: check browser
	@if [ "$$($(ENGINE))" = compiled ]; then \
	    echo "— the interpreted engine —" && \
	    HELIOPOLIS_INTERPRETED=1 EXPECT_ENGINE=interpreted $(PYTEST) $(ENGINE_TESTS) && \
	    echo "— the compiled engine, and all that stands on it —" && \
	    EXPECT_ENGINE=compiled $(PYTEST); \
	else \
	    echo "— no compiled engine here: everything runs on the interpreted one —" && \
	    EXPECT_ENGINE=interpreted $(PYTEST); \
	fi

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The tests in the browser need a Chromium: found, or installed where that can be done.
browser: setup
	@$(BIN)/python tests/browser/chromium.py

bench: setup
	$(BIN)/heliopolis bench

ladder: setup
	$(BIN)/python bench/ladder.py

setup: $(VENV)/compiled

$(VENV)/installed: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt setuptools wheel
	HELIOPOLIS_COMPILE=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt \
	    --no-build-isolation --editable '.[dev]'
	@touch $@

$(VENV)/compiled: $(VENV)/installed setup.py $(HOT)
	@find src -name '*.so' -delete
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@echo "The engine is $$($(ENGINE))."
	@touch $@

clean:
	rm -rf $(VENV) build
	find src -name '*.so' -delete
