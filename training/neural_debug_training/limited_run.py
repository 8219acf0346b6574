"""A program of ours that runs somebody's code, in a child process of its own with limits."""

import json
import resource
import subprocess
import sys
from typing import Any

MEMORY = 1 << 30


def limited_run(runner: str, asked: dict[str, Any], *, seconds: int, timeout: int) -> Any:
    """
    What the runner prints as JSON when it reads the question as JSON; None where it does not end well.
    `seconds` of processor time, `timeout` of real time.
    """

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    try:
        done = subprocess.run(
            [sys.executable, "-I", "-c", runner],
            input=json.dumps(asked),
            capture_output=True,
            text=True,
            timeout=timeout,
            preexec_fn=limit,
        )
        return json.loads(done.stdout) if done.returncode == 0 else None
    except (subprocess.TimeoutExpired, ValueError):
        return None
