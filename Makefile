# make demo     build Molt and watch it migrate a small Swift 2 app
# make test     everything that has to hold before a change is merged
# make build    the release binary: .build/release/molt
# make bench    speed and memory of the release binary on code made from Fixtures/
# make faults   full disks, kill -9, odd files, huge and nasty input, with the release binary too; takes minutes
# make fuzz     libFuzzer with the address sanitizer, FUZZ_SECONDS a target
# make wheel    the release binary as a Python wheel, for pip, pre-commit and prek
# make gnustep  `molt headers` over the headers of GNUstep, as Debian has them
# make format   lay the sources out as `make test` wants them

SWIFT ?= swift
JOBS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
# 1: neither a Swift runtime nor libyaml is needed where the binary runs.
MOLT_STATIC ?= 1

SOURCES = Package.swift Sources Tests Plugins
BUILD = $(SWIFT) build --jobs $(JOBS)
RELEASE = -c release --product molt
# The door of `molt headers`, which looks for it beside itself.
RELEASE_HEADERS = $(subst --product molt,--product molt-headers,$(RELEASE))
ifeq ($(MOLT_STATIC)$(shell uname),1Linux)
# libyaml is found in a folder with nothing but its archive, so that the shared library is not linked.
ARCHIVES = $(CURDIR)/.build/static
RELEASE += --static-swift-stdlib
# The manifest makes molt itself an executable that nothing has to be loaded for: it starts in a third of the time.
STATIC = MOLT_STATIC=1
endif
BUILD_RELEASE = $(STATIC) PKG_CONFIG_PATH="$(ARCHIVES):$$PKG_CONFIG_PATH" $(BUILD) $(RELEASE)
STRICT = -Xswiftc -warnings-as-errors

.PHONY: demo test build wheel bench faults fuzz gnustep format packages archives

packages:
	@SWIFT="$(SWIFT)" sh Scripts/packages.sh

archives: packages
ifdef ARCHIVES
	@mkdir -p $(ARCHIVES)
	@folder=$$(pkg-config --variable=libdir yaml-0.1) && if [ -f "$$folder/libyaml.a" ]; then \
	  ln -sf "$$folder/libyaml.a" $(ARCHIVES)/; \
	  printf 'Name: libyaml\nDescription: YAML\nVersion: 0.2\nLibs: -L%s -lyaml\n' $(ARCHIVES) \
	    >$(ARCHIVES)/yaml-0.1.pc; fi
endif

build: archives
	$(BUILD_RELEASE)
	$(subst $(RELEASE),$(RELEASE_HEADERS),$(BUILD_RELEASE))

wheel: build
	python3 Scripts/wheel.py "$$($(BUILD_RELEASE) --show-bin-path)/molt" .build/wheels

bench: build
	@python3 Scripts/bench.py "$$($(BUILD_RELEASE) --show-bin-path)/molt"

demo: archives
	@echo "Building Molt (the first time this takes a few minutes) ..."
	@$(BUILD_RELEASE) --quiet
	@sh Scripts/demo.sh "$$($(BUILD_RELEASE) --show-bin-path)/molt"

# The toolchain's own parser, where it is there, is what the lexer is compared with.
HOST = $(shell $(SWIFT) -print-target-info 2>/dev/null | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1\/host/p')
test: export MOLT_ORACLE ?= $(if $(wildcard $(HOST)/*SwiftParser*),$(HOST))
test: packages
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	$(BUILD) --build-tests $(STRICT)
	$(SWIFT) test --skip-build --parallel $(STRICT)
	sh Scripts/check-reports.sh "$$($(BUILD) --show-bin-path)/molt"
	sh Scripts/test-hooks.sh "$$($(BUILD) --show-bin-path)/molt"
	sh Scripts/check-gnustep.sh "$$($(BUILD) --show-bin-path)/molt"
	@python3 Scripts/faults/run.py "$$($(BUILD) --show-bin-path)/molt"

# The debug binary is the one in which calls of the system can be made to fail; speed is the release binary's.
faults: build
	$(BUILD) --product molt
	@python3 Scripts/faults/run.py "$$($(BUILD) --show-bin-path)/molt" --thorough writing files
	@python3 Scripts/faults/run.py "$$($(BUILD_RELEASE) --show-bin-path)/molt" --thorough traps

FUZZ_SECONDS ?= 300
FUZZ_TARGETS ?= tokens shapes migrate lint rules renames
# Crashes and the corpus that was found stay in FUZZ_FOLDER; what is new there can become a fixture.
FUZZ_FOLDER ?= .build/fuzz
FUZZ_BUILD = MOLT_FUZZ=1 $(BUILD) -c release --product molt-fuzz --scratch-path $(FUZZ_FOLDER)/build
fuzz: packages
	@mkdir -p $(FUZZ_FOLDER)
	$(FUZZ_BUILD)
	@for target in $(FUZZ_TARGETS); do \
	  sh Scripts/fuzz.sh "$$($(FUZZ_BUILD) --show-bin-path)/molt-fuzz" $$target $(FUZZ_SECONDS) $(FUZZ_FOLDER) || exit 1; \
	done

gnustep: packages
	$(BUILD) --product molt
	$(BUILD) --product molt-headers
	sh Scripts/check-gnustep.sh "$$($(BUILD) --show-bin-path)/molt"

format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)
