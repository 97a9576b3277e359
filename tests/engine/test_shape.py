"""The engine keeps to what both its readers, Python and the C compiler, understand alike.

Each refusal here is a thing that would run, and give another result or a slow one, compiled.
"""

import ast
import re

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from generator.engine import primitives
from tests.conftest import ROOT

ENGINE = ROOT / "generator" / "engine"
# Python in every form: constants, which must be seen by name from everywhere; the two bodies of
# the primitives, of which C has its own. So is the package `rules`, which folds a rule set once.
NEVER_COMPILED = {"__init__", "because", "codes", "primitives"}
CONSTANTS = {"because", "codes"}
MODULES = sorted(path.stem for path in ENGINE.glob("*.py"))
COMPILED = [module for module in MODULES if module not in NEVER_COMPILED]
TYPED = [*COMPILED, "primitives"]
NUMBERS = r"(?:(?:unsigned )?long long|int)(?:\[\d+\])?"


def tree(module):
    return ast.parse((ENGINE / f"{module}.py").read_text(encoding="utf-8"))


def types(module):
    """The lines of a module's .pxd, continued ones joined."""
    text = (ENGINE / f"{module}.pxd").read_text(encoding="utf-8")
    return re.sub(r"\(\s*([^()]*?)\s*\)(?! )", lambda m: f"({' '.join(m[1].split())})", text)


# ---------------------------------------------------------------- what may be written


class Refused(ast.NodeVisitor):
    """Collects what restricted Python does not have."""

    def __init__(self):
        self.found = []

    def refuse(self, node, what):
        self.found.append(f"line {node.lineno}: {what}")
        self.generic_visit(node)

    def visit_Set(self, node):
        self.refuse(node, "a set")

    def visit_Dict(self, node):
        self.refuse(node, "a dict")

    def visit_Lambda(self, node):
        self.refuse(node, "a lambda")

    def visit_comprehension(self, node):
        self.found.append(f"line {node.iter.lineno}: a comprehension")

    def visit_Try(self, node):
        self.refuse(node, "a try")

    def visit_TryStar(self, node):
        self.refuse(node, "a try")

    def visit_With(self, node):
        self.refuse(node, "a with")

    def visit_Slice(self, node):
        self.refuse(node, "a slice")

    def visit_Constant(self, node):
        if isinstance(node.value, float | complex):
            self.refuse(node, "a number that is not whole")

    def visit_Call(self, node):
        if isinstance(node.func, ast.Name) and node.func.id in REFUSED_CALLS:
            self.refuse(node, f"a call of {node.func.id}")
        else:
            self.generic_visit(node)

    def visit_Subscript(self, node):
        below_zero = isinstance(node.slice, ast.UnaryOp) and isinstance(node.slice.op, ast.USub)
        if below_zero:
            self.refuse(node, "an index below 0: C would read other memory")
        else:
            self.generic_visit(node)

    def operation(self, node, operator, left, right):
        if isinstance(operator, ast.Div | ast.Pow | ast.MatMult):
            self.refuse(node, "a division that is not whole, or a power")
        elif (
            isinstance(operator, ast.LShift)
            and isinstance(left, ast.Constant)
            and not isinstance(right, ast.Constant)
        ):
            self.refuse(node, "a literal shifted by a variable: C would cut it at 32 bits")
        else:
            self.generic_visit(node)

    def visit_BinOp(self, node):
        self.operation(node, node.op, node.left, node.right)

    def visit_AugAssign(self, node):
        self.operation(node, node.op, node.target, node.value)


REFUSED_CALLS = {
    "set", "frozenset", "dict", "list", "tuple", "float", "divmod", "pow", "sorted", "any", "all",
    "sum", "map", "filter", "zip", "enumerate", "getattr", "setattr", "hash",
}  # fmt: skip


def refused(parsed):
    visitor = Refused()
    visitor.visit(parsed)
    return visitor.found


@pytest.mark.parametrize("module", TYPED)
def test_the_engine_is_written_in_restricted_python(module):
    assert refused(tree(module)) == []


@pytest.mark.parametrize(
    "text",
    [
        "{1, 2}", "{}", "lambda: 0", "[x for x in y]", "sum(x for x in y)", "0.5", "a / b",
        "a /= b", "1 << card", "0x3FFF << 14 * suit", "a[-1]", "a[1:]", "set()", "sorted(a)",
        "2 ** n", "try:\n    f()\nfinally:\n    g()", "with a:\n    f()",
    ],
)  # fmt: skip
def test_what_the_engine_may_not_have_is_refused(text):
    assert refused(ast.parse(text))


@pytest.mark.parametrize("text", ["1 << 39", "ONE << card", "a // b", "a[place - 1]", "[0] * 97"])
def test_what_the_engine_may_have_is_not_refused(text):
    assert refused(ast.parse(text)) == []


# ---------------------------------------------------------------- a line for everything


def functions(module):
    return {
        node.name: [argument.arg for argument in node.args.args]
        for node in tree(module).body
        if isinstance(node, ast.FunctionDef)
    }


def typed_functions(module):
    lines = re.findall(
        r"^ *cp?def [^\n]*?(\w+)(?: \"\w+\")?\(([^()]*)\)(?: noexcept)?$",
        types(module), flags=re.M,
    )  # fmt: skip
    return {
        name: [argument.split()[-1] for argument in arguments.split(",") if argument.strip()]
        for name, arguments in lines
    }


def classes(module):
    return {
        node.name: {
            word.value
            for line in node.body
            if isinstance(line, ast.Assign) and line.targets[0].id == "__slots__"
            for word in line.value.elts
        }
        for node in tree(module).body
        if isinstance(node, ast.ClassDef)
    }


def typed_classes(module):
    found = {}
    for line in types(module).splitlines():
        if opened := re.match(r"cdef class (\w+):", line):
            current = found[opened[1]] = set()
        elif declared := re.match(rf"    cdef public (?:{NUMBERS}|\w+) (.+)", line):
            current.update(name.strip() for name in declared[1].split(","))
        elif line.startswith("    cdef"):
            current.add(f"not public: {line.strip()}")
    return found


def imported(module):
    """What a module imports from the engine: (module, name)."""
    return [
        (node.module.rpartition(".")[2], alias.name)
        for node in tree(module).body
        if isinstance(node, ast.ImportFrom) and node.module.startswith("generator.engine")
        for alias in node.names
    ]


def cimported(module):
    lines = re.findall(
        r"^from generator\.engine\.(\w+) cimport \(?([\w, ]+)\)?$", types(module), flags=re.M
    )
    return [(source, name.strip()) for source, names in lines for name in names.split(",")]


def assigned(module):
    """The constants and tables that a module makes for itself."""
    return {node.targets[0].id for node in tree(module).body if isinstance(node, ast.Assign)}


def typed_constants(module):
    lines = re.findall(rf"^cdef {NUMBERS} ([\w, ]+)$", types(module), flags=re.M)
    return {name.strip() for names in lines for name in names.split(",")}


def is_constant(name):
    return name.isupper()


def test_every_module_has_types_or_is_never_compiled():
    for module in MODULES:
        is_typed = (ENGINE / f"{module}.pxd").is_file()
        assert is_typed == (module in TYPED), module


def test_every_types_file_has_its_module():
    assert {path.stem for path in ENGINE.glob("*.pxd")} <= set(MODULES)


@pytest.mark.parametrize("module", TYPED)
def test_every_function_has_its_line_of_types(module):
    """One without would be a slow Python function, called from C."""
    assert typed_functions(module) == functions(module)


@pytest.mark.parametrize("module", COMPILED)
def test_every_attribute_has_its_line_of_types_and_is_public(module):
    """One without could not be set at all."""
    assert typed_classes(module) == classes(module)


@pytest.mark.parametrize("module", COMPILED)
def test_every_attribute_is_set_when_made(module):
    for node in tree(module).body:
        if isinstance(node, ast.ClassDef):
            made = {
                target.attr
                for line in ast.walk(node)
                if isinstance(line, ast.Assign | ast.AnnAssign)
                for target in (line.targets if isinstance(line, ast.Assign) else [line.target])
                if isinstance(target, ast.Attribute)
            }
            assert made == classes(module)[node.name], node.name


@pytest.mark.parametrize("module", COMPILED)
def test_every_constant_has_a_c_copy_in_the_module_that_uses_it(module):
    """One without would be looked up by name at every use; one too many would stay 0."""
    used = {
        node.id
        for node in ast.walk(tree(module))
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    }
    here = {name for _, name in imported(module) if is_constant(name)} | assigned(module)
    tables = {name for name in here if name not in typed_constants(module)}
    # what a table is made of is read once: SUIT_OF = SUIT_MASK, KING_ASKED = (*KING_BIT, 0, 0)
    copied = {
        name.id
        for node in tree(module).body
        if isinstance(node, ast.Assign)
        for name in ast.walk(node.value)
        if isinstance(name, ast.Name)
    }
    assert tables <= copied
    assert typed_constants(module) <= here
    assert here <= used | assigned(module)


@pytest.mark.parametrize("module", COMPILED)
def test_constants_come_from_modules_that_are_never_compiled(module):
    """C constants of a compiled module cannot be imported: it fails only when it runs."""
    for source, name in imported(module):
        if is_constant(name):
            assert source in CONSTANTS, name


@pytest.mark.parametrize("module", COMPILED)
def test_what_is_imported_from_the_engine_is_cimported_too(module):
    """Or the call would go through Python."""
    called = [(source, name) for source, name in imported(module) if not is_constant(name)]
    assert sorted(cimported(module)) == sorted(called)


def test_every_function_that_is_called_from_outside_is_cpdef():
    """A `cdef` function cannot be imported."""
    for module in COMPILED:
        assert not re.search(r"^cdef [^\n]*\(", types(module), flags=re.M), module


def test_the_engine_has_no_circle_of_imports():
    """C types are made when a module is imported: a circle would find them half made."""
    needs = {module: {source for source, _ in imported(module)} for module in COMPILED}
    needs |= {module: set() for module in NEVER_COMPILED}
    order = []
    while needs:
        ready = sorted(module for module, others in needs.items() if others <= set(order))
        assert ready, f"a circle among {sorted(needs)}"
        order += ready
        needs = {module: others for module, others in needs.items() if module not in ready}


# ---------------------------------------------------------------- primitives


masks = st.integers(min_value=1, max_value=2**63 - 1)


@given(masks)
def test_the_primitives_say_what_the_binary_digits_show(mask):
    digits = bin(mask)[2:]
    assert primitives.count(mask) == digits.count("1")
    assert primitives.highest(mask) == len(digits) - 1
    assert primitives.lowest(mask) == len(digits) - 1 - digits.rindex("1")


@given(number=st.integers(0, 2**21 - 1), divisor=st.integers(1, 97))
def test_the_remainder_is_what_whole_divisors_leave(number, divisor):
    left = primitives.remainder(number, divisor)
    assert 0 <= left < divisor
    assert (number - left) % divisor == 0


def test_an_empty_mask_counts_nothing():
    assert primitives.count(0) == 0


@given(st.sets(st.integers(0, 62), min_size=1))
def test_taking_the_lowest_away_goes_through_a_mask_upward(places):
    mask = sum(1 << place for place in places)
    seen = []
    while mask:
        seen.append(primitives.lowest(mask))
        mask &= mask - 1
    assert seen == sorted(places)


@given(masks)
def test_every_bit_has_its_number(mask):
    places = [primitives.nth(mask, number) for number in range(primitives.count(mask))]
    assert sum(1 << place for place in places) == mask
    assert places == sorted(places)


@given(suits=st.integers(0, 2**56 - 1), trumps=st.integers(0, 2**41 - 1), more=st.integers(0, 9))
def test_pick_gives_every_card_of_two_masks_in_order(suits, trumps, more):
    assume(suits or trumps)
    cards = [card for card in range(97) if (suits | trumps << 56) >> card & 1]
    numbers = range(more * len(cards), (more + 1) * len(cards))
    assert [primitives.pick(number, suits, trumps) for number in numbers] == cards
