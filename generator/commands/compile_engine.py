"""Compiles a copy of the engine with Cython, from the same files that Python runs.

    python -m generator.commands.compile_engine --into DIR

copies the package to DIR/generator, joins the engine's modules there into one unit
(`one_unit.py`) and makes of it one extension module, `generator.engine.compiled`; where the
modules stood, each now hands on its own names from there. The checkout itself is not touched: a
compiled file beside its source would be imported in its place, and go on being imported after
the source has changed. `compiled_environment` says how to run a Python on the copy.

Which modules are compiled is read from the folder. A module without a `.pxd` stays Python: the
constants, which must be seen by name from everywhere. So does one whose `.pxd` holds C code
(`cdef extern`): that C is its compiled body. Nothing of the text of all others is left in the
copy, so that nothing falls back to Python unseen.

What holds in Cython 3.3, and so for whoever writes a `.pxd` here:

- `cdef public long long[4] suits` takes `self.suits = [0, 0, 0, 0]`; `int[40]` takes `[0] * 40`.
  Seen from outside it is read as a list that is a copy: writing to an element is lost.
- A constant is not cimported. Its module has no `.pxd`; a module that uses it imports it by name
  and says `cdef long long ONE` in its own `.pxd`. A table so too: `WORTH = WORTHS` in the `.py`,
  `cdef int[4] WORTH` in the `.pxd`.
- Functions called from another module are `cpdef`, imported in the `.py`, cimported in the `.pxd`.
- The left side of `<<` must be `long long`: `ONE << card`, never `1 << card`; but for parts of an
  event below bit 24.
- C arrays are not checked: an index below 0 or past the end reads other memory.
- `Table table not None` at what the rest of the program calls; `noexcept` only further in.
"""

import argparse
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from pathlib import Path

from generator.commands.one_unit import Module, joined, read_module

PACKAGE = Path(__file__).resolve().parents[1]

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # `card: int` in the .py may be a long long in the .pxd
    "infer_types": True,  # locals become C numbers without being listed
    "boundscheck": False,
    "wraparound": False,
    "cdivision": False,  # // and % as Python has them
    "auto_pickle": False,
    "binding": False,  # functions as built-in ones are: less to make, quicker to call
}

UNIT = "compiled"  # the one module that is made

# Instructions on bits, as Linux calls them, and what the compiler is told to make use of them.
BITS = {"bmi1": "-mbmi", "bmi2": "-mbmi2", "popcnt": "-mpopcnt"}

# A stage that is called from many places may still be put in place where it counts.
INLINE = [
    *("--param", "max-inline-insns-auto=200"),
    *("--param", "inline-unit-growth=100"),
    *("--param", "large-function-growth=300"),
]


class CannotCompile(Exception):
    """Why there is no compiled engine, in one line."""


def compile_engine(into: Path) -> None:
    """Put the package into `into/generator`, with its engine compiled. `into` is made if missing.

    Raises CannotCompile without a C compiler or Python's headers, or when they refuse.
    """
    missing = what_is_missing()
    if missing:
        raise CannotCompile(missing)
    copy = into.resolve() / PACKAGE.name
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(
        PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.c")
    )
    modules = [read_module(path) for path in to_compile(copy / "engine")]
    unit = write_unit(copy / "engine", modules)
    with tempfile.TemporaryDirectory() as scratch:
        build(unit, into.resolve(), Path(scratch))
    unit.unlink()


def write_unit(engine: Path, modules: Iterable[Module]) -> Path:
    """Put the one unit in the place of its modules; each of them hands on its names from it."""
    unit = engine / f"{UNIT}.py"
    text, types = joined(modules)
    unit.write_text(text, "utf-8")
    unit.with_suffix(".pxd").write_text(types, "utf-8")
    for module in modules:
        handed_on = f"from generator.engine.{UNIT} import {', '.join(module.defines)}\n"
        (engine / f"{module.name}.py").write_text(handed_on, "utf-8")
        (engine / f"{module.name}.pxd").unlink()
    return unit


def compiled_environment(into: Path) -> dict[str, str]:
    """The environment in which Python imports the package from `into`, wherever it is started."""
    return {**os.environ, "PYTHONPATH": str(into.resolve()), "PYTHONSAFEPATH": "1"}


def what_is_missing() -> str:
    """What a compiled engine would still need, in a line; empty if nothing."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and not shutil.which(compiler):
        return f"no C compiler: {compiler} is not installed"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's headers are not installed (python3-dev on Debian and Ubuntu)"
    return ""


def to_compile(engine: Path) -> list[Path]:
    """The engine's modules that have types beside them and no C body, by name."""
    return [
        types.with_suffix(".py")
        for types in sorted(engine.glob("*.pxd"))
        if "cdef extern" not in types.read_text(encoding="utf-8")
        and types.with_suffix(".py").is_file()
    ]


def build(unit: Path, root: Path, scratch: Path) -> None:
    """Compile a module under `root` in place, with all that comes between in `scratch`."""
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError as CythonError
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError, CCompilerError

    name = ".".join(unit.relative_to(root).with_suffix("").parts)
    extensions = [Extension(name, [str(unit)], extra_compile_args=compiler_flags())]
    try:
        made = cythonize(
            extensions,
            include_path=[str(root)],
            build_dir=str(scratch / "c"),
            compiler_directives=DIRECTIVES,
            quiet=True,
        )
        command = build_ext(Distribution({"name": PACKAGE.name, "ext_modules": made}))
        command.build_lib = str(root)
        command.build_temp = str(scratch / "o")
        command.ensure_finalized()
        command.run()
    except (CythonError, BaseError, CCompilerError) as refused:
        raise CannotCompile("the engine does not compile; the compiler says why above") from refused


def compiler_flags() -> list[str]:
    """Fast, for the processor at hand; a shift that loses bits is refused."""
    if os.name == "nt":
        return ["/O2"]
    flags = ["-O3", "-g0", "-Werror=shift-count-overflow", "-Wno-unused-function", *INLINE]
    has = processor_has() & BITS.keys()
    return flags + [BITS[name] for name in sorted(has)] + (["-mtune=native"] if has else [])


def processor_has() -> set[str]:
    """What this processor can do, as Linux tells it; nothing where nobody tells.

    A copy is compiled where it is used. All that other machines would refuse are instructions on
    bits; wider vectors would gain nothing.
    """
    try:
        told = Path("/proc/cpuinfo").read_text("utf-8")
    except OSError:
        return set()
    return {word for line in told.splitlines() if line.startswith("flags") for word in line.split()}


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m generator.commands.compile_engine",
        description="Compile a copy of the engine into a folder of its own.",
    )
    parser.add_argument("--into", type=Path, required=True, metavar="DIR")
    try:
        compile_engine(parser.parse_args(words).into)
    except CannotCompile as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
