# make demo     build Molt and watch it migrate a small Swift 2 app
# make test     everything that has to hold before a change is merged
# make build    the release binary: .build/release/molt
# make bench    speed and memory of the release binary on code made from Fixtures/
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

.PHONY: demo test build wheel bench gnustep format packages archives

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

gnustep: packages
	$(BUILD) --product molt
	$(BUILD) --product molt-headers
	sh Scripts/check-gnustep.sh "$$($(BUILD) --show-bin-path)/molt"

format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)
