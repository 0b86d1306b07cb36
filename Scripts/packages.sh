#!/bin/sh
# Installs what Molt's build needs and the machine lacks. Says nothing when nothing is missing.
set -eu

swift=${SWIFT:-swift}
if ! version=$($swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1) ||
  [ -z "$version" ]; then
  echo "Swift is not installed, or not in PATH. Molt needs Swift 6.1 or later: https://www.swift.org/install" >&2
  exit 1
fi
major=${version%%.*}
minor=${version#*.}
if [ "$major" -lt 6 ] || { [ "$major" -eq 6 ] && [ "$minor" -lt 1 ]; }; then
  echo "Swift $version is too old; Molt needs 6.1 or later: https://www.swift.org/install" >&2
  exit 1
fi

has() { command -v "$1" >/dev/null 2>&1; }
# molt headers reads headers with libclang: the toolchain's, or the system's.
has_clang() {
  [ "$(uname)" = Darwin ] || [ -e "$(dirname "$(readlink -f "$(command -v "$swift")")")/../lib/libclang.so" ] ||
    ls /usr/lib/llvm-*/lib/libclang.so >/dev/null 2>&1
}
has_yaml() { has pkg-config && pkg-config --exists yaml-0.1; }

missing=
has git || missing="$missing git"
has patch || missing="$missing patch"
has pkg-config || missing="$missing pkg-config"
has_yaml || missing="$missing libyaml-dev"
has_clang || missing="$missing libclang-dev"
if has apt-get; then
  # For the checks of reports against their schemas.
  python3 -c 'import venv, ensurepip' 2>/dev/null || missing="$missing python3-venv"
fi
[ -z "$missing" ] && exit 0

if [ "$(uname)" = Darwin ]; then
  if ! has brew; then
    echo "Missing:$missing. Install Homebrew (https://brew.sh), then: brew install libyaml pkg-config" >&2
    exit 1
  fi
  brew install --quiet libyaml pkg-config >&2
elif has apt-get; then
  root=
  if [ "$(id -u)" -ne 0 ]; then
    if ! has sudo; then
      echo "Missing packages; run as root: apt-get install$missing" >&2
      exit 1
    fi
    root=sudo
  fi
  echo "Installing$missing ..." >&2
  export DEBIAN_FRONTEND=noninteractive
  # shellcheck disable=SC2086
  $root apt-get install -y -qq --no-install-recommends $missing >/dev/null 2>&1 || {
    $root apt-get update -qq >&2
    $root apt-get install -y -qq --no-install-recommends $missing >/dev/null
  }
else
  echo "Missing:$missing. Install them with your system's package manager (libyaml with its headers)." >&2
  exit 1
fi
