#!/bin/sh
# Checks what other tools read against their own schemas: SARIF reports, action.yml, the GitLab template.
# Usage: check-reports.sh MOLT
set -eu

molt=$1
case $molt in /*) ;; *) molt=$PWD/$molt ;; esac
cd "$(dirname "$0")/.."

tools=.build/report-checks
if [ ! -f "$tools/ready" ]; then
  rm -rf "$tools"
  if ! python3 -m venv "$tools" >/dev/null 2>&1 ||
    ! "$tools/bin/pip" install --quiet --disable-pip-version-check pydantic-sarif==0.1.1 check-jsonschema >&2; then
    echo "Reports are not checked against their schemas: Python's venv or pip does not work here." >&2
    exit 0
  fi
  touch "$tools/ready"
fi

"$tools/bin/python" Scripts/check-reports.py validate Fixtures/reports/*.sarif
"$tools/bin/check-jsonschema" --quiet --builtin-schema vendor.github-actions action.yml
"$tools/bin/check-jsonschema" --quiet --builtin-schema vendor.gitlab-ci --data-transform gitlab-ci \
  Templates/molt.gitlab-ci.yml

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The fixes in a report, applied by their UTF-16 columns, give what --fix gives.
mkdir "$work/Sources"
printf 'import UIKit\n\nfunc 🐦é(text: NSMutableAttributedString, name: String) {\n  /* 👩‍👩‍👧 */ text.addAttribute(key, value: 1, range: NSMakeRange(0, name.characters.count))\r\n}\n' \
  >"$work/Sources/Vögel & 🐦.swift"
cp -R "$work/Sources" "$work/Fixed"
status=0
(cd "$work" && "$molt" lint --format sarif Sources >report.sarif) || status=$?
[ "$status" -eq 1 ]
"$tools/bin/python" Scripts/check-reports.py validate "$work/report.sarif"
"$tools/bin/python" Scripts/check-reports.py apply "$work/report.sarif" "$work"
(cd "$work" && "$molt" lint --fix --quiet Fixed >/dev/null)
diff -r "$work/Sources" "$work/Fixed"

# The action: annotations on standard output, SARIF and the summary in files, inputs never read as shell.
mkdir -p "$work/project/Some Sources" "$work/bin"
ln -s "$molt" "$work/bin/molt"
cp "$work/Fixed/"*.swift "$work/project/Some Sources/"
printf 'let font = UIFont(name: "Wren", size: 12)!\n' >"$work/project/\$(touch stolen).swift"
status=0
(
  cd "$work/project"
  PATH=$work/bin:$PATH MOLT_HOME=$work MOLT_COMMAND=lint MOLT_PATHS='Some Sources
$(touch stolen).swift' MOLT_ARGUMENTS='--fail-on note' MOLT_SARIF=molt.sarif \
    GITHUB_STEP_SUMMARY=$work/summary.md sh "$OLDPWD/Scripts/action.sh" >"$work/annotations"
) || status=$?
[ "$status" -eq 1 ]
grep -q '^::warning file=$(touch stolen).swift,line=1,' "$work/annotations"
grep -q '^## molt lint' "$work/summary.md"
"$tools/bin/python" Scripts/check-reports.py validate "$work/project/molt.sarif"
[ ! -e "$work/project/stolen" ]
echo "Reports agree with their schemas."
