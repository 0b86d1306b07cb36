#!/bin/sh
# Tries the hooks with the real pre-commit and prek, and the wheel with the real pip: test-hooks.sh BINARY [--whole]
#
# The hook repository is made here: it has this one's .pre-commit-hooks.yaml and a package whose `molt` runs BINARY, so that
# `language: swift` is tried without building Molt anew. With --whole it is this repository itself, which takes minutes.
set -eu

binary=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
whole=${2:-}
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
tools=$root/.build/hook-tools

export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
export GIT_AUTHOR_NAME=Test GIT_AUTHOR_EMAIL=test@example.com
export GIT_COMMITTER_NAME=Test GIT_COMMITTER_EMAIL=test@example.com
export PRE_COMMIT_HOME="$work/pre-commit" PREK_HOME="$work/prek"
export PIP_DISABLE_PIP_VERSION_CHECK=1
unset GIT_DIR GIT_INDEX_FILE GIT_WORK_TREE

fail() {
  echo "test-hooks: $1" >&2
  [ -f "$work/log" ] && cat "$work/log" >&2
  exit 1
}

# Runs a command that must end with a status: expect STATUS WHAT COMMAND...
expect() {
  wanted=$1 what=$2
  shift 2
  status=0
  "$@" >"$work/log" 2>&1 || status=$?
  [ "$status" -eq "$wanted" ] || fail "$what: exit status $status, not $wanted"
}

# The last command must have printed a text.
printed() { grep -qF -- "$1" "$work/log" || fail "does not say '$1'"; }

if ! { [ -x "$tools/bin/prek" ] && [ -x "$tools/bin/pre-commit" ]; } &&
  ! { python3 -m venv "$tools" && "$tools/bin/pip" install -q pre-commit prek; } >/dev/null 2>&1; then
  echo "test-hooks: skipped, pre-commit and prek cannot be installed here"
  exit 0
fi

# The wheel.
wheel=$(python3 "$root/Scripts/wheel.py" "$binary" "$work/wheels")
python3 -m venv "$work/venv"
expect 0 "pip install" "$work/venv/bin/pip" install --no-index --find-links "$work/wheels" molt-swift
expect 0 "the installed molt" "$work/venv/bin/molt" --version
printed "$("$binary" --version)"
expect 0 "pip check" "$work/venv/bin/pip" check
expect 0 "pip show" "$work/venv/bin/pip" show -f molt-swift
printed bin/molt

# The hook repository.
if [ "$whole" = --whole ]; then
  hooks=$root
else
  hooks=$work/hooks
  mkdir -p "$hooks/Sources/molt"
  cp "$root/.pre-commit-hooks.yaml" "$hooks/"
  cat >"$hooks/Package.swift" <<END
// swift-tools-version: 6.1
import PackageDescription
let package = Package(name: "Molt", targets: [.executableTarget(name: "molt")])
END
  cat >"$hooks/Sources/molt/main.swift" <<END
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
var words: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup(\$0) } + [nil]
execv("$binary", &words)
exit(127)
END
  git -C "$hooks" init -q
  git -C "$hooks" add -A
  git -C "$hooks" commit -qm hooks
fi

# A project that uses them.
project=$work/project
mkdir -p "$project/Sources"
git -C "$project" init -q
cd "$project"
cat >.pre-commit-config.yaml <<END
repos:
  - repo: $hooks
    rev: $(git -C "$hooks" rev-parse HEAD)
    hooks:
      - id: molt-lint
      - id: molt-migrate-check
        args: [--from, "2"]
END
bad='let font = UIFont(name: "Nest", size: 20)!'
old='func hide(_ view: UIView) { view.hidden = true }'
printf 'import UIKit\n\n%s\n' "$bad" >Sources/Font.swift
printf 'import UIKit\n\n%s\n' "$old" >Sources/Old.swift
printf 'import UIKit\n\nlet fine = 1\n' >Sources/Fine.swift
git add -A

for tool in pre-commit prek; do
  expect 1 "$tool with findings" "$tools/bin/$tool" run --all-files
  printed "Sources/Font.swift:3:12: warning"
  printed "Would change 1 of"
  expect 0 "$tool without findings" "$tools/bin/$tool" run --files Sources/Fine.swift
  # What is left out is left out in a hook too.
  printf 'exclude: [Font.swift, Old.swift]\n' >.molt.yml
  git add .molt.yml
  expect 0 "$tool with excludes" "$tools/bin/$tool" run --all-files
  git rm -qf .molt.yml
done

# Only what is staged counts: pre-commit puts the rest aside.
git commit -qm start
printf 'let more = 1\n' >>Sources/Fine.swift
git add Sources/Fine.swift
printf '%s\n' "$bad" >>Sources/Fine.swift
for tool in pre-commit prek; do
  expect 0 "$tool with an unstaged finding" "$tools/bin/$tool" run
  grep -qF "$bad" Sources/Fine.swift || fail "$tool lost what was not staged"
done
git add Sources/Fine.swift
for tool in pre-commit prek; do
  expect 1 "$tool with a staged finding" "$tools/bin/$tool" run
  printed "Sources/Fine.swift:5:12: warning"
done

# The wheel as a hook's dependency: no Swift is needed.
cat >.pre-commit-config.yaml <<END
repos:
  - repo: local
    hooks:
      - id: molt-lint
        name: molt lint
        entry: molt lint
        language: python
        additional_dependencies: [molt-swift==$("$binary" --version | cut -d' ' -f2)]
        types: [swift]
        require_serial: true
END
git add -A
export PIP_FIND_LINKS="$work/wheels" UV_FIND_LINKS="$work/wheels"
for tool in pre-commit prek; do
  expect 1 "$tool with the wheel" "$tools/bin/$tool" run --files Sources/Fine.swift
  printed "Sources/Fine.swift:5:12: warning"
done
echo "test-hooks: pre-commit and prek find what they should; $(basename "$wheel") installs"
