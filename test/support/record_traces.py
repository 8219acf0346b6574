"""Records the committed traces of `test/fixtures/programs`: python3.11 test/support/record_traces.py

The first line of each program, `# call: f(1)`, says what is run (`None`: the module itself). In `test/fixtures/conditions`
and `test/fixtures/inner` one file has many programs, each below a line of that kind.
"""

import json
import os
import sys
from pathlib import Path

if os.environ.get("PYTHONHASHSEED") != "0":
    os.environ["PYTHONHASHSEED"] = "0"
    os.execv(sys.executable, [sys.executable, *sys.argv])

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "training"))

from neural_debug_training.recorder import Limits  # noqa: E402
from neural_debug_training.tracer import trace_run  # noqa: E402

for path in sorted((ROOT / "test" / "fixtures" / "programs").glob("*.py")):
    source = path.read_text()
    call = source.splitlines()[0].removeprefix("# call: ")
    run = trace_run(source, None if call == "None" else call, Limits(steps=1000, value=1000))
    run.pop("reason")
    trace = {"id": path.stem, **run}
    path.with_suffix(".trace.json").write_text(json.dumps(trace, ensure_ascii=False, separators=(",", ":")) + "\n")
    print(path.stem, len(run["steps"]), "steps", file=sys.stderr)

for folder in ("conditions", "inner"):
    path = ROOT / "test" / "fixtures" / folder / "programs.py"
    first, *programs = path.read_text().split("# call: ")
    with path.with_name("traces.jsonl").open("w") as out:
        for number, program in enumerate(programs):
            call, _, body = program.partition("\n")
            run = trace_run(first + body, None if call == "None" else call, Limits(steps=1000, value=1000))
            run.pop("reason")
            trace = {"id": f"{number + 1}: {call}", **run}
            out.write(json.dumps(trace, ensure_ascii=False, separators=(",", ":")) + "\n")
