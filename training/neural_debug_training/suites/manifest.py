"""The packages whose test suites are recorded: `training/manifest.tsv`, a line a package."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, fields, replace
from pathlib import Path

MANIFEST = Path(__file__).resolve().parents[2] / "manifest.tsv"
_VALIDATION_SHARE = 0.1


@dataclass(frozen=True)
class Package:
    """`sha256` is that of the source distribution; `module` the top module; `tests` what pytest is given."""

    name: str
    version: str
    licence: str
    module: str
    tests: str
    steps: int
    sha256: str

    @property
    def split(self) -> str:
        """`train` or `validation`, by the name alone."""
        number = int.from_bytes(hashlib.md5(self.name.lower().encode()).digest()[:4], "little")
        return "validation" if number < _VALIDATION_SHARE * 2**32 else "train"

    def recorded(self, steps: int) -> Package:
        """The same with the number of steps that its suite gave."""
        return replace(self, steps=steps)


def read_manifest(path: Path = MANIFEST) -> list[Package]:
    """Packages in the order of the file. Raises ValueError, with the line, where one cannot be read."""
    names = [one.name for one in fields(Package)]
    packages: list[Package] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        cells = line.split("\t")
        if not line or line.startswith("#") or cells == names:
            continue
        if len(cells) != len(names) or not cells[5].isdigit():
            raise ValueError(f"{path}, line {number}: expected {len(names)} cells ({', '.join(names)})")
        packages.append(Package(cells[0], cells[1], cells[2], cells[3], cells[4], int(cells[5]), cells[6]))
    return packages


def write_manifest(packages: list[Package], path: Path = MANIFEST) -> None:
    """Write packages sorted by name."""
    names = [one.name for one in fields(Package)]
    rows = [names, *([str(getattr(one, name)) for name in names] for one in sorted(packages, key=lambda one: one.name))]
    path.write_text("".join("\t".join(row) + "\n" for row in rows), encoding="utf-8")
