"""The engine's modules as the one text that is compiled."""

import ast

import pytest

from generator.commands.compile_engine import to_compile
from generator.commands.one_unit import in_order, joined, read_module
from tests.conftest import ROOT

MODULES = [read_module(path) for path in to_compile(ROOT / "generator" / "engine")]


def a_module(folder, name, text, types):
    (folder / f"{name}.pxd").write_text(types)
    (folder / f"{name}.py").write_text(text)
    return read_module(folder / f"{name}.py")


def test_the_unit_defines_all_that_its_modules_define_and_imports_none_of_them():
    text, types = joined(MODULES)
    body = ast.parse(text).body
    wanted = [name for module in in_order(MODULES) for name in module.defines]
    assert [node.name for node in body] == wanted
    assert [line for line in types.splitlines() if "cimport" in line and "engine" in line] == [
        "from generator.engine.primitives cimport " + names
        for names in (
            "count",
            "count, highest, lowest",
            "count, lowest",
            "count, lowest, nth, pick",
            "highest",
            "lowest",
            "remainder",
        )
    ]


def test_a_module_comes_after_those_that_it_needs():
    done = set()
    names = {module.name for module in MODULES}
    for module in in_order(MODULES):
        assert set(module.needs) & names <= done
        done.add(module.name)


def test_a_constant_has_in_c_the_value_that_it_has_in_python():
    _, types = joined(MODULES)
    assert "#define minchiate_SUIT_CARDS ((int) 56)" in types
    assert "#define minchiate_MATTO ((long long) 1099511627776LL)" in types
    assert "#define minchiate_GOLDEN ((unsigned long long) 11400714819323198485ULL)" in types
    assert "static const long long minchiate_KING_OF[4] = {8192LL, 134217728LL," in types


def test_two_modules_may_not_define_one_name(tmp_path):
    one = a_module(tmp_path, "one", "def f():\n    pass\n", "cpdef void f() noexcept\n")
    two = a_module(tmp_path, "two", "def f():\n    pass\n", "cpdef void f() noexcept\n")
    with pytest.raises(ValueError, match="two and one both define f"):
        joined([one, two])


def test_a_constant_may_not_be_two_things(tmp_path):
    one = a_module(tmp_path, "codes", "", "cdef long long CARD_SHIFT\n")
    two = a_module(tmp_path, "events", "", "cdef int CARD_SHIFT\n")
    with pytest.raises(ValueError, match="events: CARD_SHIFT is something else"):
        joined([one, two])
