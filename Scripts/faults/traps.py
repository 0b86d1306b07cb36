"""Huge and nasty input: time grows with the bytes, memory stays a small multiple of them, nothing crashes."""

import os

from sandbox import MIGRATE, NEW, OLD, Fault, Sandbox, check

LINT = ("lint", "--quiet", "--jobs", "1")
CHECK = (*MIGRATE, "--check")


def chain(n):
    return "import UIKit\nlet v = a" + ".a" * n + "\n"


def call_chain(n):
    return "import UIKit\nlet v = a" + ".map { $0.redColor() }" * n + "\n"


def locals_(n):
    lines = "".join(f"  let v{i} = UIColor.redColor()\n  use(v{i})\n" for i in range(n))
    return "import UIKit\nfunc f() {\n" + lines + "}\n"


def overloads(n):
    return "".join(f"func f(a{i}: Int) -> T{i} {{ return f(a{i}: 1) }}\n" for i in range(n))


def members(n):
    lines = "".join(f"  var v{i}: UIColor {{ return UIColor.redColor() }}\n" for i in range(n))
    return "import UIKit\nclass C {\n" + lines + "}\n"


def types(n):
    return "".join(f"class C{i + 1}: C{i} {{ }}\n" for i in range(n)) + f"let c = C{n}()\nlet d = c.x.y\n"


def extensions(n):
    return "struct S { }\n" + "".join(f"extension S {{ func f{i}() -> S {{ return self.f{i}() }} }}\n" for i in range(n))


def literal(n):
    return "let v = [" + ", ".join(f"{i}: \"{i}\"" for i in range(n)) + "]\n"


def operators(n):
    return "let v = a" + " + a.b * 2" * n + "\n"


def comparisons(n):
    return "let v = a" + " ?? a == nil ? b : c" * n + "\n"


def ternaries(n):
    return "let v = " + "a ? b : " * n + "c\n"


def closures(n):
    return "let v = " + "f { " * n + "a.redColor()" + " }" * n + "\n"


def dispatches(n):
    opening = "dispatch_async(dispatch_get_main_queue()) {\n"
    return "import UIKit\nfunc f() {\n" + opening * n + "self.a()\n" + "}\n" * n + "}\n"


def brackets(n):
    return "let v = " + "(" * n + "a" + ")" * n + "\n"


def open_brackets(n):
    return "let v = " + "([{" * n + "\n"


def shut_brackets(n):
    return "let v = a" + ")]}" * n + "\n"


def angles(n):
    return "let v: " + "A<" * n + "B" + ">" * n + " = 1\n"


def open_angles(n):
    return "let v = " + "a<b, " * n + "c\n"


def conditions(n):
    return "#if a\n" * n + "let v = 1\n" + "#endif\n" * n


def branches(n):
    return "if a { b() }" + " else if a { b() }" * n + "\n"


def cases(n):
    return "switch a {\n" + "".join(f"case .Case{i}: b()\n" for i in range(n)) + "}\n"


def enums(n):
    return "enum E {\n" + "".join(f"  case Case{i}\n" for i in range(n)) + "}\n" + "".join(
        f"let v{i} = E.Case{i}\n" for i in range(n))


def comments(n):
    return "/*" * n + "*/" * n + "\n"


def open_comments(n):
    return "/* /" * n + "\n"


def interpolations(n):
    return "let v = " + '"\\(' * n + "a" + ')"' * n + "\n"


def open_strings(n):
    return 'let v = "a\n' * n


def hashes(n):
    return "let v = " + "#" * n + '"a"' + "#" * n + "\n"


def slashes(n):
    return "let v = /a(\n" * n


def attributes(n):
    return "@objc " * n + "func f() { }\n"


def selectors(n):
    return "import UIKit\n" + "let v = Selector(\"f:\")\n" * n


def loops(n):
    return "for (var i = 0; i < 9; i++) {\n" * n + "}\n" * n


def parameters(n):
    return "func f(" + ", ".join(f"a{i}: Int" for i in range(n)) + ") { }\nf(" + ", ".join(f"a{i}: 1" for i in range(n)) + ")\n"


def curried(n):
    return "func f" + "(a: Int)" * n + " { }\nlet v = f" + "(1)" * n + "\n"


def one_name(n):
    return "import UIKit\n" + "hidden = !hidden\n" * n


def prefixes(n):
    return "let v = " + "!" * n + "a\n" + "let w = " + "- " * n + "1\n" + "let x = " + "try " * n + "a\n"


def suffixes(n):
    return "let v = a" + "!" * n + "\nlet w = a" + "[0]" * n + "\nlet x = a" + "?.b" * n + "\n"


def suppressions(n):
    return "let f = UIFont(name: n, size: 1)! // molt:disable:this forced-custom-font\n" * n


# The sizes are those at which a quadratic step shows: some seconds.
TRAPS = [
    (chain, 100_000), (call_chain, 10_000), (locals_, 50_000), (overloads, 20_000), (members, 20_000), (types, 10_000),
    (extensions, 20_000), (literal, 100_000), (operators, 20_000), (comparisons, 10_000), (ternaries, 20_000),
    (closures, 10_000), (dispatches, 300), (brackets, 100_000), (open_brackets, 100_000), (shut_brackets, 100_000),
    (angles, 20_000), (open_angles, 20_000), (conditions, 20_000), (branches, 20_000), (cases, 20_000), (enums, 20_000),
    (comments, 100_000), (open_comments, 100_000), (interpolations, 20_000), (open_strings, 100_000), (hashes, 100_000),
    (slashes, 20_000), (attributes, 20_000), (selectors, 20_000), (loops, 2_000), (parameters, 10_000), (curried, 10_000),
    (one_name, 50_000), (prefixes, 50_000), (suffixes, 50_000), (suppressions, 20_000),
]
# Of CPU, for the whole of a trap; a quadratic step takes far more.
SECONDS = float(os.environ.get("FAULT_SECONDS", 20))


def linear_time(tools, thorough):
    """Time is linear: four times the input takes no more than eight times as long."""
    found = []
    slowest = (0, "")
    for make, size in TRAPS:
        for words in (CHECK, LINT):
            told = f"{make.__name__.strip('_')}({size}), molt {words[0]}"
            try:
                with Sandbox(*tools) as box:
                    box.write("Small.swift", make(size // 4))
                    box.write("Large.swift", make(size))
                    small = box.run(*words, "Small.swift", seconds=SECONDS * 6)
                    os.rename(box.folder / "Small.swift", box.folder / "Small.txt")
                    large = box.run(*words, "Large.swift", seconds=SECONDS * 6)
                    length = (box.folder / "Large.swift").stat().st_size
                # What is nested deeper than it follows, Molt leaves alone and says so.
                is_left = large.status == 2 and "nested too deeply" in large.error
                check(large.status in (0, 1) or is_left, f"status {large.status}", large.error[-200:])
                check(large.cpu < SECONDS, f"takes {large.cpu:.1f} s")
                check(large.cpu < 8 * small.cpu + 0.5, f"takes {small.cpu:.2f} s, then {large.cpu:.2f} s for four times as much")
                check(large.memory < 300_000 + length // 1024 * 200, f"takes {large.memory >> 10} MB")
                slowest = max(slowest, (large.cpu, told))
            except Fault as error:
                found.append(f"{told}: {error}")
                print(f"  {found[-1]}", flush=True)
    check(not found, f"{len(found)} traps")
    return f"slowest: {slowest[1]}, {slowest[0]:.1f} s of CPU"


def huge_file(tools, thorough):
    """A file of 500 MB is refused without being read."""
    with Sandbox(*tools) as box:
        box.write("A.swift")
        with open(box.folder / "Huge.swift", "wb") as file:
            for _ in range(500):
                file.write(b"let a = 1 // text\n" * 58254)
        for words in (MIGRATE, LINT):
            outcome = box.run(*words, ".").says("Huge.swift: is too large")
            check(outcome.memory < 200_000, f"takes {outcome.memory >> 10} MB")
        check(box.read("A.swift") == NEW, "the other file is not migrated")


def long_line(tools, thorough):
    """A line of 50 MB, in bounded time and memory."""
    with Sandbox(*tools) as box:
        box.write("Code.swift", "import UIKit; " + "let c = UIColor.redColor(); " * (50_000_000 // 28))
        box.write("Text.swift", 'let a = "' + "x" * 50_000_000 + '"\n')
        for name in ("Text.swift", "Code.swift"):
            for words in (LINT, CHECK):
                outcome = box.run(*words, name, seconds=600, memory=20_000).ends(0, 1)
                check(outcome.cpu < 120, f"{name}, {words[0]}: {outcome.cpu:.0f} s")
                check(outcome.memory < 10_000_000, f"{name}, {words[0]}: {outcome.memory >> 10} MB")


def many_files(tools, thorough):
    """200,000 small files: memory does not grow with every one."""
    with Sandbox(*tools) as box:
        for number in range(200_000):
            name = f"F{number // 1000}/F{number}.swift"
            if number % 1000 == 0:
                os.makedirs(box.folder / f"F{number // 1000}")
            with open(box.folder / name, "w") as file:
                file.write(f"let a{number} = 1\n")
        box.write("Last.swift")
        for words in (LINT, MIGRATE):
            outcome = box.run(*words, ".", seconds=600).ends(0)
            check(outcome.memory < 1_000_000, f"{words[0]} takes {outcome.memory >> 10} MB")
        check(box.read("Last.swift") == NEW, "the last file is not migrated")


FAULTS = [linear_time, huge_file, long_line, many_files]
