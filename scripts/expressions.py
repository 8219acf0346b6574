"""Which expressions come out right, and how sure that is said: `expressions.py FILE… [--cli PATH] [--check]`.

A line of a file is `setup; setup ;; expression`. Each is traced as a program of its own, the model alone unless `--check` says
otherwise, and compared with what CPython says. Standard library only.
"""

import argparse
import json
import subprocess
import tempfile
from pathlib import Path


def true_value(program: str) -> str:
    names: dict[str, object] = {}
    try:
        exec(program, names)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return repr(names["result"])


def predicted(program: str, cli: str, flags: list[str]) -> tuple[str, float]:
    """The value of `result`, or the exception, and the least confidence on the way."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "expression.py"
        path.write_text(program)
        command = ["node", cli, "trace", str(path), "--json", *flags]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    steps = [json.loads(line) for line in done.stdout.splitlines()]
    raised = [f"{step['exception']}: {step.get('message')}" for step in steps if step["event"] == "exception"]
    value = steps[-1]["locals"].get("result") if steps else done.stderr.strip()
    return value or "".join(raised[-1:]), min((step["confidence"] for step in steps), default=0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--cli", default="dist/cli.js")
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    flags = [] if given.check else ["--no-check"]
    for path in given.files:
        lines = [line for line in path.read_text().splitlines() if line.strip()]
        right = 0
        for line in lines:
            *setup, expression = line.split(" ;; ")
            program = "".join(part.replace("; ", "\n") + "\n" for part in setup) + f"result = {expression}\n"
            value, confidence = predicted(program, given.cli, flags)
            expected = true_value(program)
            right += value == expected
            if value != expected:
                print(f"{confidence:.2f} {line}\n     {value}\n     {expected} is right")
        print(f"{path}: {right} of {len(lines)} right")


if __name__ == "__main__":
    main()
