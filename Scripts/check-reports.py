"""Checks reports against the models of their formats, and that the fixes in SARIF say what `molt lint --fix` does.

Usage: check-reports.py validate FILE.sarif ...
       check-reports.py apply FILE.sarif FOLDER    applies the fixes to the files below FOLDER
"""

import json
import sys
import urllib.parse
from pathlib import Path


def validate(path):
    from pydantic_sarif import model

    text = Path(path).read_text(encoding="utf-8")
    # The model is made from the schema and forbids members that the schema does not have.
    root = next(
        kind
        for kind in vars(model).values()
        if isinstance(kind, type) and {"runs", "version"} <= set(getattr(kind, "model_fields", {}))
        and "externalizedProperties" not in kind.model_fields
    )
    root.model_validate_json(text)
    for run in json.loads(text)["runs"]:
        assert run["columnKind"] == "utf16CodeUnits"
        for result in run["results"]:
            assert result["message"]["text"], "a result without a message"
            for location in result["locations"]:
                uri = location["physicalLocation"]["artifactLocation"]["uri"]
                assert not set(uri) & set(' "<>\\^`{|}\n\r'), uri
        marks = [result["partialFingerprints"]["molt/v1"] for result in run["results"] if "partialFingerprints" in result]
        assert len(marks) == len(set(marks)), "two results share a fingerprint"


def offset(lines, line, column):
    """The index in UTF-16 code units of a place."""
    return sum(len(text) for text in lines[: line - 1]) // 2 + column - 1


def apply(report, folder):
    edits = {}
    for result in json.loads(Path(report).read_text(encoding="utf-8"))["runs"][0]["results"]:
        for fix in result.get("fixes", []):
            if result["properties"]["applicability"] != "safe":
                continue
            for change in fix["artifactChanges"]:
                path = urllib.parse.unquote(change["artifactLocation"]["uri"])
                edits.setdefault(path, []).extend(change["replacements"])
    for path, replacements in edits.items():
        file = Path(folder) / path
        text = file.read_bytes().decode("utf-8")
        lines = [line.encode("utf-16-le") for line in text.splitlines(keepends=True)]
        units = b"".join(lines)
        places = []
        for replacement in replacements:
            region = replacement["deletedRegion"]
            start = offset(lines, region["startLine"], region["startColumn"])
            end = offset(lines, region["endLine"], region["endColumn"])
            places.append((start, end, replacement["insertedContent"]["text"]))
        for start, end, new in sorted(places, reverse=True):
            units = units[: start * 2] + new.encode("utf-16-le") + units[end * 2 :]
        file.write_bytes(units.decode("utf-16-le").encode("utf-8"))
    assert edits, "no fix in the report"


if sys.argv[1] == "validate":
    for name in sys.argv[2:]:
        validate(name)
else:
    apply(sys.argv[2], sys.argv[3])
