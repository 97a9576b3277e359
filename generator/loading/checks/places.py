"""Where files stand: each has one place, and its name says what it is."""

import re
from collections.abc import Iterator
from pathlib import Path

from generator.loading.beside import BESIDE
from generator.loading.faults import did_you_mean, may_be
from generator.loading.library import LibraryFiles
from generator.loading.prose import LANGUAGES
from generator.model.answers import Mark
from generator.model.library import STAGES

_STAGE = "|".join(STAGES)
_BESIDE = "|".join(BESIDE)
_DATA = re.compile(
    rf"sources/[^/]+/(?:source|provisions|examples)"
    rf"|rulesets/(?:{_BESIDE})|rulesets/questionnaire/(?:{_STAGE})"
    rf"|rulesets/(?!questionnaire/)[^/]+/ruleset"
    rf"|rulesets/(?!questionnaire/)[^/]+/deals/[^/.]+"
)
_PROSE = {  # a file of texts -> the data file that it stands beside
    r"(sources/[^/]+)/(source)": "source",
    r"(sources/[^/]+)/(rendering|notes|text)": "provisions",
    r"(sources/[^/]+)/(examples)": "examples",
    rf"(rulesets)/({_BESIDE})": "",
    rf"(rulesets/questionnaire)/({_STAGE})": "",
    r"(rulesets/(?!questionnaire/)[^/]+)/(notes)": "ruleset",
    r"(rulesets/(?!questionnaire/)[^/]+/deals)/([^/.]+)": "",
}
_HOMES = {
    "source": "sources/<id>/", "provisions": "sources/<id>/", "examples": "sources/<id>/",
    "rendering": "sources/<id>/", "text": "sources/<id>/",
    "notes": "sources/<id>/ or rulesets/<id>/", "ruleset": "rulesets/<id>/",
    **dict.fromkeys(BESIDE, "rulesets/"), **dict.fromkeys(STAGES, "rulesets/questionnaire/"),
}  # fmt: skip


def check_places(files: LibraryFiles) -> None:
    """Tell of files that stand where nothing reads them, and of folders that lack their chief."""
    found = list(_data_files(files.root))
    there = set(found)
    for file in found:
        _check_file(files, file, there)
    for ground, chief, code in (("sources", "source", "S015"), ("rulesets", "ruleset", "R027")):
        folders = {
            "/".join(f.split("/")[:2]) for f in found if f.startswith(ground) and f.count("/") > 1
        }
        for folder in sorted(folders - {"rulesets/questionnaire"}):
            if f"{folder}/{chief}.yaml" not in there:
                files.faults.add(
                    code,
                    Mark(f"{folder}/{chief}.yaml", 1, 1),
                    f"{folder} has no {chief}.yaml",
                    "write it first",
                )


def _data_files(root: Path) -> Iterator[str]:
    for ground in ("rulesets", "sources"):
        for path in sorted((root / ground).rglob("*")):
            names = path.relative_to(root).parts
            hidden = any(name.startswith(".") for name in names)
            if path.is_file() and not hidden and path.suffix != ".md":
                yield "/".join(names)


def _check_file(files: LibraryFiles, file: str, there: set[str]) -> None:
    if not file.endswith(".yaml"):
        better = file[: -len(".yml")] + ".yaml" if file.endswith(".yml") else ""
        files.faults.add(
            "L009",
            Mark(file, 1, 1),
            "this file is no data of ours",
            f"name it {better}" if better else "data files end in .yaml",
        )
        return
    path = file.removesuffix(".yaml")
    if _DATA.fullmatch(path):
        return
    stem, _, lang = path.rpartition(".")
    beside = next((b for p, b in _PROSE.items() if re.fullmatch(p, stem)), None) if stem else None
    if beside is None:
        _out_of_place(files, file)
    elif lang not in LANGUAGES:
        files.faults.add(
            "L013",
            Mark(file, 1, 1),
            f"'{lang}' is not a language of the site",
            may_be(LANGUAGES),
            did_you_mean(lang, LANGUAGES),
        )
    else:
        data = f"{stem.rpartition('/')[0]}/{beside}.yaml" if beside else f"{stem}.yaml"
        if data not in there:
            files.faults.add(
                "L012",
                Mark(file, 1, 1),
                f"these texts stand beside no {data}",
                "write the data file, or put them where it is",
            )


def _out_of_place(files: LibraryFiles, file: str) -> None:
    name = file.rpartition("/")[2].split(".")[0]
    home = _HOMES.get(name)
    hints = (f"{name}.yaml stands in {home}",) if home else (
        "a deal stands in rulesets/<id>/deals/; see CONTRIBUTING.md for the rest",
        did_you_mean(name, list(_HOMES)),
    )  # fmt: skip
    files.faults.add("L009", Mark(file, 1, 1), "nothing reads a file of this name here", *hints)
