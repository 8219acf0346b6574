# Plan how holiday photos would be renamed; nothing is renamed here.
import re
from pathlib import PurePosixPath

files = [
    "IMG_20230714_101502.JPG",
    "IMG_20230714_181244.jpg",
    "dsc00817.jpeg",
    "IMG_20230715_090000.jpg",
    "2023-07-14_01.jpg",
    "notes.txt",
]
PLACE = "Madeira"
stamp = re.compile(r"IMG_(\d{4})(\d{2})(\d{2})_(\d{6})$")

plan = []
skipped = []
counter = {}

for name in files:
    path = PurePosixPath(name)
    ext = path.suffix.lower()
    if ext == ".jpeg":
        ext = ".jpg"
    if ext != ".jpg":
        skipped.append(name)
        continue
    m = stamp.match(path.stem)
    if not m:
        new = f"{PLACE.lower()}_{path.stem}{ext}"
    else:
        y, mo, d, _ = m.groups()
        key = f"{y}-{mo}-{d}"
        counter[key] = counter.get(key, 0) + 1
        new = f"{key}_{counter[key]:02}{ext}"
    plan.append((name, new))

existing = set(files)
clashes = 0
for old, new in plan:
    if new == old:
        note = "(same)"
    elif new in existing:
        note = "CLASH"
        clashes += 1
    else:
        note = ""
    print(f"{old:<26} -> {new:<24} {note}".rstrip())

# give the clashing ones a letter
final = []
for old, new in plan:
    letter = "a"
    target = new
    while target in existing and target != old:
        target = new.replace(".jpg", letter + ".jpg")
        letter = chr(ord(letter) + 1)
    existing.add(target)
    final.append(target)

print("clashes:", clashes, "skipped:", skipped)
print("final:")
for f in sorted(final):
    print("   ", f)
print("days:", {k: v for k, v in sorted(counter.items())})
