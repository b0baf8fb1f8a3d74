# Every check has a name here; CI runs these names and nothing else.
.DEFAULT_GOAL := help
NIC_SEED ?= 1
export NIC_SEED

CARGO := cargo
EMIT := $(CARGO) run --quiet --bin emit --
RULES := $(CARGO) run --quiet --bin coherence_rules --
PROFILES := $(CARGO) run --quiet --bin host_profiles --
HEADER := $(CARGO) run --quiet --example header --
FLOW := $(CARGO) run --quiet --bin flow --
MODULE_FLAG = $(if $(MODULE),--module $(MODULE))

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## /{printf "  %-15s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## install the pinned tools into .tools (no root; quick when done)
	@.ci/setup

.PHONY: doctor
doctor: ## which tools are here, which versions, what will be skipped
	@$(FLOW) doctor

# PCAP is relative to where the user stands, also with make -C.
CAPTURE = $(if $(PCAP),--pcap "$(if $(filter /%,$(PCAP)),,$(or $(PWD),$(CURDIR))/)$(PCAP)")

# The models of two cards are made beside the program that runs them. With WAVES they are others.
.PHONY: demo
demo: emit-changed ## every frame of a capture through the card and host memory, behind both links; key-value requests (PCAP=file WAVES=1)
	@.ci/setup wheels & setup=$$!; \
		$(CARGO) build --quiet --bin nic-verilate; \
		$(CARGO) build --quiet --bin demo & demo=$$!; \
		wait $$setup || { kill $$demo; exit 1; }; \
		$(if $(WAVES),,nice $(or $(CARGO_TARGET_DIR),target)/debug/nic-verilate nic_type1 nic_pcie &) \
		wait $$demo && $(CARGO) run --quiet --bin demo -- $(CAPTURE) $(if $(WAVES),--waves)

.PHONY: stores
stores: setup emit-changed ## every frame of a capture through the card for stores (MMIO), draw throughput, write a waveform (PCAP=file)
	@$(CARGO) run --quiet --bin stores -- $(CAPTURE)

.PHONY: store-speed
store-speed: ## the driver's queue of stores beside a plain loop of the same stores, nanoseconds per line
	@$(CARGO) run --quiet --release --example store_speed

.PHONY: eval
eval: setup ## the papers' experiments, theirs beside ours (FIG=mmio,cohet13,cxlnic3,load,... SAMPLES=200 SHARD=0/4 JOBS=2 OUT=directory)
	@$(CARGO) run --quiet --release --bin eval -- $(or $(FIG),mmio) \
		$(if $(OUT),--out $(OUT)) $(if $(SAMPLES),--samples $(SAMPLES)) \
		$(if $(SHARD),--shard $(SHARD)) $(if $(JOBS),--jobs $(JOBS))

.PHONY: live
live: setup ## the card behind a TAP device in a network namespace: ping, a client of memcached's protocol, tshark
	@.ci/live

.PHONY: fetch
fetch: setup ## four descriptor fetchers behind an arbiter: throughput of each, fairness, a waveform
	@$(CARGO) run --quiet --bin fetch

.PHONY: emit
emit: ## write rtl-out/, docs/generated/ and the driver's headers from the Rust description
	@$(EMIT)
	@$(RULES) docs/generated/coherence.md
	@$(PROFILES) docs/generated/host_profiles.md
	@$(HEADER) driver/include/nic_driver.h

# What is committed under rtl-out/ is what is committed under hdl/ describes.
.PHONY: emit-changed
emit-changed:
	@test -z "$$(git status --porcelain hdl rtl-out 2>&1)" || $(MAKE) --no-print-directory emit

.PHONY: new
new: ## a module to begin with, that builds, is emitted and passes (MODULE=room/name)
	@$(FLOW) new $(MODULE)
	@$(CARGO) fmt
	@$(MAKE) --no-print-directory emit
	@echo "then: make test TEST=$(notdir $(MODULE))"

.PHONY: check
check: ## formatting, clippy, layering, emitted files fresh, TODO form
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --quiet -- --deny warnings
	$(CARGO) test --quiet --test layering
	$(EMIT) --check
	$(RULES) --check docs/generated/coherence.md
	$(PROFILES) --check docs/generated/host_profiles.md
	$(HEADER) --check driver/include/nic_driver.h
	@.ci/check-text

.PHONY: lint
lint: setup ## four linters over rtl-out/ and fpga/, no warning allowed (MODULE=name)
	@$(FLOW) lint $(MODULE)
	@$(if $(MODULE),,.ci/lint-fpga)

.PHONY: test
test: setup ## the tests, but suites that passed before as they are (TEST=part of a name, NIC_SEED=number, NIC_FRESH=1: all)
	@.ci/test $(TEST)

# Benches of the modules that have one with parameters in their place.
STREAMS := binary(fifo) | binary(async_fifo) | binary(skid_buffer) | binary(forward_register) | \
	binary(synchronizer) | binary(level_crossing) | binary(frame_crossing) | binary(packet_queue) | \
	binary(fork) | binary(join) | binary(id_pool) | binary(contracts)

.PHONY: test-parametric
test-parametric: setup ## the benches of the library's modules on those with Verilog parameters (rtl-out/parametric)
	@rm -rf out/stand-ins
	@$(FLOW) stand-ins --out out/stand-ins
	@NIC_RTL_DIR=$(CURDIR)/out/stand-ins $(CARGO) nextest run --workspace --no-fail-fast -E 'package(nic-tests) & ($(STREAMS))'

.PHONY: record
record: setup ## what the slow checks find of what has changed, into tb/records, so that CI need not look again
	@rm -f out/records.log
	@NIC_RECORD=1 $(MAKE) --no-print-directory lint formal-library test
	@$(FLOW) record

.PHONY: cocotb
cocotb: ## the cards and the CXL IP adapter on Icarus, with cocotbext-axi, those that changed (NIC_SEED=number TOP=nic_pcie)
	@.ci/cocotb $(TOP)

.PHONY: test-long
test-long: setup ## every test with many seeds (SEEDS=20, from NIC_SEED on)
	@.ci/test-seeds $(or $(SEEDS),20) $(TEST)

.PHONY: soundness
soundness: setup ## random circuits or programs through three simulators (SORT=programs CIRCUITS=200000 SEED=1 FIRST=0)
	@$(CARGO) run --quiet --release --bin soundness -- \
		--sort $(or $(SORT),circuits) --circuits $(or $(CIRCUITS),200000) \
		--seed $(or $(SEED),$(NIC_SEED)) --first $(or $(FIRST),0)

.PHONY: formal
formal: setup ## prove the properties of the emitted Verilog (MODULE=name)
	@$(FLOW) formal $(MODULE_FLAG)

.PHONY: formal-library
formal-library: setup ## the proofs that CI runs: skid buffer, FIFO, arbiter, credit gate, id pool
	@$(FLOW) formal --library

.PHONY: modelcheck
modelcheck: ## search every state that the coherence rules allow (LARGE=1)
	@$(CARGO) run --quiet $(if $(LARGE),--release) --bin modelcheck -- $(if $(LARGE),--large)

.PHONY: mutants
mutants: setup ## break the emitted Verilog, demand that a test notices (MODULE=name N=random ones; RECORD=1)
	@$(FLOW) mutants $(if $(RECORD),--record,$(MODULE_FLAG) $(if $(N),--random $(N))) --seed $(NIC_SEED)

# Of long runs: rounds at a time, and whether models check the properties of their Verilog.
ROUNDS = $(if $(JOBS),--jobs $(JOBS)) $(if $(filter 0,$(PROPERTIES)),--no-properties)

.PHONY: coherence
coherence: setup ## random traffic against the emitted engines, every message checked (MESSAGES=10000000 SEED=1 FIRST=0 JOBS=2 PROPERTIES=0 LINKS=1 URGENT=1 RECORD=1)
	@$(CARGO) run --quiet --release --bin coherence -- \
		--messages $(or $(MESSAGES),10000000) --seed $(or $(SEED),$(NIC_SEED)) --first $(or $(FIRST),0) \
		$(ROUNDS) $(if $(CYCLES),--cycles $(CYCLES)) $(if $(LINKS),--links) $(if $(URGENT),--urgent) $(if $(RECORD),--record docs/generated/coverage.md)

.PHONY: coherence-speed
coherence-speed: setup ## cycles per second of the emitted engine by itself, every port busy
	@$(CARGO) run --quiet --release --bin coherence -- --speed 1000000

.PHONY: engine-rates
engine-rates: setup ## lines per cycle of the emitted engine by itself, beside their bounds, into docs/generated
	@$(CARGO) run --quiet --bin coherence -- --rates docs/generated/engine-rates.md

.PHONY: soak
soak: setup emit ## frames through link faults, full rings, stops in mid traffic, each accounted for (FRAMES=1000000 SEED=1 FIRST=0 SHARD=0/1 JOBS=2 PROPERTIES=0 ROUND=1000 LOG=file)
	@$(CARGO) run --quiet --release --bin soak -- \
		--frames $(or $(FRAMES),1000000) --seed $(or $(SEED),$(NIC_SEED)) --first $(or $(FIRST),0) \
		--shard $(or $(SHARD),0/1) --round $(or $(ROUND),1000) $(ROUNDS) $(if $(LOG),--log $(abspath $(LOG)))

.PHONY: kvs-soak
kvs-soak: setup emit ## key-value requests through faults, full tables, equal hashes, each response checked (REQUESTS=1000000 SEED=1 FIRST=0)
	@KVS_REQUESTS=$(or $(REQUESTS),1000000) KVS_FIRST=$(or $(FIRST),0) NIC_SEED=$(or $(SEED),$(NIC_SEED)) \
		$(CARGO) test --quiet --test kvs_handler a_soak_in_rounds -- --nocapture

.PHONY: type2-soak
type2-soak: setup emit ## the card with memory under traffic of everybody at once, every message checked (MESSAGES=10000000 SEED=1 FIRST=0 SHARD=0/1 JOBS=2 PROPERTIES=0 CYCLES=300000 LOG=file)
	@$(CARGO) run --quiet --release --bin type2-soak -- \
		--messages $(or $(MESSAGES),10000000) --seed $(or $(SEED),$(NIC_SEED)) --first $(or $(FIRST),0) \
		--shard $(or $(SHARD),0/1) --cycles $(or $(CYCLES),300000) $(ROUNDS) $(if $(LOG),--log $(abspath $(LOG)))

.PHONY: resources
resources: setup ## synthesis figures of every module into docs/generated/resources.md (MODULE=name: to the terminal; KNOWN=1: none is made)
	@$(FLOW) resources $(MODULE_FLAG) $(if $(KNOWN),--known)

.PHONY: library-figures
library-figures: ## the stream library beside others: cells, and MHz by nextpnr, into docs/generated (MODULE=name: to the terminal)
	@.ci/library-figures $(MODULE)

.PHONY: bench
bench: setup ## our banked buffer against hand-written Verilog: speed and size (RECORD=1: into docs)
	@$(CARGO) run --quiet --release --bin flow -- bench $(if $(RECORD),--record)

.PHONY: docs
docs: ## the Rust documentation, into target/doc
	@RUSTDOCFLAGS="--deny warnings" $(CARGO) doc --workspace --no-deps --document-private-items

.PHONY: bless
bless: setup emit ## accept what changed: emitted files, snapshots, generated tables
	@INSTA_UPDATE=always .ci/test
	@$(MAKE) --no-print-directory resources

.PHONY: clean
clean: ## remove what was built; .tools stays (rm -r .tools removes it too)
	@$(CARGO) clean
	@rm -rf out
