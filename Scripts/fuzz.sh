#!/bin/sh
# Runs one target of the fuzzer from the repository's own fixtures.
# Usage: fuzz.sh MOLT-FUZZ TARGET SECONDS FOLDER
set -eu

fuzzer=$1 target=$2 seconds=$3
mkdir -p "$4/$target" "$4/crashes"
folder=$(cd "$4" && pwd)
seeds=$(mktemp -d)
trap 'rm -rf "$seeds"' EXIT
cd "$(dirname "$0")/.."

case $target in
  rules) sources=$(find Rules/lint Fixtures/fuzz -name '*.yml') ;;
  renames) sources=$(find Rules/renames Fixtures/fuzz -name '*.yml') ;;
  *) sources=$(find Fixtures/migrate Fixtures/fuzz -name '*.swift') ;;
esac
# One more byte at the end picks the versions of a migration.
for source in $sources; do
  name=$(echo "$source" | tr '/ ' '__')
  for choice in 0 8; do { cat "$source"; printf '%s' "$choice"; } >"$seeds/$choice$name"; done
done
MOLT_FUZZ_TARGET=$target nice "$fuzzer" "$folder/$target" "$seeds" -max_total_time="$seconds" -timeout=20 -max_len=8000 \
  -rss_limit_mb=3000 -artifact_prefix="$folder/crashes/$target-" -print_final_stats=1 2>"$folder/$target.log" || {
  tail -n 40 "$folder/$target.log" >&2
  exit 1
}
echo "$target: $(grep -c . "$folder/$target.log") lines, $(sed -n 's/stat::number_of_executed_units: *//p' "$folder/$target.log") inputs"
