"""Makes the model from a plan: programs, traces, samples, training, average, export, calibration, figures.

    python -m neural_debug_training.pipeline training/plan.toml [--set NAME=VALUE...] [--until STAGE] [--list]

A plan has settings and stages. A stage is commands (run one after another, or at once where it says so), the files that
it needs beside what the stages before it made, and what it makes. Its key is a hash of all that; a stage whose key is
the one that it was finished with is not run again, so a plan that was interrupted goes on where it was.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import signal
import string
import subprocess
import sys
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_CONTENT = 64 << 20
"""Files up to so many bytes are hashed by their content, larger ones by their size."""


class PlanError(Exception):
    """A plan cannot be read, or one of its stages has failed."""


@dataclass(frozen=True)
class Stage:
    """`commands` are for the shell; `needs` and `makes` are paths; `minutes` is what it takes on two quiet cores."""

    name: str
    commands: tuple[str, ...]
    needs: tuple[Path, ...]
    makes: tuple[Path, ...]
    together: bool
    minutes: float


def read_plan(path: Path, changed: dict[str, str]) -> tuple[dict[str, str], list[Stage]]:
    """Settings and stages, with the settings filled in. Raises PlanError."""
    try:
        plan = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as problem:
        raise PlanError(f"{path}: {problem}") from problem
    settings = {name: str(value) for name, value in plan.get("settings", {}).items()}
    unknown = [name for name in changed if name not in settings]
    if unknown:
        raise PlanError(f"{path} has no setting {unknown[0]}; it has {', '.join(settings)}")
    settings = {"python": sys.executable, **settings, **changed}
    return settings, [_stage(path, settings, one) for one in plan.get("stage", [])]


def _stage(path: Path, settings: dict[str, str], written: dict[str, Any]) -> Stage:
    name = written.get("name", "")

    def filled(text: str) -> str:
        try:
            return string.Template(text).substitute(settings)
        except (KeyError, ValueError) as problem:
            raise PlanError(f"{path}, stage {name}: {problem} is no setting") from problem

    paths = {key: tuple(Path(filled(one)) for one in written.get(key, [])) for key in ("needs", "makes")}
    if not name or not written.get("commands") or not paths["makes"]:
        raise PlanError(f"{path}: a stage has a name, commands and what it makes, not {written}")
    commands = tuple(filled(" ".join(one.split())) for one in written["commands"])
    together, minutes = bool(written.get("together")), float(written.get("minutes", 0))
    return Stage(name, commands, paths["needs"], paths["makes"], together, minutes)


def stamp(path: Path) -> str:
    """Says whether a file, or what is in a folder, is the same."""
    if path.is_dir():
        inside = "".join(f"{one.name} {stamp(one)}\n" for one in sorted(path.iterdir()))
        return hashlib.sha256(inside.encode()).hexdigest()
    if path.stat().st_size > _CONTENT:
        return str(path.stat().st_size)
    return hashlib.sha256(path.read_bytes()).hexdigest()


class _Uninterrupted:
    """A stretch in which an end from outside has to wait."""

    def __init__(self) -> None:
        self._inside = self._is_ended = False

    def __enter__(self) -> None:
        self._inside = True

    def __exit__(self, *_: object) -> None:
        self._inside = False
        if self._is_ended:
            self.end()

    def end(self, *_: object) -> None:
        """A signal's handler."""
        self._is_ended = True
        if not self._inside:
            raise SystemExit("ended from outside")


_UNINTERRUPTED = _Uninterrupted()


class Pipeline:
    """Runs the stages of a plan; what is finished is remembered in `folder`."""

    def __init__(self, folder: Path, stages: list[Stage]) -> None:
        self._folder = folder
        self._stages = stages
        self._book = folder / "stages.json"
        self._finished: dict[str, dict[str, Any]] = json.loads(self._book.read_text()) if self._book.is_file() else {}

    def key(self, stage: Stage, before: str) -> str:
        """Changes with the commands, with what the stage needs, and with the stages before it. Raises PlanError."""
        missing = [path for path in stage.needs if not path.exists()]
        if missing:
            raise PlanError(f"stage {stage.name} needs {missing[0]}, which is not there")
        parts = [before, *stage.commands, *(stamp(path) for path in stage.needs)]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()

    def run(self, until: str | None = None) -> list[str]:
        """Run what is not finished; the names of the stages that were run. Raises PlanError."""
        done: list[str] = []
        before = ""
        for stage in self._stages:
            before = self.key(stage, before)
            if not self.is_finished(stage, before):
                self._run(stage, before)
                done.append(stage.name)
            if stage.name == until:
                break
        return done

    def is_finished(self, stage: Stage, key: str) -> bool:
        """It was run with the same key, and what it made is there."""
        return self._finished.get(stage.name, {}).get("key") == key and all(path.exists() for path in stage.makes)

    def _run(self, stage: Stage, key: str) -> None:
        log = self._folder / "log" / f"{stage.name}.txt"
        log.parent.mkdir(parents=True, exist_ok=True)
        begin = time.monotonic()
        print(f"{stage.name} …", flush=True)
        with log.open("w", encoding="utf-8") as out:
            waiting: list[subprocess.Popen[bytes]] = []
            try:
                for command in stage.commands:
                    out.write(f"$ {command}\n")
                    out.flush()
                    shell = ["sh", "-ec", command]
                    with _UNINTERRUPTED:
                        child = subprocess.Popen(shell, stdout=out, stderr=subprocess.STDOUT, start_new_session=True)
                        waiting.append(child)
                    if not stage.together and child.wait() != 0:
                        break
                failed = [child for child in waiting if child.wait() != 0]
            finally:
                # Whoever ends the pipeline ends what it has started, with all that this has started.
                for child in waiting:
                    if child.poll() is None:
                        os.killpg(child.pid, signal.SIGTERM)
                        child.wait()
        missing = [path for path in stage.makes if not path.exists()]
        if failed or missing:
            why = f"has not made {missing[0]}" if missing and not failed else "has failed"
            raise PlanError(f"stage {stage.name} {why}; see {log}")
        seconds = round(time.monotonic() - begin)
        self._finished[stage.name] = {"key": key, "seconds": seconds}
        part = self._book.with_suffix(".part")
        part.write_text(json.dumps(self._finished, indent=1) + "\n")
        os.replace(part, self._book)
        print(f"{stage.name}: {seconds} s", flush=True)


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("plan", type=Path)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="another value of a setting")
    parser.add_argument("--until", metavar="STAGE", help="the last stage")
    parser.add_argument("--list", action="store_true", help="show the stages and do nothing")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, _UNINTERRUPTED.end)
    try:
        settings, stages = read_plan(options.plan, dict(one.split("=", 1) for one in options.set))
        if options.list:
            for stage in stages:
                print(f"{stage.name:12} {stage.minutes:5.0f} min  {' ; '.join(stage.commands)}")
            return
        folder = Path(settings["data"])
        folder.mkdir(parents=True, exist_ok=True)
        Pipeline(folder, stages).run(options.until)
    except PlanError as problem:
        raise SystemExit(str(problem)) from problem


if __name__ == "__main__":
    main()
