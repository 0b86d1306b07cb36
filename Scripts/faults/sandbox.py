"""A folder of its own for one fault, and the tool run in it with bounded time and memory."""

import dataclasses
import os
import pathlib
import resource
import shutil
import signal
import subprocess
import tempfile
import time

OLD = "import UIKit\n\nfunc paint(_ view: UIView) {\n  view.backgroundColor = UIColor.redColor()\n}\n"
NEW = "import UIKit\n\nfunc paint(_ view: UIView) {\n  view.backgroundColor = UIColor.red\n}\n"
MIGRATE = ("migrate", "--from", "2", "--to", "5", "--quiet", "--allow-dirty", "--jobs", "1")
NOBODY = 65534


class Fault(Exception):
    """What the tool did wrong."""


def check(condition, *what):
    if not condition:
        raise Fault(" ".join(str(part) for part in what))


def shimmed(fault):
    """Marks a fault that needs the library by which calls of the system fail."""
    fault.is_shimmed = True
    return fault


@dataclasses.dataclass
class Outcome:
    status: int
    output: str
    error: str
    cpu: float
    # Kilobytes at the peak.
    memory: int

    def says(self, text, status=2):
        check(self.status == status, f"status {self.status} instead of {status}:", self.error[-400:])
        check(text in self.error, f"'{text}' is not said, but:", self.error[-400:])
        return self

    def ends(self, *statuses):
        """Ends in one of these ways, and tells nothing of a crash."""
        check(self.status in statuses, f"status {self.status}, not one of {statuses}:", self.error[-400:])
        return self


class Sandbox:
    def __init__(self, molt, shim=None):
        self.molt = molt
        self.shim = shim
        # Resolved, because the tool resolves links too.
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="molt-faults-")).resolve()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder, ignore_errors=True)

    def write(self, name, text=OLD):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    def read(self, name):
        return (self.folder / name).read_bytes().decode()

    def spawn(self, *words, environment=None, files=None, user=None, memory=4096, folder="."):
        """Starts the tool.

        files: the most bytes that a file may get. user: as whom. memory: megabytes of address space. folder: where.
        """

        def limit():
            if files is not None:
                resource.setrlimit(resource.RLIMIT_FSIZE, (files, files))
            resource.setrlimit(resource.RLIMIT_AS, (memory << 20, memory << 20))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            if user is not None and os.geteuid() == 0:
                os.setgroups([])
                os.setgid(user)
                os.setuid(user)

        values = dict(os.environ, **(environment or {}))
        if environment and self.shim:
            values["LD_PRELOAD"] = str(self.shim)
        captures = [tempfile.TemporaryFile() for _ in range(2)]
        process = subprocess.Popen(
            [str(self.molt), *words], cwd=self.folder / folder, env=values, preexec_fn=limit, stdin=subprocess.DEVNULL,
            stdout=captures[0], stderr=captures[1])
        return process, captures

    def finish(self, started, seconds=60):
        process, captures = started
        end = time.monotonic() + seconds
        while True:
            pid, status, usage = os.wait4(process.pid, os.WNOHANG)
            if pid:
                break
            if time.monotonic() > end:
                process.send_signal(signal.SIGKILL)
                os.wait4(process.pid, 0)
                process.returncode = -9
                raise Fault(f"has not ended after {seconds} s")
            time.sleep(0.005)
        process.returncode = os.waitstatus_to_exitcode(status)
        texts = []
        for capture in captures:
            capture.seek(0)
            texts.append(capture.read().decode(errors="replace"))
            capture.close()
        return Outcome(process.returncode, *texts, usage.ru_utime + usage.ru_stime, usage.ru_maxrss)

    def run(self, *words, seconds=60, **options):
        return self.finish(self.spawn(*words, **options), seconds)

    def leftovers(self):
        """Files that the tool made beside the sources and did not take away."""
        return [str(path.relative_to(self.folder)) for path in self.folder.rglob(".molt-*")]
