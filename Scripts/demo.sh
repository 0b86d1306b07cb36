#!/bin/sh
# Migrates a copy of Fixtures/demo, an app of Swift 2 days, and shows what happened.
set -eu

molt=$1
app=$(cd "$(dirname "$0")/../Fixtures/demo" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R "$app" "$work/App"
cd "$work"

echo
echo "\$ molt migrate --from 2 --to 5 --diff App"
status=0
"$molt" migrate --from 2 --to 5 --diff --quiet App >patch || status=$?
# 1 says that there is something to change.
[ "$status" -le 1 ] || exit "$status"
grep -E '^(\+\+\+|[-+][^-+])' patch | sed 's/^+++ b\//\
== /' | head -n "${LINES_SHOWN:-70}"
echo "   ... ($(grep -c '^[-+][^-+]' patch) changed lines in all)"

echo
echo "\$ molt migrate --from 2 --to 5 App"
# The report lists each edit that is not proved; here its summary is enough.
"$molt" migrate --from 2 --to 5 App | sed -n '/^Changed/,$p'

echo
echo "\$ molt migrate --from 2 --to 5 --check App     # a second run has nothing to do"
"$molt" migrate --from 2 --to 5 --check App | grep -E '^(Nothing to|Would) change'

echo
echo "\$ molt lint App     # what compiles and still crashes or silently does nothing"
status=0
"$molt" lint App || status=$?
# 1 says that there are findings.
[ "$status" -le 1 ] || exit "$status"
