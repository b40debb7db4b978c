# `make run` and `make test` do all the set-up they need; a second time they start at once.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help run test lint bench soak pictures types web wheel fresh clean

# What the virtualenv is made with; how many processes test (0: this one; three keep two cores busy,
# since tests in a browser mostly wait); what is passed on.
PYTHON ?= python3
WORKERS ?= 3
ARGS ?=
ONLY ?=

export PATH := $(CURDIR)/.venv/bin:$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# OpenCV's wheel brings all but these. The fonts are those of an Android phone; libatomic1 is for
# the Node inside Playwright.
opencv := libgl1 libglib2.0-0
browser := chromium fonts-noto-core fonts-roboto-unhinted libatomic1
quietly := @setup/quietly.sh
pip := python -m pip install -c constraints.txt

web_sources := $(shell find web/src) $(wildcard web/*.html web/*.json web/*.ts web/public/*) \
	$(shell find server -name '*.ftl' -not -path 'server/static/*')

help:
	@echo "make run     start the server; ARGS=\"--port 9000\" passes arguments"
	@echo "make test    lint, then all tests but the long ones; WORKERS=0 runs them in one process"
	@echo "make lint    ruff, mypy, tsc, eslint, prettier"
	@echo "make bench   print the measurements; ARGS=\"NAME\" runs only tests/bench/bench_NAME.py"
	@echo "make soak    the long tests, with what they print"
	@echo "make pictures make the pictures of docs/pictures from the real client"
	@echo "make types   write the TypeScript types from the Python structs"
	@echo "make web     build the web app into server/static"
	@echo "make wheel   build a wheel that carries the web app, in dist/"
	@echo "make fresh   run and test a clone of HEAD in a minimal Debian 12; ONLY=run, without tests"
	@echo "make clean   remove everything that was installed or built here"

run: .setup/python server/static/index.html
	@exec sandtable serve $(ARGS)

test: lint .setup/browser server/static/index.html
	npm --prefix web run --silent test
	python -m pytest -n $(WORKERS) --dist loadfile $(ARGS)

lint: .setup/dev web/node_modules/.package-lock.json
	ruff check .
	ruff format --check .
	mypy geometry server vision hardware
	npm --prefix web run --silent lint

bench: .setup/dev server/static/index.html
	@python -m tests.bench $(ARGS)

soak: .setup/dev .setup/browser server/static/index.html
	python -m pytest -m soak -s -o faulthandler_timeout=0 $(ARGS)

pictures: .setup/dev .setup/browser server/static/index.html
	@python -m tests.pictures

types: .setup/python
	python -m server.generate

web: server/static/index.html

wheel: .setup/python server/static/index.html
	@rm -rf build sandtable.egg-info
	$(quietly) "Building the wheel" python -m pip wheel --no-deps --no-build-isolation -w dist .
	@rm -rf build
	@ls dist/*.whl

fresh:
	@setup/fresh.sh $(ONLY)

clean:
	rm -rf .setup .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist *.egg-info
	rm -rf web/node_modules server/static

# The steps of the set-up. Each target is a file that the step itself makes, or else a stamp in .setup.

.venv/pyvenv.cfg:
	@setup/venv.sh $(PYTHON)

.setup/python: .venv/pyvenv.cfg pyproject.toml constraints.txt
	$(quietly) "Installing Python packages" $(pip) setuptools
	$(quietly) "Installing Sandtable in the virtualenv" $(pip) --no-build-isolation -e .
	@python -c "import cv2" 2>/dev/null || setup/debian.sh $(opencv) || \
		echo "- Going on: all but reading dice works without them"
	@touch $@

.setup/dev: .setup/python
	$(quietly) "Installing Python packages for the tests" $(pip) --no-build-isolation -e ".[dev]"
	@touch $@

.setup/browser: Makefile
	@setup/debian.sh $(browser)
	@mkdir -p .setup && touch $@

.setup/node: .venv/pyvenv.cfg constraints.txt
	@setup/node.sh
	@mkdir -p .setup && touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | .setup/node
	$(quietly) "Installing the web app's packages" npm --prefix web ci
	@touch $@

server/static/index.html: web/node_modules/.package-lock.json $(web_sources)
	$(quietly) "Building the web app" npm --prefix web run build
