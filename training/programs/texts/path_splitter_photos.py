import posixpath
from pathlib import PurePosixPath

photos = [
    "/home/mia/Pictures/2021/beach_001.JPG",
    "/home/mia/Pictures/2021/../2022/cat.final.png",
    "notes/todo",
    "/home/mia//Pictures/2022/dog_12.jpeg",
]

kinds = {}
for p in photos:
    norm = posixpath.normpath(p)
    folder, file = posixpath.split(norm)
    stem, ext = posixpath.splitext(file)
    ext = ext.lower().lstrip(".") or "(none)"
    if ext == "jpeg":
        ext = "jpg"
    kinds[ext] = kinds.get(ext, 0) + 1
    print(f"{stem:<10} {ext:<7} in {posixpath.basename(folder)}")

print(kinds)

pic = PurePosixPath(photos[0])
print(pic.name, pic.stem, pic.suffix)
print(pic.parts[1:4])
print(pic.parent.name)
print(pic.with_suffix(".webp").name)
print(pic.relative_to("/home/mia"))
print(PurePosixPath(photos[1]).suffixes)
print(pic.match("*.JPG"), pic.is_absolute(), PurePosixPath("notes/todo").is_absolute())

common = posixpath.commonpath([photos[0], photos[3]])
print("common:", common)
new = posixpath.join("/backup", "mia", pic.name.lower())
print(new, len(new.split("/")))
