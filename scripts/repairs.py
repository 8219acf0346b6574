"""How broken code is read: `repairs.py FOLDER… [--seed 1] [--count 60]`, from the root, after a build.

Functions and classes of 6 to 40 lines, drawn from the modules in those folders, are broken in one place each, in every way of
`neural_debug_training.corruptions`, so that they do not compile. Printed for each way: how many were broken, how many are read as
the intact program is, and in how many at least all other lines are. Standard library only.
"""

import argparse
import ast
import io
import json
import random
import subprocess
import sys
import tempfile
import tokenize
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "training"))

from neural_debug_training.corruptions import KINDS
from neural_debug_training.hover_check import broken_variant

IMPORTS = 6
LINES = range(6, 41)


def programs(folders: list[str], rng: random.Random):
    """A few imports, and two definitions."""
    files = sorted(file for folder in folders for file in Path(folder).rglob("*.py") if "tests" not in file.parts)
    rng.shuffle(files)
    for file in files:
        try:
            source = file.read_text(encoding="utf-8")
            tree = ast.parse(source)
        except (SyntaxError, ValueError):
            continue
        kinds = (ast.FunctionDef, ast.ClassDef)
        found = [node for node in tree.body if isinstance(node, kinds) and node.end_lineno - node.lineno in LINES]
        if not found:
            continue
        lines = source.split("\n")
        imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)][:IMPORTS]
        head = [ast.get_source_segment(source, node) for node in imports]
        chosen = rng.sample(found, min(2, len(found)))
        yield "\n\n".join(["\n".join(head), *("\n".join(lines[d.lineno - 1 : d.end_lineno]) for d in chosen)]) + "\n"


def broken(folders: list[str], seed: int, count: int) -> list[dict]:
    rng = random.Random(seed)
    left = dict.fromkeys(KINDS, count)
    cases = []
    for text in programs(folders, rng):
        for kind in sorted(left, key=left.get, reverse=True)[:3]:
            found = broken_variant(text, set(), kind, rng)
            if found and left[kind] > 0:
                changed, edits = found
                cases.append({"kind": kind, "intact": text, "broken": changed, "lines": {e.line for e in edits}})
                left[kind] -= 1
        if not any(left.values()):
            break
    return cases


def reading(texts: list[str]) -> list[list]:
    with tempfile.TemporaryDirectory() as folder:
        given, out = Path(folder) / "programs.jsonl", Path(folder) / "read.jsonl"
        given.write_text("".join(json.dumps(text) + "\n" for text in texts))
        script = ["node", "scripts/run-typescript.mjs", "test/support/read-lines.ts", str(given), str(out)]
        subprocess.run(script, check=True, stdout=subprocess.DEVNULL)
        return [json.loads(line) for line in out.read_text().splitlines()]


def tokens(text: str) -> str:
    try:
        found = tokenize.generate_tokens(io.StringIO(text).readline)
        return " ".join(token.string for token in found if token.string.strip() and token.type != tokenize.COMMENT)
    except (tokenize.TokenError, SyntaxError):
        return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=60, help="programs for each way")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    cases = broken(options.folders, options.seed, options.count)
    read = reading([case[name] for case in cases for name in ("intact", "broken")])
    counts = {kind: [0, 0, 0] for kind in KINDS}
    for case, intact, other in zip(cases, read[::2], read[1::2], strict=True):
        end = case["intact"].count("\n") + 1
        wanted = {(line, depth): tokens(text) for line, depth, text in intact}
        # What was put in behind the program is not compared.
        got = {(line, depth): tokens(text) for line, depth, text in other if line < end}
        start = max((line for line, _ in wanted if line <= min(case["lines"])), default=1)
        rest = [{key: text for key, text in one.items() if key[0] != start} for one in (wanted, got)]
        for at, is_so in enumerate((True, wanted == got, rest[0] == rest[1])):
            counts[case["kind"]][at] += is_so
    for kind, (number, same, around) in counts.items():
        print(f"{kind:26}{number:5} broken{same:5} read as the intact program{around:5} all other lines")


if __name__ == "__main__":
    main()
