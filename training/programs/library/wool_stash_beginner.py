# my wool stash - how many balls do I have and is it enough for a jumper?
from collections import Counter
import math

stash_text = "red 50g x3, blue  100g x1,grey 50g x6 , red 100g x2"

stash = []
for part in stash_text.split(","):
    words = part.split()
    colour, grams, balls = words[0], int(words[1].removesuffix("g")), int(words[2].lstrip("x"))
    stash.append([colour, grams, balls])

print(stash)

weight = Counter()
for colour, grams, balls in stash:
    weight[colour] += grams * balls

for colour, total in weight.most_common():
    print(colour.ljust(8, "."), str(total).rjust(5), "g", hex(total))

needs = {"jumper": ("grey", 420), "hat": ("blue", 75), "scarf": ("red", 350), "socks": ("green", 100)}

for thing in sorted(needs):
    colour, need = needs[thing]
    have = weight[colour]
    if have >= need:
        print(thing, "ok,", have - need, "g left")
    else:
        missing = need - have
        print(thing, "no! buy", math.ceil(missing / 50), "balls of", colour)

# knit the hat and take the wool away
weight.subtract({"blue": 75})
stash[1][1] -= 75
print(weight["blue"], stash[1])

# row counter: pattern repeats every 6 rows
pattern = ["knit", "purl", "knit", "purl", "cable", "purl"]
for row in (1, 5, 12, 23):
    repeat, position = divmod(row - 1, len(pattern))
    print(f"row {row:>2}: repeat {repeat + 1}, {pattern[position].upper():^7}|")

del stash[0][2]
stash[0].append("given to Mum")
print(stash[0], len(stash[0]))
# merge the two red lines and sort by grams
reds = [s for s in stash if s[0] == "red"]
others = [s for s in stash if s[0] != "red"]
others += reds[:1]
print([s[0][0] for s in others], sum(s[1] for s in others))

stitches, gauge = 22, 10
wide = 52
cast_on = round(wide * stitches / gauge)
cast_on += cast_on % 2
print("cast on", cast_on, f"{cast_on / stitches * gauge:.1f} cm", bin(cast_on), cast_on // 4 * 4)
swatch = "k2 p2\tk4\tyo"
print(swatch.expandtabs(8), swatch.partition("\t")[0], swatch.rpartition("\t")[-1])
