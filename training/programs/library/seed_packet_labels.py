# seed packets for the swap table: little labels with a frame and a code
import textwrap

PACKETS = """\
Tomato\tBlack Krim\t12\tsow inside in March, plant out after the last frost
Bean\tBlue Lake\t8\tsow outside in May
Beet\tChioggia\t140\tthin to a hand's width"""

vowels_out = str.maketrans("", "", "aeiou '")
width = 30


def code_for(kind, variety, year):
    short = variety.lower().translate(vowels_out)
    return kind[:2].upper() + short[:4] + str(year % 100).zfill(3)


def frame(lines):
    top = "+" + "-" * width + "+"
    body = []
    for l in lines:
        body.append("|" + l.center(width) + "|")
    return [top] + body + [top]


all_labels = []
codes = {}
for row in PACKETS.splitlines():
    kind, variety, count, hint = row.split("\t")
    code = code_for(kind, variety, 2024)
    codes[code] = int(count)
    lines = [f"{kind.upper()} *{variety}*"]
    lines += textwrap.wrap(hint, width - 2)
    lines.append(f"{count.zfill(4)} seeds")
    all_labels.append(frame(lines))

for lab in all_labels[:2]:
    print("\n".join(lab))

heights = [len(lab) for lab in all_labels]
print("heights", heights, "tallest", max(heights))
print(codes)

expanded = PACKETS.splitlines()[1].expandtabs(10)
print(repr(expanded), len(expanded))
print(textwrap.shorten("sow outside in May, but not near the old walnut", 28, placeholder=" ..."))
few, many = [], []
for c, n in codes.items():
    (few if n < 50 else many).append(c)
print("few:", few, "many:", many)
print("BEblk024".removeprefix("BE").removesuffix("024"))
print("".join(sorted(codes, key=str.swapcase)[0]).rpartition("0"))
