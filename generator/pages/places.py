"""Where the project stands whose templates and pages are used."""

from pathlib import Path

HOME = Path(__file__).resolve().parents[2]  # the project that this program stands in


def site_root(root: Path) -> Path:
    """The folder's own project if it has templates, else this program's."""
    return root if (root / "site_src/templates").is_dir() else HOME
