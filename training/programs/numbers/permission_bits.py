READ = 1 << 0
WRITE = 1 << 1
SHARE = 1 << 2
ADMIN = 1 << 3

NAMES = [("r", READ), ("w", WRITE), ("s", SHARE), ("a", ADMIN)]


def show(mask):
    out = ""
    for letter, bit in NAMES:
        out += letter if mask & bit else "-"
    return out


def grant(mask, *bits):
    for b in bits:
        mask |= b
    return mask


def revoke(mask, bit):
    return mask & ~bit


users = {"tess": 0, "umar": READ, "vik": READ | WRITE | ADMIN}
users["tess"] = grant(users["tess"], READ, SHARE)
users["umar"] ^= WRITE
users["vik"] = revoke(users["vik"], ADMIN)

for name in sorted(users):
    m = users[name]
    print(name, show(m), bin(m), f"{m:04b}", "bits set:", m.bit_count())

everyone = READ | WRITE | SHARE | ADMIN
for m in users.values():
    everyone &= m
print("common rights:", show(everyone))

packed = 0
for name in ["tess", "umar", "vik"]:
    packed = (packed << 4) | users[name]
print("packed:", hex(packed), packed)
back = []
while packed:
    back.append(packed & 0xF)
    packed >>= 4
print("unpacked:", back[::-1])
