"""Writes which numbers and texts the modules of the standard library hold under public names, wherever they run: `math.pi`.

python3.11 scripts/library-constants.py > src/python/library/library-constants.json
"""

import importlib
import json

MODULES = """
array bisect calendar cmath copy datetime decimal email gettext gzip hashlib hmac html http.client io json keyword
logging math operator pprint re shlex smtplib string struct textwrap unicodedata unittest zlib
"""
# What one version of Python has and another one has not, or what depends on the computer.
LEFT_OUT = {"unicodedata.unidata_version", "zlib.ZLIB_VERSION", "zlib.ZLIB_RUNTIME_VERSION"}


def constants(module: str) -> dict[str, str]:
    found = vars(importlib.import_module(module))
    return {
        name: repr(value)
        for name, value in sorted(found.items())
        if not name.startswith("_") and type(value) in (int, float, str, bool) and f"{module}.{name}" not in LEFT_OUT
    }


if __name__ == "__main__":
    made = {module: constants(module) for module in MODULES.split()}
    print(json.dumps({module: held for module, held in made.items() if held}, indent=0))
