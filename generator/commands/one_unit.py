"""Joins the engine's modules into one text for the C compiler, with their types beside it.

Each module stays a file that is read and run by itself; only the copy that is compiled is one
unit. So a call from stage to stage is one that C can put in place, and a constant is a number in
the code, where in modules apart both would be looked up in memory at every use.

Taken out are the imports among the modules, and the constants, which become C's; text and order
of all else stay. Two modules must not use one name for two things.
"""

import ast
import importlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

PLACE = "generator.engine"
C_NAME = "minchiate_"  # before each constant in C, whose own headers have names enough

CONSTANT = re.compile(r"^cdef ((?:unsigned )?long long|int)(?:\[(\d+)\])? ([\w, ]+)\n", re.M)
CIMPORT = re.compile(rf"^from {re.escape(PLACE)}\.(\w+) cimport [\w, ]+\n", re.M)
SUFFIX = {"int": "", "long long": "LL", "unsigned long long": "ULL"}


@dataclass(frozen=True)
class Module:
    """One module of the engine: what it needs and defines, and the texts of its two files."""

    name: str
    needs: tuple[str, ...]
    defines: tuple[str, ...]
    text: str
    types: str


@dataclass(frozen=True)
class Constant:
    """A constant or table: how C defines it, and how the types declare it."""

    definition: str
    declaration: str


def read_module(path: Path) -> Module:
    """A module without imports and constants, and its types as they stand."""
    source = path.read_text("utf-8")
    lines = source.splitlines()
    needs: list[str] = []
    defines: list[str] = []
    kept: list[str] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(PLACE):
            needs.append(node.module.rpartition(".")[2])
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            defines.append(node.name)
            kept.append("\n".join(lines[node.lineno - 1 : node.end_lineno]))
    types = path.with_suffix(".pxd").read_text("utf-8")
    return Module(path.stem, tuple(needs), tuple(defines), "\n\n\n".join(kept), types)


def in_order(modules: Iterable[Module]) -> list[Module]:
    """The modules, each after those that it needs; there is no circle among them."""
    left = {module.name: module for module in modules}
    order: list[Module] = []
    while left:
        ready = [m for m in left.values() if not any(need in left for need in m.needs)]
        assert ready, f"a circle of imports among {', '.join(left)}"
        order += ready
        for module in ready:
            del left[module.name]
    return order


def constants_of(modules: Iterable[Module]) -> dict[str, Constant]:
    """The constants of the modules by name, with the values that they have in Python."""
    found: dict[str, Constant] = {}
    for module in modules:
        python = importlib.import_module(f"{PLACE}.{module.name}")
        for number, length, names in CONSTANT.findall(module.types):
            for name in names.split(", "):
                constant = _constant(name, number, length, getattr(python, name))
                if found.setdefault(name, constant) != constant:
                    raise ValueError(f"{module.name}: {name} is something else in another module")
    return found


def _constant(name: str, number: str, length: str, value: int | tuple[int, ...]) -> Constant:
    c_name = C_NAME + name
    if isinstance(value, int):
        definition = f"#define {c_name} (({number}) {value}{SUFFIX[number]})"
        return Constant(definition, f'{number} {name} "{c_name}"')
    figures = ", ".join(f"{figure}{SUFFIX[number]}" for figure in value)
    definition = f"static const {number} {c_name}[{length}] = {{{figures}}};"
    return Constant(definition, f'{number}[{length}] {name} "{c_name}"')


def joined(modules: Iterable[Module]) -> tuple[str, str]:
    """The one text of the modules and the one text of their types.

    Raises ValueError where two modules use one name for two things.
    """
    order = in_order(modules)
    owners: dict[str, str] = {}
    for module in order:
        for name in module.defines:
            if owners.setdefault(name, module.name) != module.name:
                raise ValueError(f"{module.name} and {owners[name]} both define {name}")
    constants = constants_of(order).values()
    extern = [
        "cdef extern from *:",
        '    """',
        *(f"    {constant.definition}" for constant in constants),
        '    """',
        *(f"    {constant.declaration}" for constant in constants),
    ]
    names = {module.name for module in order}
    head, types = set(), []
    for module in order:
        for found in CIMPORT.finditer(module.types):
            if found[1] not in names:
                head.add(found[0])
        types.append(CONSTANT.sub("", CIMPORT.sub("", module.types)))
    text = "\n\n\n".join(module.text for module in order)
    return text + "\n", "".join(sorted(head)) + "\n".join([*extern, *types])
