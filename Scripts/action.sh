#!/bin/sh
# What action.yml runs: one run of Molt that annotates the pull request, writes SARIF and the job's summary.
# All input comes in variables, so none of it is read as shell.
set -eu

home=${MOLT_HOME:?}
if ! command -v molt >/dev/null 2>&1; then
  make -C "$home" build >&2
  PATH=$home/.build/release:$PATH
fi

case ${MOLT_COMMAND:-lint} in
lint) set -- lint ;;
migrate) set -- migrate --check ;;
*)
  echo "::error::The Molt action runs lint or migrate, not '${MOLT_COMMAND}'"
  exit 2
  ;;
esac
set -- "$@" --format github
[ -z "${MOLT_SARIF:-}" ] || set -- "$@" --output "sarif=$MOLT_SARIF"
[ -z "${GITHUB_STEP_SUMMARY:-}" ] || set -- "$@" --output "markdown=$GITHUB_STEP_SUMMARY"
[ -z "${MOLT_SHARD:-}" ] || set -- "$@" --shard "$MOLT_SHARD"

# Words of the options are split at blanks, paths at line ends only; nothing is expanded.
set -f
# shellcheck disable=SC2086
set -- "$@" ${MOLT_ARGUMENTS:-} --
IFS='
'
# shellcheck disable=SC2086
set -- "$@" ${MOLT_PATHS:-.}
exec molt "$@"
