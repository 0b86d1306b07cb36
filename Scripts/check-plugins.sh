#!/bin/sh
# Uses Molt's plugins in a package that depends on it. Builds Molt anew for that package, which takes minutes, so it is not
# part of `make test`. Usage: check-plugins.sh [FOLDER]; the folder keeps the build for the next time.
set -eu

molt=$(cd "$(dirname "$0")/.." && pwd)
work=${1:-$(mktemp -d)}
mkdir -p "$work/Birds/Sources/Birds"
cd "$work/Birds"
cat >Package.swift <<MANIFEST
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Birds",
  products: [.library(name: "Birds", targets: ["Birds"])],
  dependencies: [.package(name: "Molt", path: "$molt")],
  targets: [
    .target(name: "Birds", plugins: [.plugin(name: "MoltLint", package: "Molt")])
  ]
)
MANIFEST
cat >Sources/Birds/Heron.swift <<'SOURCE'
public struct Heron {
  public init() {}
}

#if canImport(UIKit)
  import UIKit
  let font = UIFont(name: "Wren", size: 12)!
#endif
SOURCE

fail() {
  echo "check-plugins: $1" >&2
  exit 1
}

swift build >build.log 2>&1 || { tail -n 20 build.log >&2; fail "the package does not build"; }
grep -q 'Heron.swift:7:[0-9]*: warning: .*\[forced-custom-font\]' build.log || fail "no finding in the build"

[ -z "$(find .build -name 'Birds_Birds.resources')" ] || fail "the target got a resource"

# Nothing has changed: nothing is linted again.
swift build >again.log 2>&1
! grep -q 'forced-custom-font' again.log || fail "linted again without a change"

swift package plugin --list | grep -q molt || fail "the command is not listed"
if swift package --allow-writing-to-package-directory molt lint >lint.log 2>&1; then fail "findings, and the command ends well"; fi
grep -q 'forced-custom-font' lint.log || fail "the command finds nothing"

printf 'import UIKit\nlet colour: UIControlState = .normal\n' >Sources/Birds/Wren.swift
swift package --allow-writing-to-package-directory molt migrate --from 4 --target Birds >migrate.log 2>&1 ||
  { tail -n 20 migrate.log >&2; fail "migrate fails"; }
grep -q 'UIControl.State = .normal$' Sources/Birds/Wren.swift || fail "nothing was rewritten"

# A package that uses the command alone.
sed 's/, plugins: \[.*\])$/)/' Package.swift >manifest && mv manifest Package.swift
if swift package --allow-writing-to-package-directory molt lint >alone.log 2>&1; then fail "findings, and no error"; fi
[ "$(grep -c 'error:' alone.log)" -eq 1 ] || { cat alone.log >&2; fail "more errors than Molt's own"; }
echo "The plugins work."
