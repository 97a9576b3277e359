"""How the tests are shared among processes: by file, since the tests of a file share what is dear.

The tests of some long files share nothing but what a process makes once anyway; each of these
goes where there is time for it, after the files.
"""

from xdist.scheduler import LoadFileScheduling

SPREAD = ("tests/browser/test_axe.py", "tests/engine/test_referee.py")


class ByFile(LoadFileScheduling):
    """By file, and by test for the files of `SPREAD`."""

    def _split_scope(self, nodeid: str) -> str:
        file = super()._split_scope(nodeid)
        return nodeid if file.endswith(SPREAD) else file
