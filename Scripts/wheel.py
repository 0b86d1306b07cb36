"""Packs the release binary into a Python wheel, so that pip, pre-commit and prek can install it: wheel.py BINARY FOLDER."""

import base64
import hashlib
import pathlib
import platform
import re
import subprocess
import sys
import zipfile

NAME = "molt-swift"


def platform_tag(binary: bytes) -> str:
    machine = platform.machine()
    if platform.system() == "Darwin":
        return f"macosx_13_0_{machine}"
    # The newest symbol of the C library that the binary asks for says on which systems it runs.
    versions = [int(minor) for minor in re.findall(rb"\0GLIBC_2\.(\d+)(?=[.\0])", binary)]
    return f"manylinux_2_{max(versions)}_{machine}" if versions else f"linux_{machine}"


def metadata(version: str, readme: str) -> str:
    return (
        "Metadata-Version: 2.4\n"
        f"Name: {NAME}\n"
        f"Version: {version}\n"
        "Summary: Rewrites old Swift into today's Swift, and finds code that crashes or silently does nothing\n"
        "License-Expression: Apache-2.0\n"
        "License-File: LICENSE\n"
        "Requires-Python: >=3.8\n"
        "Description-Content-Type: text/markdown\n"
        f"\n{readme}"
    )


def main() -> None:
    binary_path, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    root = pathlib.Path(__file__).resolve().parent.parent
    binary = binary_path.read_bytes()
    version = subprocess.run([binary_path, "--version"], check=True, capture_output=True, text=True).stdout.split()[1]
    tag = f"py3-none-{platform_tag(binary)}"
    stem = f"{NAME.replace('-', '_')}-{version}"
    info = f"{stem}.dist-info"
    files = [
        (f"{stem}.data/scripts/molt", binary, 0o755),
        (f"{info}/METADATA", metadata(version, (root / "README.md").read_text()).encode(), 0o644),
        (f"{info}/WHEEL", f"Wheel-Version: 1.0\nGenerator: molt\nRoot-Is-Purelib: false\nTag: {tag}\n".encode(), 0o644),
        (f"{info}/licenses/LICENSE", (root / "LICENSE").read_bytes(), 0o644),
    ]
    record = ""
    for name, content, _ in files:
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(content)}\n"
    files.append((f"{info}/RECORD", f"{record}{info}/RECORD,,\n".encode(), 0o644))
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / f"{stem}-{tag}.whl"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, content, mode in files:
            # A fixed date: the same binary makes the same wheel.
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = (0o100000 | mode) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, content)
    print(target)


main()
