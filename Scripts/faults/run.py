#!/usr/bin/env python3
"""Puts Molt into trouble and looks what it does: full disks, kill -9, odd files, huge and nasty input.

usage: run.py MOLT [--thorough] [NAME ...]

NAME is a fault, or writing, files or traps for all of a kind; without one, writing and files. Without --thorough, only what
takes seconds. The calls of the system are made to fail by a small library that is loaded before
the C library, so MOLT must not be a static executable for those; where it is one, they are left out.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

import files
import traps
import writing
from sandbox import Fault


def make_shim(molt, folder):
    """The library, or None where it cannot be built or would not be loaded."""
    shim = folder / "shim.so"
    source = pathlib.Path(__file__).parent / "shim.c"
    for compiler in (os.environ.get("CC"), "cc", "clang"):
        if not compiler:
            continue
        try:
            built = subprocess.run(
                [compiler, "-shared", "-fPIC", "-O1", "-o", shim, source, "-ldl"], capture_output=True, text=True)
        except FileNotFoundError:
            continue
        if built.returncode == 0:
            break
    else:
        return None
    count = folder / "count"
    subprocess.run(
        [molt, "--version"], env=dict(os.environ, LD_PRELOAD=str(shim), FAULT_COUNT=str(count)), capture_output=True)
    return shim if count.exists() else None


def main():
    words = sys.argv[1:]
    thorough = "--thorough" in words
    words = [word for word in words if word != "--thorough"]
    if not words:
        sys.exit(__doc__)
    molt, names = pathlib.Path(words[0]).resolve(), words[1:]
    kinds = {"writing": writing.FAULTS, "files": files.FAULTS, "traps": traps.FAULTS}
    all_faults = [fault for faults in kinds.values() for fault in faults]
    wanted = [name for word in names or ("writing", "files")
              for name in ([fault.__name__ for fault in kinds[word]] if word in kinds else [word])]
    chosen = [fault for fault in all_faults if fault.__name__ in wanted]
    if not chosen:
        sys.exit(f"no such fault; there are {', '.join(fault.__name__ for fault in all_faults)}")
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        shim = make_shim(molt, pathlib.Path(folder))
        for fault in chosen:
            start = time.monotonic()
            if shim is None and hasattr(fault, "is_shimmed"):
                print(f"{fault.__name__}: left out, the tool is a static executable or there is no C compiler")
                continue
            try:
                note = fault((molt, shim), thorough)
            except Fault as error:
                failures += 1
                print(f"{fault.__name__}: FAILED: {error}")
                continue
            told = f" ({note})" if note else ""
            print(f"{fault.__name__}: {time.monotonic() - start:.1f} s{told}", flush=True)
    if failures:
        sys.exit(f"{failures} of {len(chosen)} faults are not survived.")
    print(f"{len(chosen)} faults are survived.")


if __name__ == "__main__":
    main()
