"""Runs untrusted programs in forked children with limits on time, memory and side effects."""

from __future__ import annotations

import contextlib
import io
import json
import os
import resource
import selectors
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

_MEMORY = 1 << 30  # bytes of address space
_FORBIDDEN = (
    "os.system",
    "os.exec",
    "os.fork",
    "os.posix_spawn",
    "os.kill",
    "os.killpg",
    "os.remove",
    "os.rename",
    "os.rmdir",
    "os.truncate",
    "os.chmod",
    "os.chown",
    "os.link",
    "os.symlink",
    "os.mkdir",
    "os.listdir",
    "shutil.",
    "subprocess.",
    "socket.",
    "ctypes.",
    "signal.pthread_kill",
    "pty.",
    "ftplib.",
    "urllib.",
    "smtplib.",
    "webbrowser.",
)
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND

Emit = Callable[[dict[str, Any]], None]


def fix_hash_seed(module: str) -> None:
    """Start `python -m module` over if needed, so that the order of sets is the same in every run."""
    if os.environ.get("PYTHONHASHSEED") != "0":
        os.environ["PYTHONHASHSEED"] = "0"
        os.execv(sys.executable, [sys.executable, "-m", module, *sys.argv[1:]])


def run_isolated(
    items: Iterable[Any], work: Callable[[Any, Emit], None], jobs: int, seconds: float, idle_seconds: float
) -> Iterator[tuple[Any, dict[str, Any] | None]]:
    """Call `work(item, emit)` for each item in a child of its own, up to `jobs` at once.

    Yields (item, object) for everything emitted, and (item, None) when a child ended. A child may use
    `seconds` of CPU time; it is killed if it emits nothing for `idle_seconds`.
    """
    selector = selectors.DefaultSelector()
    waiting = iter(items)
    exhausted = False
    with tempfile.TemporaryDirectory() as folder:
        while True:
            while not exhausted and len(selector.get_map()) < jobs:
                item = next(waiting, None)
                if item is None:
                    exhausted = True
                    break
                child = _Child(item, work, folder, seconds)
                child.deadline = time.monotonic() + idle_seconds
                selector.register(child.pipe, selectors.EVENT_READ, child)
            if not selector.get_map():
                return
            for key, _ in selector.select(0.5):
                child = key.data
                data = os.read(child.pipe, 1 << 20)
                child.deadline = time.monotonic() + idle_seconds
                for line in child.take(data):
                    yield child.item, json.loads(line)
                if not data:
                    selector.unregister(child.pipe)
                    child.end()
                    yield child.item, None
            for key in list(selector.get_map().values()):
                if time.monotonic() > key.data.deadline:
                    os.kill(key.data.process, signal.SIGKILL)  # its pipe closes, which the next select sees


class _Child:
    def __init__(self, item: Any, work: Callable[[Any, Emit], None], folder: str, seconds: float) -> None:
        self.item = item
        self.deadline = 0.0
        self._rest = b""
        self.pipe, inner = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        self.process = os.fork()
        if self.process == 0:
            try:
                os.close(self.pipe)
                _confine(folder, seconds)
                work(item, lambda value: _write(inner, json.dumps(value).encode() + b"\n"))
            finally:
                os._exit(0)
        os.close(inner)

    def take(self, data: bytes) -> list[bytes]:
        """Complete lines among what has arrived."""
        *lines, self._rest = (self._rest + data).split(b"\n")
        return lines

    def end(self) -> None:
        """Release the child, which has closed its pipe."""
        os.close(self.pipe)
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)


def _write(pipe: int, data: bytes) -> None:
    while data:
        data = data[os.write(pipe, data) :]


def _confine(folder: str, seconds: float) -> None:
    """Limit the current process and take its standard streams away."""
    os.chdir(folder)
    null = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(null, descriptor)
    sys.stdin = io.StringIO()
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    limit = int(seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
    sys.addaudithook(_audit)


def _audit(event: str, arguments: tuple[Any, ...]) -> None:
    if event.startswith(_FORBIDDEN):
        raise PermissionError(f"{event} is not allowed in a traced program")
    if event == "open" and len(arguments) > 2 and isinstance(arguments[2], int) and arguments[2] & _WRITING:
        raise PermissionError("a traced program must not write files")
