# knitting pattern rows: k = knit, p = purl, o = yarn over
from itertools import groupby
import re


def pack(row):
    parts = []
    for stitch, run in groupby(row):
        n = len(list(run))
        parts.append(f"{stitch}{n}" if n > 1 else stitch)
    return " ".join(parts)


def unpack(code):
    out = ""
    for stitch, number in re.findall(r"([kpo])(\d*)", code):
        out += stitch * int(number or 1)
    return out


pattern = ["kkkkppkkkk", "kkpppppokk", "kokokokokp", "pppppppppp"]

saved = 0
for i, row in enumerate(pattern, 1):
    code = pack(row)
    diff = len(row) - len(code)
    saved += diff
    print(f"Row {i}: {code:<24} saves {diff:>3}")
    if unpack(code) != row:
        print("   ERROR in row", i)

print("saved in total:", saved)
extra = unpack("k3 p2 o k4")
print(extra, len(extra), "stitches")
print({s: extra.count(s) for s in "kpo"})
mirrored = extra[::-1]
print("mirror:", pack(mirrored), "symmetric" if mirrored == extra else "not symmetric")
