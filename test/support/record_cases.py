"""Makes test/fixtures/cases/cases.jsonl from the programs beside it: python3.11 test/support/record_cases.py

The first line of each program, `# input: 1, 2`, has the arguments of `f`. CPython says what `f` returns and which steps it takes.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT / "test" / "fixtures" / "cases"

cases = []
for path in sorted(CASES.glob("*.py")):
    header, code = path.read_text().split("\n", 1)
    case = {"id": path.stem, "code": code, "input": header.removeprefix("# input:").strip()}
    scope = {}
    exec(code, scope)
    try:
        case["output"] = repr(eval(f"f({case['input']})", scope))
    except Exception:
        pass  # an uncaught exception: there is no output
    cases.append(case)
with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
    file.writelines(f"{json.dumps(case)}\n" for case in cases)
    file.flush()
    command = [sys.executable, "-m", "neural_debug_training.reference_steps", file.name, CASES / "cases.jsonl"]
    subprocess.run(command, cwd=ROOT / "training", check=True)
