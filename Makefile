# The index of commands; the work is done in scripts/. `make` alone prints this list.
SHELL := /bin/bash
.DEFAULT_GOAL := help
bin := node_modules/.bin
run := node --import tsx

manifests := pnpm-lock.yaml pnpm-workspace.yaml package.json $(wildcard web/package.json generated/package.json packages/*/package.json)
# A first `make dev` installs less than half; where everything was installed before, everything is brought up to date.
installed := $(firstword $(wildcard node_modules/.stamp) node_modules/.stamp-dev)
installed-indexer := $(firstword $(wildcard node_modules/.stamp) node_modules/.stamp-indexer)

.PHONY: help dev indexer test quick generate check shape format build contracts unit bundle e2e e2e-fork e2e-web3modal e2e-safe bench bench-web pictures film results checklist coverage prove test-slow install browser postgres

help: ## Print this list
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/  \1 \t\2/p' $(MAKEFILE_LIST) | expand -t 14

dev: $(installed) ## Start a local chain with everything deployed, and the page (ANVIL_PORT, WEB_PORT)
	@$(run) scripts/dev.ts

indexer: $(installed-indexer) ## Index the local chain of make dev, or others by settings, and serve it (docs/indexer.md; INDEXER_PORT)
	@packages/indexer/$(bin)/tsx packages/indexer/src/main.ts

test: install build browser postgres ## Prove everything: the gate of every commit, about 14 minutes on two cores
	@$(run) scripts/test.ts

quick: install build ## Check, and the tests that a change touches: two minutes (SINCE=<commit>)
	@$(run) scripts/quick.ts

generate: build ## Build the contracts and rewrite generated/
	@$(run) scripts/generate.ts

check: install build ## Format, lint, types, import directions, shape, generated code, locales, comments, dead code
	@$(run) scripts/check.ts

shape: install ## Sizes of files, imports and the ways of docs/architecture.md, with their limits
	@$(run) scripts/shape.ts

format: install ## Write the format that check asks for
	@$(bin)/biome check --write .
	@scripts/forge fmt contracts/src contracts/proofs
	@FOUNDRY_PROFILE=test scripts/forge fmt

build: contracts/out/.stamp ## Build the contracts as they are shipped

contracts: build ## Test the contracts, at the hardfork of their addresses and at the newest, with gas snapshots
	@scripts/test-contracts

unit: build postgres ## Test scripts and page: pure code, components, integration on a local chain
	@scripts/test-unit

bundle: install ## Test what the production build holds, and what it must not hold
	@scripts/test-bundle

e2e: install browser ## Test the page in a real browser on a local chain
	@scripts/test-e2e e2e

e2e-fork: install browser ## The same on a fork of a second local chain, or of FORK_URL
	@FORK=1 scripts/test-e2e e2e-fork

e2e-web3modal: install browser ## The main job once more, on a build that has the original modal instead of ours
	@scripts/test-e2e e2e-web3modal --config playwright.web3modal.config.ts

e2e-safe: install browser ## The page inside of a Safe's page, on a build that this one may frame
	@scripts/test-e2e e2e-safe --config playwright.safe.config.ts

bench: build ## Gas of MultiSender and of tokens, compared with their peers (UPDATE=1 rewrites the committed figures); speed of histories
	@$(run) scripts/bench.ts
	@$(run) scripts/bench-history.ts

bench-web: install browser ## What the page loads, how fast it reads lists and what Lighthouse says, and whether that is within its budgets
	@$(run) scripts/bench-web.ts

pictures: install browser ## Redraw what is committed as pixels from its SVG: icons, social card, grounds of pages
	@$(run) scripts/draw-pictures.ts

film: install browser ## Record the committed film again; takes ffmpeg and some minutes
	@$(run) scripts/draw-film.ts

results: install ## Which test files are in no result of the last full run
	@$(run) scripts/check-results.ts

checklist: install ## Which lines of docs/checklist.md have a test that passed in the last full run
	@$(run) scripts/checklist.ts

coverage: build ## Lines, branches and functions of the contracts that tests reach; each gap must be explained
	@$(run) scripts/coverage.ts

prove: install ## Prove with solc's model checker and z3 what contracts/proofs claims, for all inputs
	@$(run) scripts/prove.ts

test-slow: build browser postgres ## The long campaigns of the night: fuzz and invariants with many more runs, slow specs, a large history, the fault campaign, mutants, Lighthouse
	@scripts/test-slow

install: node_modules/.stamp ## Install pnpm and the packages, as the lockfile pins them

browser: .tools/browser.stamp ## Find a Chromium for the browser tests, or install one

postgres: .tools/postgres.stamp ## Find a Postgres for the tests of the indexer, or install one

node_modules/.stamp: $(manifests)
	@rm -f node_modules/.stamp-dev node_modules/.stamp-indexer && scripts/install-packages && touch $@

node_modules/.stamp-dev: $(manifests)
	@scripts/install-packages --prod --filter '!@saleyard/indexer' && touch $@

node_modules/.stamp-indexer: $(manifests)
	@scripts/install-packages --prod --filter '@saleyard/indexer...' && touch $@

contracts/out/.stamp: node_modules/.stamp foundry.toml scripts/solc.mjs $(shell find contracts/src -name '*.sol')
	@scripts/forge build && touch $@

.tools/browser.stamp: node_modules/.stamp scripts/find-chromium.ts scripts/install-chromium.ts
	@$(run) scripts/install-chromium.ts && touch $@

.tools/postgres.stamp: node_modules/.stamp scripts/indexer/start-postgres.ts scripts/install-postgres.ts
	@$(run) scripts/install-postgres.ts && touch $@
