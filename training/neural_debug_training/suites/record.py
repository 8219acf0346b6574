"""Runs the test suites of the packages in the manifest, each in a limited process, and writes their traces.

    python -m neural_debug_training.suites.record --data training/data/suites [--benchmark CASES.jsonl...] [--jobs 2]

Everything comes from the manifest: source distributions, an environment to run them in, and one file of traces a
package in DATA/train or DATA/validation. What is there already is kept, so that it can be called again. Functions that
a benchmark or CPython's own library has too are not recorded.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import hashlib
import json
import os
import resource
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from pathlib import Path

from ..contamination import Benchmark, functions_at, programs
from .manifest import MANIFEST, Package, read_manifest, write_manifest
from .sources import FetchError, fetch, import_root, make_environment

_MEMORY = 4 << 30
_FILE = 200 << 20
_NEAR = 0.9
_EARLY = 0.3
"""Packages to measure on are recorded within this share of the time."""
_LIBRARY_STATEMENTS = 4
"""From so many statements on, a function that CPython's library has too is no coincidence."""


def no_network() -> list[str]:
    """What a command begins with so that it has no network, and leaves no process; empty where that cannot be had."""
    for command in (["unshare", "-npf", "--kill-child"], ["unshare", "-rnpf", "--kill-child"]):
        if (
            shutil.which("unshare")
            and subprocess.run([*command, "true"], capture_output=True, check=False).returncode == 0
        ):
            return command
    return []


class Contamination:
    """Functions that must not be recorded."""

    def __init__(self, benchmarks: list[str]) -> None:
        # Many cases are of one file.
        cases = {code: case for case, code in programs(benchmarks)}
        self._benchmark = Benchmark(((case, code) for code, case in cases.items()), _NEAR)
        self._library: set[tuple[str, ...]] = set()
        for path in Path(sysconfig.get_paths()["stdlib"]).rglob("*.py"):
            if "site-packages" not in path.parts and "test" not in path.parts:
                code = path.read_text(encoding="utf-8", errors="replace")
                self._library.update(body for _, body in functions_at(code) if len(body) >= _LIBRARY_STATEMENTS)

    def stretches(self, source: Path, module: str) -> dict[str, list[tuple[int, int]]]:
        """By file, first and last lines of functions of a package that are known elsewhere."""
        found: dict[str, list[tuple[int, int]]] = {}
        folder = source / module
        for path in folder.rglob("*.py") if folder.is_dir() else [folder.with_suffix(".py")]:
            identity = path.relative_to(source).as_posix()
            for place, body in functions_at(path.read_text(encoding="utf-8", errors="replace")):
                match = self._benchmark.match(identity, body) if len(body) > 1 else None
                if match or tuple(body) in self._library:
                    found.setdefault(identity, []).append(place)
        return found


def _limited(seconds: float) -> Callable[[], None]:
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        resource.setrlimit(resource.RLIMIT_FSIZE, (_FILE, _FILE))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (int(2 * seconds) + 20, int(2 * seconds) + 25))
        os.nice(5)

    return limit


class Recording:
    """Records packages one by one."""

    def __init__(self, options: argparse.Namespace, python: Path) -> None:
        self._data: Path = options.data
        self._python = python.absolute()
        self._seconds: float = options.seconds
        self._steps: int = options.steps
        self._calls: bool = options.calls
        self._alone = no_network()
        self._contamination = Contamination(options.benchmark)

    def traces(self, package: Package) -> Path:
        """Where the traces, or the calls, of a package are."""
        kind = "calls" if self._calls else "traces"
        return self._data / package.split / f"{kind}-{package.name}.jsonl.gz"

    def record(self, package: Package) -> int:
        """Steps recorded. Raises FetchError."""
        out = self.traces(package)
        count = Path(f"{out}.count")
        if out.is_file() and count.is_file():
            return int(count.read_text())
        root = fetch(self._python, package, self._data / "sdists", self._data / "unpacked")
        source = import_root(root, package.module)
        out.parent.mkdir(parents=True, exist_ok=True)
        left_out = Path(f"{out}.left-out")
        left_out.write_text(json.dumps(self._contamination.stretches(source, package.module)))
        part = out.with_suffix(".part")
        home = self._data / "home"
        home.mkdir(exist_ok=True)
        here = Path(__file__).resolve().parents[2]
        environment = {
            "PATH": f"{self._python.parent}:/usr/bin:/bin",
            "PYTHONPATH": str(here),
            "HOME": str(home.resolve()),
            "PYTHONHASHSEED": "0",
            "PYTHONDONTWRITEBYTECODE": "1",
            "LANG": "C.UTF-8",
            "TZ": "UTC",
        }
        program = [str(self._python), "-m", "neural_debug_training.suites.run_suite"]
        places = [str(root.resolve()), package.module, package.name, str(part.absolute())]
        bounds = [str(self._seconds), str(self._steps), str(left_out.absolute())]
        bounds += ["--calls"] if self._calls else []
        command = [*self._alone, *program, *places, *bounds, "--", *package.tests.split()]
        said = b""
        try:
            said = subprocess.run(
                command, env=environment, cwd=here, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False,
                timeout=60 * self._seconds + 300, preexec_fn=_limited(self._seconds),
            ).stderr  # fmt: skip
        except subprocess.TimeoutExpired:
            print(f"{package.name}: ended by the clock", file=sys.stderr, flush=True)
        written = Path(f"{part}.count")
        if not written.is_file():
            part.unlink(missing_ok=True)
            print(f"{package.name}: {said.decode(errors='replace').strip()[-300:]}", file=sys.stderr, flush=True)
            return 0
        os.replace(part, out)
        os.replace(written, count)
        return int(count.read_text())


def place(package: Package) -> float:
    """By chance, so that an end before the last one leaves as broad a choice; those that are measured on come early."""
    chance = int.from_bytes(hashlib.sha256(package.name.encode()).digest()[:4], "big") / 2**32
    return chance if package.split == "train" else chance * _EARLY


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--manifest", type=Path, default=MANIFEST)
    parser.add_argument("--benchmark", nargs="*", default=[], help="files of cases whose functions are left out")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=8, help="CPU time of a suite")
    parser.add_argument("--steps", type=int, default=25_000, help="steps of a package at most")
    parser.add_argument("--limit", type=int, help="packages at most, the first ones in the order of recording")
    parser.add_argument("--minutes", type=float, help="begin no other package after so long")
    parser.add_argument("--calls", action="store_true", help="calls and results of the packages to measure on")
    parser.add_argument("--environment", action="store_true", help="make the environment, and no more")
    parser.add_argument("--count", action="store_true", help="write the numbers of steps into the manifest")
    options = parser.parse_args()
    everything = read_manifest(options.manifest)
    packages = sorted(everything, key=place)[: options.limit]
    if options.calls:
        packages = [package for package in packages if package.split == "validation"]
    begin = time.monotonic()
    try:
        python = make_environment(options.data / "environment", packages)
    except FetchError as problem:
        raise SystemExit(f"The environment cannot be made: {problem}") from problem
    print(f"{time.monotonic() - begin:.0f} s: environment", flush=True)
    if options.environment:
        return
    recording = Recording(options, python)
    if not recording._alone:
        print("warning: `unshare` does not work here, so suites have the network", file=sys.stderr)
    total = late = 0
    done: dict[str, Package] = {}
    recording_begin = time.monotonic()

    def one(package: Package) -> tuple[Package, int | None]:
        if options.minutes is not None and time.monotonic() > recording_begin + 60 * options.minutes:
            return package, None
        try:
            return package, recording.record(package)
        except FetchError as problem:
            print(f"{package.name}: {problem}", file=sys.stderr, flush=True)
            return package, 0

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for number, (package, steps) in enumerate(pool.map(one, packages), 1):
            if steps is None:
                late += 1
                continue
            total += steps
            done[package.name] = package.recorded(steps)
            print(f"{time.monotonic() - begin:.0f} s: {number} {package.name} {steps} ({total})", flush=True)
    print(f"{total} steps of {len(done)} packages; no time was left for {late}", flush=True)
    if options.count:
        write_manifest([done.get(package.name, package) for package in everything], options.manifest)


if __name__ == "__main__":
    main()
