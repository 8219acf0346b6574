"""Source distributions, as pip downloads them: hashes, unpacking; and an environment for their test suites."""

from __future__ import annotations

import hashlib
import re
import subprocess
import tarfile
import venv
import zipfile
from pathlib import Path

from .manifest import Package

REQUIREMENTS = Path(__file__).resolve().parents[2] / "requirements-suites.txt"
_TOGETHER = 12


class FetchError(Exception):
    """A package cannot be had as the manifest says."""


def folder_name(name: str) -> str:
    """A package's name as file names have it."""
    return re.sub(r"[-_.]+", "_", name).lower()


def sdist_of(folder: Path, package: Package) -> Path | None:
    """The downloaded file of a package."""
    want = f"{folder_name(package.name)}_{folder_name(package.version)}"
    for path in folder.glob("*"):
        stem = re.sub(r"(\.tar\.(gz|bz2|xz)|\.zip)$", "", path.name)
        if folder_name(stem) == want:
            return path
    return None


def make_environment(folder: Path, packages: list[Package]) -> Path:
    """An environment with pytest, what the packages need, and the packages (for what they say of themselves).

    Returns its Python. Raises FetchError.
    """
    python = folder / "bin" / "python"
    done = folder / "complete"
    wanted = {f"{one.name}=={one.version}" for one in packages} | {f"requirements:{hash_of(REQUIREMENTS)}"}
    if done.is_file() and wanted.issubset(done.read_text().split()):
        return python
    if not python.exists():
        venv.create(folder, with_pip=True)
    _run([str(python), "-m", "pip", "install", "-q", "-r", str(REQUIREMENTS)])
    for first in range(0, len(packages), _TOGETHER):
        names = [f"{one.name}=={one.version}" for one in packages[first : first + _TOGETHER]]
        install = [str(python), "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
        try:
            _run([*install, *names])
        except FetchError:
            for name in names:
                subprocess.run([*install, name], capture_output=True, check=False)
    done.write_text("\n".join(sorted(wanted)))
    return python


def fetch(python: Path, package: Package, sdists: Path, unpacked: Path) -> Path:
    """The folder that a package's source distribution is unpacked to. Raises FetchError."""
    sdists.mkdir(parents=True, exist_ok=True)
    path = sdist_of(sdists, package)
    if path is None:
        download = [
            str(python),
            "-m",
            "pip",
            "download",
            "-q",
            "--no-deps",
            "--no-build-isolation",
            "--no-binary",
            ":all:",
        ]
        _run([*download, "-d", str(sdists), f"{package.name}=={package.version}"])
        path = sdist_of(sdists, package)
    if path is None:
        raise FetchError(f"{package.name} {package.version}: pip has downloaded nothing")
    if package.sha256 and hash_of(path) != package.sha256:
        raise FetchError(f"{path}: its hash is not the one in the manifest; delete it to download it again")
    return unpack(path, unpacked)


def hash_of(path: Path) -> str:
    """SHA-256 of a file, in hexadecimal."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def unpack(path: Path, folder: Path) -> Path:
    """The one folder in an archive, unpacked below `folder` if it is not there yet. Raises FetchError."""
    stem = re.sub(r"(\.tar\.(gz|bz2|xz)|\.zip)$", "", path.name)
    target = folder / stem
    if not target.is_dir():
        target.mkdir(parents=True)
        try:
            if path.suffix == ".zip":
                zipfile.ZipFile(path).extractall(target)
            else:
                with tarfile.open(path) as archive:
                    archive.extractall(target, filter="data")
        except (OSError, tarfile.TarError, zipfile.BadZipFile) as problem:
            raise FetchError(f"{path} cannot be unpacked: {problem}") from problem
    inside = [one for one in target.iterdir() if one.is_dir()]
    return inside[0] if len(inside) == 1 else target


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        last = done.stderr.strip().splitlines()[-1:] or ["no message"]
        raise FetchError(f"{' '.join(command[:4])} …: {last[0]}")


def import_root(root: Path, module: str) -> Path:
    """The folder of an unpacked distribution that has the module."""
    for folder in (root / "src", root / "lib", root / "Lib", root / "python", root):
        if (folder / module).is_dir() or (folder / f"{module}.py").is_file():
            return folder
    return root
