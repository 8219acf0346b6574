"""Makes rows of the manifest from downloaded source distributions: what a person then reads and keeps or deletes.

python -m neural_debug_training.suites.scout --sdists FOLDER --unpacked FOLDER --out manifest.tsv
"""

from __future__ import annotations

import argparse
import email.parser
import re
import sys
from pathlib import Path

from .manifest import Package, write_manifest
from .sources import FetchError, folder_name, hash_of, import_root, unpack

NEVER = frozenset(("boltons", "inflection", "tabulate", "parse"))
"""Packages that the debugger is measured on."""
PERMISSIVE = re.compile(r"MIT|BSD|Apache|ISC|Python Software Foundation|PSF|Unlicense|Public Domain|Zope|ZPL|CC0", re.I)
_OTHER = re.compile(r"GPL|MPL|Mozilla|EPL|Eclipse|CDDL|Affero", re.I)
_TESTS = ("tests", "test", "testing", "testsuite", "unittests")


_OWN_TESTS = {
    "sympy": "sympy/core sympy/utilities sympy/polys sympy/parsing sympy/printing sympy/combinatorics sympy/ntheory",
    "ecdsa": "src/ecdsa",
    "html5lib": "html5lib/tests",
}
"""Where looking for a folder of tests finds the wrong one."""


def row_of(path: Path, unpacked: Path) -> Package:
    """The row of a package. Raises ValueError, with the reason, where it is of no use."""
    try:
        root = unpack(path, unpacked)
    except FetchError as problem:
        raise ValueError(str(problem)) from problem
    about = root / "PKG-INFO"
    if not about.is_file():
        raise ValueError("no PKG-INFO")
    said = email.parser.Parser().parsestr(about.read_text(encoding="utf-8", errors="replace"))
    name, version = said["Name"], said["Version"]
    if name.lower() in NEVER:
        raise ValueError("measured on")
    module = _module(root, name)
    tests = _OWN_TESTS.get(name) or _tests(root, import_root(root, module) / module)
    return Package(name, version, _licence(said), module, tests, 0, hash_of(path))


def _licence(said: email.message.Message) -> str:
    classifiers = [
        line.split("::")[-1].strip() for line in said.get_all("Classifier", []) if line.startswith("License")
    ]
    short = said.get("License-Expression") or ", ".join(one for one in classifiers if "Approved" not in one)
    text = short or (said.get("License") or "").strip().split("\n")[0][:60]
    if _OTHER.search(text) or not PERMISSIVE.search(text):
        raise ValueError(f"licence: {text or 'none'}")
    return re.sub(r"\s+", " ", text)


def _module(root: Path, name: str) -> str:
    wanted = folder_name(name)
    folders = [folder for folder in (root / "src", root / "lib", root / "Lib", root) if folder.is_dir()]
    found: list[tuple[int, str]] = []
    for folder in folders:
        for one in folder.iterdir():
            if one.is_dir() and (one / "__init__.py").is_file() and one.name not in (*_TESTS, "docs", "examples"):
                found.append((sum(path.stat().st_size for path in one.rglob("*.py")), one.name))
            elif one.suffix == ".py" and one.stem not in ("setup", "conftest", "versioneer", "tasks", "noxfile"):
                found.append((one.stat().st_size, one.stem))
    for _, module in found:
        if folder_name(module) == wanted:
            return module
    if not found:
        raise ValueError("no module")
    return max(found)[1]


def _tests(root: Path, module: Path) -> str:
    places = [root / name for name in _TESTS] + [module / name for name in _TESTS]
    for place in places:
        if place.is_dir() and (any(place.rglob("test*.py")) or any(place.rglob("*_test.py"))):
            return place.relative_to(root).as_posix()
    files = sorted(path.relative_to(root).as_posix() for path in root.glob("*test*.py"))
    if files:
        return " ".join(files)
    if module.is_dir() and any(module.rglob("test*.py")):
        return module.relative_to(root).as_posix()
    return (
        "--doctest-modules " + (module if module.is_dir() else module.with_suffix(".py")).relative_to(root).as_posix()
    )


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sdists", type=Path, required=True)
    parser.add_argument("--unpacked", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    rows: list[Package] = []
    for path in sorted(options.sdists.iterdir()):
        try:
            rows.append(row_of(path, options.unpacked))
        except ValueError as problem:
            print(f"{path.name}: {problem}", file=sys.stderr)
    write_manifest(rows, options.out)
    print(f"{len(rows)} packages")


if __name__ == "__main__":
    main()
