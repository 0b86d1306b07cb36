#!/usr/bin/env python3
"""Compares what `molt headers --json` says with a table of names that the compiler gave.

usage: judge-headers.py FACTS.tsv.gz NAMES.json [--half even|odd] [--show N] [--kind KIND]

FACTS has the columns module, kind, objc_owner, objc_name, static, swift2, swift4, swift5 and swift5_kind, tab-separated.
A framework belongs to one half by the hash of its name, so that rules can be worked out on one half and judged by the other.
swift2 and swift4 are compared without their owners: the table has today's there.
"""
import argparse
import collections
import csv
import gzip
import hashlib
import json
import re

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("facts")
parser.add_argument("names")
parser.add_argument("--half", choices=["even", "odd"])
parser.add_argument("--show", type=int, default=0)
parser.add_argument("--kind")
options = parser.parse_args()
csv.field_size_limit(1 << 24)


def member(path):
    """The name without its owner."""
    end = path.find("(")
    head = path if end < 0 else path[:end]
    return path[head.rfind(".") + 1 :]


def without_notation(path):
    """`getter:T.p(self:)` is `T.p`, `T.m(self:x:)` is `T.m(x:)`: API notes say where the receiver stands, names do not."""
    path = re.sub(r"^([gs]etter:)(.*?)\(.*\)$", r"\2", path)
    return path.replace("self:", "")


names = {}
with open(options.names) as lines:
    for line in lines:
        row = json.loads(line)
        kind = "var" if row["kind"] == "constant" else row["kind"]
        # C functions may be overloaded: each of those that share a name is one of the rows.
        names.setdefault((kind, row["owner"], row["objcName"], row["static"]), []).append(row)

total, right, absent = collections.Counter(), collections.Counter(), collections.Counter()
frameworks = collections.defaultdict(collections.Counter)
shown = []
with gzip.open(options.facts, "rt") as table:
    for fact in csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE):
        half = "even" if hashlib.sha256(fact["module"].encode()).digest()[0] % 2 == 0 else "odd"
        if options.half not in (None, half):
            continue
        kind = fact["kind"]
        owner = "" if fact["objc_owner"] == "-" else fact["objc_owner"]
        rows = names.get((kind, owner, fact["objc_name"], fact["static"] == "static"))
        if rows is None:
            absent[kind] += 1
            continue
        row = next((row for row in rows if row["swift5"] == fact["swift5"]), rows[0]) if kind == "function" else rows[0]
        for column in ("swift2", "swift4", "swift5"):
            wanted, got = fact[column], row[column] or ""
            if not wanted:
                continue
            if fact["swift5_kind"] == "apinote" and column != "swift2":
                wanted = without_notation(wanted)
            if column != "swift5":
                wanted, got = member(wanted), member(got)
            total[kind, column] += 1
            frameworks[fact["module"]]["total"] += 1
            if wanted == got:
                right[kind, column] += 1
                frameworks[fact["module"]]["right"] += 1
            elif options.kind in (None, kind):
                shown.append((fact["module"], kind, column, owner, fact["objc_name"], "wanted", wanted, "got", got))

for kind in sorted({kind for kind, _ in total}):
    shares = [
        f"{column} {right[kind, column]}/{total[kind, column]} {100 * right[kind, column] / total[kind, column]:.2f} %"
        for column in ("swift2", "swift4", "swift5")
        if total[kind, column]
    ]
    print(f"{kind:9}", " · ".join(shares), f"· {absent[kind]} not in these headers")
worst = sorted(frameworks.items(), key=lambda item: item[1]["right"] / item[1]["total"])[:10]
print("lowest:", ", ".join(f"{name} {100 * count['right'] / count['total']:.1f} %" for name, count in worst))
for line in shown[: options.show]:
    print(*line)
