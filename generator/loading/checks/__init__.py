"""What only the whole library can tell: one file a ground, one function a question.

A check takes all that was read and keeps faults; it changes nothing and reads no file.
"""

from generator.loading.checks.beside import check_cards, check_glossary, check_unshown
from generator.loading.checks.cruxes import check_cruxes
from generator.loading.checks.deals import check_deals
from generator.loading.checks.figures import check_figures
from generator.loading.checks.fillers import check_fillers
from generator.loading.checks.irregular import check_irregularities
from generator.loading.checks.names import check_names
from generator.loading.checks.passages import check_passages
from generator.loading.checks.places import check_places
from generator.loading.checks.prose import check_prose
from generator.loading.checks.questionnaire import check_questionnaire
from generator.loading.checks.records import check_records
from generator.loading.checks.rulesets import check_rulesets
from generator.loading.checks.sources import check_sources
from generator.loading.checks.wanting import check_wanting
from generator.loading.library import LibraryFiles

CHECKS = (
    check_places, check_names, check_questionnaire, check_sources, check_records, check_passages,
    check_rulesets, check_figures, check_fillers, check_cruxes, check_cards, check_glossary,
    check_unshown, check_deals, check_irregularities, check_prose, check_wanting,
)  # fmt: skip


def check_all(files: LibraryFiles) -> None:
    """Every check, in order; all faults are kept."""
    for check in CHECKS:
        check(files)
