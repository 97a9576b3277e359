"""How long a writer waits: from saving a rendering to the served page that shows it.

The library is copied and served in all languages; then one Italian rendering is saved again and
again, at first while nothing else is made, and then while the pages that show its beginning are
still made. After that the whole site is built from nothing, with its check.

    python bench/serving.py                 five edits of each kind, and one build
    python bench/serving.py --edits 2
"""

import argparse
import os
import re
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FILE = "sources/vienna-1756/rendering.it.yaml"
PAGE = "it/sources/vienna-1756/index.html"
FIRST_WORD = re.compile(r"^( +)(?:Parola\d+ )?(?=\w)", re.MULTILINE)  # of the first text
LONGEST = 60  # seconds, then something is wrong
COMMAND = [sys.executable, "-m", "generator.cli"]


@contextmanager
def serving(root: Path) -> Iterator[str]:
    """The address of a server of the library at `root`, when it is there."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = ["serve", "--root", str(root), "--port", str(port)]
    server = subprocess.Popen(
        [*COMMAND, *words], cwd=ROOT, stderr=subprocess.DEVNULL, start_new_session=True
    )
    address = f"http://127.0.0.1:{port}/"
    try:
        while not read(address):
            if server.poll() is not None:
                raise SystemExit("the server ended before it had a page")
            time.sleep(0.2)
        yield address
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGINT)
            server.wait()


def read(address: str) -> str:
    """The page at an address, empty while there is none."""
    try:
        with urllib.request.urlopen(address) as answer:
            return str(answer.read().decode())
    except OSError:
        return ""


def seen(root: Path, address: str, number: int) -> float:
    """Seconds from saving a new word to the page that has it."""
    file = root / FILE
    text = FIRST_WORD.sub(rf"\1Parola{number} ", file.read_text("utf-8"), count=1)
    start = time.perf_counter()
    file.write_text(text, "utf-8")
    while f"Parola{number} " not in read(address + PAGE):
        if time.perf_counter() - start > LONGEST:
            raise SystemExit(f"{PAGE} has not shown the new word in {LONGEST} seconds")
        time.sleep(0.02)
    return time.perf_counter() - start


def main() -> None:
    """Say the figures."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--edits", type=int, default=5, help="how often the rendering is saved")
    edits = parser.parse_args().edits
    with tempfile.TemporaryDirectory(prefix="minchiate-") as folder:
        root = Path(folder) / "library"
        for ground in ("sources", "rulesets", "kept"):
            shutil.copytree(ROOT / ground, root / ground)
        with serving(root) as address:
            for kind, pause in (("at rest", 30.0), ("while others are made", 2.0)):
                waits = []
                for number in range(edits):
                    time.sleep(pause)
                    waits.append(seen(root, address, len(kind) * 1000 + number))
                told = ", ".join(f"{wait:.2f}" for wait in waits)
                print(f"an edited rendering seen, {kind}: {told} s", flush=True)
        start = time.perf_counter()
        words = ["build", "--strict", "--root", str(root), "--out", str(Path(folder) / "site")]
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([*COMMAND, *words], cwd=ROOT, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(f"built and checked in {time.perf_counter() - start:.1f} s, {took:.1f} s of processors")


if __name__ == "__main__":
    main()
