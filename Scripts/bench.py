#!/usr/bin/env python3
"""Measures the release binary on code made from Fixtures/, and prints one table.

usage: bench.py MOLT [MEGABYTES ...]

The code is Fixtures/migrate's inputs over and over, each copy in a folder of its own. CPU counts both threads' time; where
other programs run too, it says more than the time on the clock. Peak is the most memory that was in use at a time.
"""

import os
import pathlib
import shutil
import sys
import tempfile
import time

FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "Fixtures"


def sources():
    """The inputs of the migration's fixtures, with their paths below Fixtures/migrate."""
    root = FIXTURES / "migrate"
    found = [path for path in sorted(root.rglob("*.swift")) if "@" not in path.name]
    return [(path.relative_to(root), path.read_bytes()) for path in found if path.is_file()]


def make_tree(folder, files, size):
    """Writes copies of `files` until they have `size` bytes."""
    written, copy = 0, 0
    while written < size:
        copy += 1
        for path, text in files:
            target = folder / f"Copy{copy}" / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(text)
            written += len(text)
            if written >= size:
                break
    return written


def run(command, folder):
    """Seconds on the clock, seconds of CPU and kilobytes at the peak of one run."""
    start = time.monotonic()
    pid = os.fork()
    if pid == 0:
        os.chdir(folder)
        null = os.open(os.devnull, os.O_RDWR)
        for descriptor in (0, 1, 2):
            os.dup2(null, descriptor)
        os.execv(command[0], command)
    _, status, usage = os.wait4(pid, 0)
    if os.waitstatus_to_exitcode(status) > 1:
        sys.exit(f"bench: {' '.join(command)} failed")
    return time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def best(command, folder, times):
    """The least of several runs, each figure by itself."""
    return [min(column) for column in zip(*(run(command, folder) for _ in range(times)))]


def main():
    if len(sys.argv) < 2 or not os.access(sys.argv[1], os.X_OK):
        sys.exit("usage: bench.py MOLT [MEGABYTES ...]; MOLT is the release binary, see make build")
    molt = os.path.abspath(sys.argv[1])
    sizes = [float(text) for text in sys.argv[2:]] or [1, 10, 50]
    commands = {
        "migrate": [molt, "migrate", "--from", "2", "--to", "5", "--check"],
        "lint": [molt, "lint", "--fail-on", "never"],
    }
    files = sources()
    print(f"{'what':<22}{'threads':>8}{'MB/s':>9}{'MB/s CPU':>10}{'peak MB':>9}{'ms':>9}{'ms CPU':>9}")

    def row(what, threads, bytes_read, figures):
        wall, cpu, peak = figures
        speed = f"{bytes_read / wall / 1e6:9.1f}{bytes_read / max(cpu, 1e-9) / 1e6:10.1f}" if bytes_read else " " * 19
        print(f"{what:<22}{threads:>8}{speed}{peak / 1024:9.1f}{wall * 1e3:9.1f}{cpu * 1e3:9.1f}", flush=True)

    work = pathlib.Path(tempfile.mkdtemp(prefix="molt-bench-"))
    try:
        row("start-up", 1, 0, best([molt, "--version"], work, 20))
        (work / "One.swift").write_bytes(max(files, key=lambda file: len(file[1]))[1])
        for name, command in commands.items():
            row(f"{name}, one file", 1, 0, best(command + ["--jobs", "1", "One.swift"], work, 20))
        (work / "One.swift").unlink()
        for size in sizes:
            tree = work / "tree"
            written = make_tree(tree, files, int(size * 1e6))
            for name, command in commands.items():
                for threads in (1, 2):
                    figures = best(command + ["--jobs", str(threads), "tree"], work, 3 if size <= 10 else 1)
                    row(f"{name}, {size:g} MB", threads, written, figures)
            shutil.rmtree(tree)
    finally:
        shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    main()
