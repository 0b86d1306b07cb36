"""Files that are none, loops of links, links out of the project, and what a strange repository may try."""

import os
import stat
import subprocess

from sandbox import MIGRATE, NEW, OLD, Sandbox, check

LINT = ("lint", "--quiet")
# What the tool reads in a project besides its sources.
SETTINGS = (
    ".molt.yml", ".swift-version", "Package.swift", "Podfile", "Some.podspec", "Debug.xcconfig", "A.xcodeproj/project.pbxproj",
    ".molt/rules/own.yml", ".molt/renames/Own.yml", ".molt/baseline.tsv", ".molt/journal", "Info.plist", "Own.ttf",
)


def link_loops(tools, thorough):
    """Links that point at each other, at themselves and at a folder around them."""
    with Sandbox(*tools) as box:
        box.write("Sources/A.swift")
        os.symlink("Two.swift", box.folder / "Sources/One.swift")
        os.symlink("One.swift", box.folder / "Sources/Two.swift")
        os.symlink("Self.swift", box.folder / "Sources/Self.swift")
        os.symlink("..", box.folder / "Sources/Up")
        os.symlink("Sources", box.folder / "Again")
        box.run(*MIGRATE, ".", seconds=10).ends(0)
        check(box.read("Sources/A.swift") == NEW, "the file is not migrated")
        box.run(*MIGRATE, "Sources/One.swift", seconds=10).says("Sources/One.swift: too many symbolic links")


def neither_files_nor_folders(tools, thorough):
    """A pipe that nobody writes to, a device without end and a socket, all named as if they were sources."""
    import socket

    with Sandbox(*tools) as box:
        box.write("A.swift")
        os.mkfifo(box.folder / "Pipe.swift")
        os.symlink("/dev/zero", box.folder / "Zero.swift")
        with socket.socket(socket.AF_UNIX) as server:
            server.bind(str(box.folder / "Socket.swift"))
        for words in (MIGRATE, LINT):
            box.run(*words, ".", seconds=20).ends(0)
            for name in ("Pipe.swift", "Zero.swift", "Socket.swift"):
                box.run(*words, name, seconds=20).says(f"{name}: is neither a file nor a folder")
        check(box.read("A.swift") == NEW, "the file is not migrated")
        check(stat.S_ISFIFO(os.stat(box.folder / "Pipe.swift").st_mode), "the pipe is gone")


def settings_without_end(tools, thorough):
    """Pipes and endless devices in place of what is read besides sources: nothing hangs, nothing eats memory."""
    for name in SETTINGS:
        for make in (os.mkfifo, lambda path: os.symlink("/dev/zero", path)):
            with Sandbox(*tools) as box:
                box.write("A.swift")
                box.write(".git/HEAD", "ref: refs/heads/main\n")
                path = box.folder / name
                path.parent.mkdir(parents=True, exist_ok=True)
                make(path)
                for words in (("migrate", "--quiet", "--check", "."), (*LINT, "."), ("undo",), ("config", "check"),
                              ("rules", "check"), ("status",), ("baseline", "check")):
                    try:
                        outcome = box.run(*words, seconds=20, memory=2048)
                    except Exception as error:
                        raise type(error)(f"{name}, molt {words[0]}: {error}")
                    check(outcome.status in (0, 1, 2), f"{name}, molt {words[0]}: status {outcome.status}", outcome.error[-200:])


def links_out_of_the_project(tools, thorough):
    """What is found through a link is written only inside the project, unless it is named."""
    with Sandbox(*tools) as box:
        outside = box.write("outside/Theirs.swift")
        box.write("project/.git/HEAD", "ref: refs/heads/main\n")
        box.write("project/Shared/Ours.swift")
        os.makedirs(box.folder / "project/Sources")
        os.symlink("../../outside/Theirs.swift", box.folder / "project/Sources/Out.swift")
        os.symlink("../Shared/Ours.swift", box.folder / "project/Sources/In.swift")
        box.run(*MIGRATE, "project/Sources").says("project/Sources/Out.swift: is a link to a file outside of the project")
        check(outside.read_text() == OLD, "the file outside has changed")
        check(box.read("project/Shared/Ours.swift") == NEW, "the file inside is not migrated")
        box.run(*MIGRATE, "project/Sources/Out.swift").ends(0)
        check(outside.read_text() == NEW, "the named file is not migrated")


def configuration_that_writes_elsewhere(tools, thorough):
    """No setting makes the tool write outside of the project."""
    wishes = {
        "baseline: ../stolen\n": "lies outside", "baseline: /elsewhere/stolen\n": "lies outside",
        "baseline: out/stolen\n": "leads out of the project", "exclude: ['../outside']\n": "leads out",
        "output: html=../stolen\n": "unknown key 'output'", "include: ['../outside']\n": "leads out",
        "config: ../outside/.molt.yml\n": "unknown key",
    }
    for text, message in wishes.items():
        with Sandbox(*tools) as box:
            box.write("outside/kept", "kept\n")
            box.write("project/.git/HEAD", "ref: refs/heads/main\n")
            box.write("project/A.swift", "let font = UIFont(name: name, size: 1)!\n")
            os.symlink("../outside", box.folder / "project/out")
            box.write("project/.molt.yml", text)
            outcome = box.run("baseline", "write", seconds=20, folder="project")
            outcome.says(message)
            found = sorted(path.name for path in (box.folder / "outside").iterdir())
            check(found == ["kept"] and not (box.folder / "stolen").exists(), f"{text!r} wrote {found}")


def yaml_bombs(tools, thorough):
    """Small files that stand for huge ones, deep ones and long ones."""
    laughs = "a0: &a0 [x, x]\n" + "".join(f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]\n" for n in range(1, 40))
    bombs = {
        "aliases": laughs, "depth": "exclude: " + "[" * 20000 + "]" * 20000 + "\n",
        "blocks": "".join(" " * n + "a:\n" for n in range(2000)), "keys": "".join(f"k{n}: 1\n" for n in range(20000)),
        "scalar": "from: " + "1" * 4_000_000 + "\n", "merge": "a: &a {b: 1}\nc: {<<: *a}\n",
        "tags": "!!python/object/apply:os.system [touch stolen]\n", "quotes": "a: \"" + "\\x41" * 500_000 + "\"\n",
        "stars": "exclude: ['" + "**/a/" * 60 + "b']\n", "glob": "exclude: ['" + "*a" * 4000 + "b']\n",
    }
    for name, text in bombs.items():
        for place in (".molt.yml", ".molt/rules/own.yml", ".molt/renames/Own.yml")[: 3 if thorough else 1]:
            with Sandbox(*tools) as box:
                box.write("a/" * 60 + "A.swift")
                box.write("a" * 200 + "/A.swift")
                box.write(".git/HEAD", "ref: refs/heads/main\n")
                box.write(place, text)
                for words in ((*LINT, "."), (*MIGRATE, "--check", ".")):
                    try:
                        outcome = box.run(*words, seconds=30, memory=2048)
                    except Exception as error:
                        raise type(error)(f"{name} in {place}: {error}")
                    check(outcome.status in (0, 1, 2), f"{name} in {place}: status {outcome.status}", outcome.error[-300:])
                    check(not (box.folder / "stolen").exists(), "a command was run")


def rules_do_nothing_but_match(tools, thorough):
    """A rule names no file and runs no command, whatever it holds."""
    rule = """\
rule: own-rule
category: own
severity: warning
message: "$(touch stolen) `touch stolen` ../stolen $NAME"
suggestion: "../../stolen"
rationale: "x"
match: 'stolen($NAME)'
rewrite: '../stolen($NAME)'
examples:
  invalid: ['↓stolen(1)']
  valid: ['kept(1)']
%s
"""
    for extra in ("", "include: ../outside.yml", "path: ../stolen", "run: touch stolen", "check: ../../bin/sh"):
        with Sandbox(*tools) as box:
            box.write("project/.git/HEAD", "ref: refs/heads/main\n")
            box.write("project/A.swift", "let a = stolen(1)\n")
            box.write("project/.molt/rules/own.yml", rule % extra)
            for words in (("lint", "--fix", "project"), ("rules", "check", "project/.molt/rules/own.yml")):
                box.run(*words, seconds=20).ends(0, 1, 2)
            names = {path.name for path in box.folder.rglob("*")}
            check("stolen" not in names, "a file was made")
            check(names <= {"project", ".git", "HEAD", "A.swift", ".molt", "rules", "own.yml", "molt", "journal"},
                  f"there are {names}")


def output_that_cannot_be_written(tools, thorough):
    """Reports into a full device and into folders that are none."""
    if not os.path.exists("/dev/full"):
        return "there is no /dev/full"
    with Sandbox(*tools) as box:
        box.write("A.swift", OLD + "let font = UIFont(name: name, size: 1)!\n")
        box.run(*LINT, "--output", "json=/dev/full", ".").says("no space left on the disk")
        for words in ("lint --quiet A.swift", "migrate --from 2 --diff A.swift", "migrate --from 2 - <A.swift", "rules list"):
            done = subprocess.run(f"'{box.molt}' {words} >/dev/full", shell=True, cwd=box.folder, capture_output=True)
            check(done.returncode == 2 and b"standard output cannot be written" in done.stderr,
                  f"{words} >/dev/full: status {done.returncode}", done.stderr[-200:])
            done = subprocess.run(f"'{box.molt}' {words} | true", shell=True, cwd=box.folder, capture_output=True)
            check(not done.stderr, f"{words} | true: says {done.stderr[-200:]}")
        box.run(*LINT, "--output", "json=none/report", ".").says("none/report: cannot be written: no such file")


FAULTS = [
    link_loops, neither_files_nor_folders, settings_without_end, links_out_of_the_project,
    configuration_that_writes_elsewhere, yaml_bombs, rules_do_nothing_but_match, output_that_cannot_be_written,
]
