# make demo     build Molt and watch it migrate a small Swift 2 app
# make test     everything that has to hold before a change is merged
# make build    the release binary: .build/release/molt
# make format   lay the sources out as `make test` wants them

SWIFT ?= swift
JOBS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
# 1: no Swift runtime is needed where the binary runs.
MOLT_STATIC ?= 1

SOURCES = Package.swift Sources Tests Plugins
BUILD = $(SWIFT) build --jobs $(JOBS)
RELEASE = -c release --product molt $(if $(filter 1,$(MOLT_STATIC)),$(if $(filter Linux,$(shell uname)),--static-swift-stdlib))
STRICT = -Xswiftc -warnings-as-errors

.PHONY: demo test build format packages

packages:
	@SWIFT="$(SWIFT)" sh Scripts/packages.sh

build: packages
	$(BUILD) $(RELEASE)

demo: packages
	@echo "Building Molt (the first time this takes a few minutes) ..."
	@$(BUILD) --quiet $(RELEASE)
	@sh Scripts/demo.sh "$$($(BUILD) $(RELEASE) --show-bin-path)/molt"

test: packages
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	$(BUILD) --build-tests $(STRICT)
	$(SWIFT) test --skip-build --parallel $(STRICT)

format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)
