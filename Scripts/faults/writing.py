"""Faults while files are written: each file stays whole, and the journal takes the run back."""

import os
import shutil
import subprocess

from sandbox import MIGRATE, NEW, NOBODY, OLD, Sandbox, check, shimmed

FIX_OLD = """\
import UIKit

func mark(text: NSMutableAttributedString, name: String) {
  text.addAttribute(key, value: 1, range: NSMakeRange(0, name.characters.count))
}
"""
NAMES = ("A.swift", "Folder/B.swift")
FULL = 28


def tree(box, text=OLD):
    for name in NAMES:
        box.write(name, text)


def whole(box, old=OLD, new=NEW):
    """Whether each file is as it was or as it shall be; how many are the latter."""
    contents = [box.read(name) for name in NAMES]
    for name, content in zip(NAMES, contents):
        check(content in (old, new), f"{name} is neither its old nor its new content: {content[:80]!r}")
    return sum(content == new for content in contents)


def steps(tools, words):
    """How often a run opens, writes, flushes and renames."""
    with Sandbox(*tools) as box:
        tree(box)
        counter = box.folder / "count"
        box.run(*words, ".", environment={"FAULT_COUNT": str(counter)}).ends(0)
        check(whole(box) == len(NAMES), "not all files were migrated")
        return int(counter.read_text())


@shimmed
def killed_at_every_step(tools, thorough):
    """Killed before each of its writes, the tool leaves whole files, and undo takes back what it had written."""
    count = steps(tools, MIGRATE)
    check(count >= 5 * len(NAMES), f"only {count} calls were seen; the shim does not work")
    for step in range(1, count + 1):
        with Sandbox(*tools) as box:
            tree(box)
            box.run(*MIGRATE, ".", environment={"FAULT_AT": str(step), "FAULT_DO": "kill"}).ends(-9)
            written = whole(box)
            if written:
                box.run("undo").ends(0)
                check(whole(box) == 0, f"step {step}: undo has not restored all files")
            box.run(*MIGRATE, ".").ends(0)
            check(whole(box) == len(NAMES), f"step {step}: the next run has not done its work")


@shimmed
def disk_full_at_every_step(tools, thorough):
    """A disk that is full from some call on: said, and each file is whole."""
    count = steps(tools, MIGRATE)
    for step in range(1, count + 1):
        with Sandbox(*tools) as box:
            tree(box)
            outcome = box.run(*MIGRATE, ".", environment={"FAULT_AT": str(step), "FAULT_DO": str(FULL)})
            written = whole(box)
            # The last call makes the last rename durable; without it the files are written all the same.
            told = "no space left on the disk" in outcome.error
            check(told or step == count, f"step {step}: {outcome.error!r}")
            check(outcome.status == (0 if written == len(NAMES) else 2), f"step {step}: status {outcome.status}")
            check(not box.leftovers(), f"step {step}: left {box.leftovers()}")


def small_disk(tools, thorough):
    """A real file system without room, where one may be mounted."""
    with Sandbox(*tools) as box:
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=64k", "none", str(box.folder)], capture_output=True)
        if mounted.returncode:
            return "no file system can be mounted here"
        try:
            tree(box)
            room = os.statvfs(box.folder)
            box.write("ballast", b"x" * (room.f_bavail * room.f_frsize))
            box.run(*MIGRATE, ".").says("no space left on the disk")
            check(whole(box) == 0, "a file has changed")
            os.unlink(box.folder / "ballast")
            box.run(*MIGRATE, ".").ends(0)
            check(whole(box) == len(NAMES), "with room again, the files are not migrated")
        finally:
            subprocess.run(["umount", str(box.folder)], check=True)


def file_size_limit(tools, thorough):
    """A limit on the size of files (`ulimit -f`) is a message, not the end of the process."""
    with Sandbox(*tools) as box:
        big = OLD + "// more\n" * 2000
        box.write("Big.swift", big)
        box.write("Small.swift")
        box.run(*MIGRATE, ".", files=8192).says("Big.swift: cannot be written: File too large")
        check(box.read("Big.swift") == big, "the file has changed")
        check(box.read("Small.swift") == NEW, "the other file is not migrated")
        check(not box.leftovers(), f"left {box.leftovers()}")


def read_only_folder(tools, thorough):
    """A folder in which nothing can be made: said for each file, and the others are done."""
    molt, shim = tools
    with Sandbox(molt, shim) as box:
        tree(box)
        os.chmod(box.folder / "Folder", 0o555)
        if os.geteuid() == 0:
            box.molt = shutil.copy(molt, box.folder.parent / f"{box.folder.name}-tool")
            for path in [box.folder, *box.folder.rglob("*")]:
                os.chown(path, NOBODY, NOBODY)
        try:
            if box.run("--version", user=NOBODY).status:
                return "the tool cannot be run as another user"
            box.run(*MIGRATE, ".", user=NOBODY).says("Folder/B.swift: cannot be written: permission denied")
            check(whole(box) == 1, "the other file is not migrated")
        finally:
            os.chmod(box.folder / "Folder", 0o755)
            if box.molt != molt:
                os.unlink(box.molt)


@shimmed
def changed_between_reading_and_writing(tools, thorough):
    """A file that is saved meanwhile is left as its owner saved it."""
    for words in (MIGRATE, ("lint", "--fix", "--quiet")):
        with Sandbox(*tools) as box:
            text = OLD if words is MIGRATE else FIX_OLD
            path = box.write("A.swift", text)
            outcome = box.run(*words, ".", environment={"FAULT_CHANGE": str(path)})
            outcome.says("A.swift: was changed by someone else meanwhile")
            content = box.read("A.swift")
            check(content.startswith(text) and content.endswith("// saved\n"), f"the file holds {content!r}")
            check(not box.leftovers(), f"left {box.leftovers()}")


def two_at_once(tools, thorough):
    """Two runs over one tree: every file is migrated once, whoever does it."""
    with Sandbox(*tools) as box:
        names = [f"Folder{number % 5}/F{number}.swift" for number in range(60)]
        for name in names:
            box.write(name)
        started = [box.spawn(*MIGRATE, ".") for _ in range(2)]
        for outcome in [box.finish(one) for one in started]:
            outcome.ends(0, 2)
            lines = [line for line in outcome.error.splitlines() if "was changed by someone else meanwhile" not in line]
            check(not lines, "says", lines[:3])
        for name in names:
            check(box.read(name) == NEW, f"{name} holds {box.read(name)!r}")
        check(not box.leftovers(), f"left {box.leftovers()}")


def undo_is_exact(tools, thorough):
    """Bytes and modes are those from before the run."""
    texts = {
        "CRLF.swift": OLD.replace("\n", "\r\n").encode(), "Mark.swift": b"\xef\xbb\xbf" + OLD.encode(),
        "Odd.swift": OLD.encode() + b"// \xff\xfe\xc0", "Mode.swift": OLD.encode(),
    }
    with Sandbox(*tools) as box:
        for number, (name, text) in enumerate(texts.items()):
            os.chmod(box.write(name, text), (0o644, 0o600, 0o664, 0o751)[number])
        os.symlink("Mode.swift", box.folder / "Link.swift")

        def state():
            return {path.name: (path.is_symlink(), path.stat().st_mode, path.read_bytes())
                    for path in box.folder.glob("*.swift")}

        before = state()
        box.run(*MIGRATE, ".").ends(0)
        check(all(b"UIColor.red\r\n" in text or b"UIColor.red\n" in text for _, _, text in state().values()),
              "not all files were migrated")
        box.run("undo").ends(0)
        check(state() == before, "something is not as it was")


FAULTS = [
    killed_at_every_step, disk_full_at_every_step, small_disk, file_size_limit, read_only_folder,
    changed_between_reading_and_writing, two_at_once, undo_is_exact,
]
