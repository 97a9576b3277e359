"""Starts the project on a bare Python: `python3 -m generator COMMAND ...`.

Makes `.venv` beside the project from the hashed lock when it is missing or out of date, and hands
every word on to the command line inside it. Needs the standard library alone. All it says goes to
standard error, so that standard output is the command's own.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))
UNFINISHED = os.path.join(VENV, "unfinished")  # says what is being set up; stays if that is killed

LOCKS = {
    "": "requirements.lock",
    "test": "requirements-test.lock",
    "bench": "requirements-bench.lock",
}

# Run by the Python of a linked .venv: prints the first locked package that it lacks.
PROBE = """
import sys
from importlib.metadata import PackageNotFoundError, version
for pin in sys.argv[1:]:
    name, _, wanted = pin.partition("==")
    try:
        found = version(name)
    except PackageNotFoundError:
        found = "none"
    if found != (wanted or found) or found == "none":
        sys.exit(f"{pin} is wanted, it has {found}")
"""


class SetupFailed(Exception):
    """Why `.venv` could not be made, in one line."""


def main(words: list[str]) -> int | str:
    """Make ready what the first word needs, then become the command line."""
    if sys.version_info < (3, 11):  # noqa: UP036  the one place that an older Python reaches
        return "Python 3.11 or newer is needed; this is " + sys.version.split()[0]
    need = words[0] if words and words[0] in LOCKS else ""
    try:
        make_ready(need)
    except SetupFailed as failure:
        return str(failure)
    except OSError as failure:
        return f"setting up {VENV} failed: {failure}"
    except KeyboardInterrupt:
        say("setting up was interrupted; the next start begins it again")
        return 130
    return hand_over(words)


def hand_over(words: list[str]) -> int:
    """Replace this process by the command line in `.venv`; on Windows, wait for it."""
    command = [PYTHON, "-P", "-m", "generator.cli", *words]
    if os.name == "nt":
        return subprocess.run(command, env=environment()).returncode
    os.execve(PYTHON, command, environment())


def environment() -> dict[str, str]:
    """The caller's environment, with what makes builds quiet and the same every time."""
    env = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true", **os.environ}
    if "SOURCE_DATE_EPOCH" not in env:
        with contextlib.suppress(OSError):
            git = ["git", "-C", ROOT, "log", "-1", "--format=%ct"]
            time = subprocess.run(git, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
            if time.strip():
                env["SOURCE_DATE_EPOCH"] = time.decode().strip()
    if os.path.islink(VENV):  # it may serve several checkouts: this one's code is what runs
        env["PYTHONPATH"] = os.pathsep.join(filter(None, [ROOT, env.get("PYTHONPATH")]))
    return env


def make_ready(need: str) -> None:
    """Set `.venv` up, unless its stamps say that this was done for these very locks."""
    if os.path.islink(VENV):
        check_linked(need)
    elif not is_ready(need):
        with setup_lock() as lock:
            if not is_ready(need):  # another start may have done it meanwhile
                set_up(need, lock)


def is_ready(need: str) -> bool:
    if not os.path.exists(PYTHON) or is_unfinished(need):
        return False
    return all(read(stamp_file(part)) == stamp(part) for part in {"", need})


def is_unfinished(need: str) -> bool:
    return read(UNFINISHED) in ("all", need or "all")


def stamp_file(need: str) -> str:
    return os.path.join(VENV, "ready" + (need and "-" + need))


def stamp(need: str) -> str:
    """A hash of all that the installed packages follow from."""
    said = hashlib.sha256(f"{ROOT} {sys.version_info[0]}.{sys.version_info[1]}".encode())
    for name in ("pyproject.toml", LOCKS[""], LOCKS[need]):
        with open(os.path.join(ROOT, name), "rb") as file:
            said.update(file.read())
    return said.hexdigest()


def set_up(need: str, lock: int | None) -> None:
    """Make or mend `.venv`; stamps are set last, so that nothing half made counts as ready."""
    say(f"setting up {VENV} from {LOCKS[need]}; this takes a minute or so, and is done once ...")
    if not is_usable(need):
        create()
    parts = (
        ["", need] if need and not is_ready("") else [need]
    )  # what stands already goes on being used
    for part in parts:
        with contextlib.suppress(FileNotFoundError):
            os.remove(stamp_file(part))
    write(UNFINISHED, parts[0] or "all")
    try:
        pip(lock, "--require-hashes", "-r", os.path.join(ROOT, LOCKS[need]))
        if "" in parts:
            pip(lock, "--no-build-isolation", "--no-deps", "-e", ROOT)
    except SetupFailed:  # pip that gives up, unlike pip that is killed, leaves nothing half done
        os.remove(UNFINISHED)
        raise
    for part in parts:
        write(stamp_file(part), stamp(part))
    os.remove(UNFINISHED)


def is_usable(need: str) -> bool:
    """Whether the same Python made it and nobody was killed at it; packages are then only added."""
    wanted = f"version = {sys.version_info[0]}.{sys.version_info[1]}."
    made_by = read(os.path.join(VENV, "pyvenv.cfg"))
    return os.path.exists(PYTHON) and not is_unfinished(need) and wanted in made_by


def create() -> None:
    """An empty `.venv` with pip in it, marked unfinished from its first moment."""
    try:
        import ensurepip  # noqa: F401  venv can do without, we cannot
        import shutil
        import venv

        if os.path.isdir(VENV):
            shutil.rmtree(VENV)
        os.mkdir(VENV)
        write(UNFINISHED, "all")
        venv.create(VENV, with_pip=True)
    except (ImportError, subprocess.CalledProcessError):
        raise SetupFailed(
            "this Python has no working venv module; on Debian and Ubuntu: apt install python3-venv"
        ) from None


def pip(lock: int | None, *words: str) -> None:
    """Install quietly; the child holds the lock too, should this process be killed meanwhile."""
    command = [PYTHON, "-m", "pip", "install", "-qq", "--no-input", "--disable-pip-version-check"]
    done = subprocess.run(
        [*command, *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        pass_fds=() if lock is None else (lock,),
        text=True,
    )
    if done.returncode:
        lines = [line.strip() for line in done.stdout.splitlines() if line.strip()]
        why = [line for line in lines if line.startswith("ERROR:")] or lines or ["pip says nothing"]
        what = "the project itself" if words[-1] == ROOT else os.path.basename(words[-1])
        raise SetupFailed(f"installing {what} failed: {why[0]}")


@contextlib.contextmanager
def setup_lock() -> Iterator[int | None]:
    """Let one process at a time set up; others wait. Yields the held file, none on Windows."""
    try:
        import fcntl
    except ImportError:
        yield None
        return
    lock = os.open(VENV + ".lock", os.O_RDWR | os.O_CREAT)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say(f"waiting for another start that is setting up {VENV} ...")
        fcntl.flock(lock, fcntl.LOCK_EX)
    try:
        yield lock
    finally:
        os.close(lock)


def check_linked(need: str) -> None:
    """Use a `.venv` that is a link as it stands: it is somebody's, nothing is changed in it."""
    wanted = [*pins(LOCKS[need]), "minchiate"]
    try:
        done = subprocess.run(
            [PYTHON, "-I", "-c", PROBE, *wanted], stderr=subprocess.PIPE, text=True
        )
        why = done.stderr.strip().rpartition("\n")[2] if done.returncode else ""
    except OSError:
        why = "it has no Python that starts"
    if why:
        raise SetupFailed(
            f"{VENV} is a link, so it is left alone, but it does not fit ({why}); remove the link,"
            f" or install {LOCKS[need]} and the project into what it leads to"
        )


def pins(lock: str) -> list[str]:
    """`name==version` of each package that is locked for every machine."""
    lines = read(os.path.join(ROOT, lock)).splitlines()
    found = [line.rstrip(" \\") for line in lines if "==" in line and line[:1].isalnum()]
    return [pin for pin in found if ";" not in pin]


def read(path: str) -> str:
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except OSError:
        return ""


def write(path: str, text: str) -> None:
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
