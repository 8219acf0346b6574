"""Reads a small DNS zone file."""
import re
from collections import defaultdict

ZONE = """\
$ORIGIN hofladen.example.
$TTL 3600
@       IN  SOA  ns1 admin ( 2024030901 7200
                 1h 2w 300 )      ; serial refresh retry expire minimum
@       IN  MX   10 mail
        IN  MX   20 backup.mail.example.
mail    300 IN A 192.0.2.25
www         IN A 192.0.2.80       ; shop
            IN A 192.0.2.81
shop    IN CNAME www
"""

UNITS = {"": 1, "h": 3600, "d": 86400, "w": 7 * 86400}


def seconds(text):
    m = re.fullmatch(r"(\d+)([hdw]?)", text, re.I)
    return int(m[1]) * UNITS[m[2].lower()]


def absolute(name, origin):
    if name == "@":
        return origin
    return name if name.endswith(".") else f"{name}.{origin}"


text = re.sub(r"\s*;.*", "", ZONE)
text = re.sub(r"\(([^)]*)\)", lambda m: " ".join(m[1].split()), text)

origin = ttl = last = None
records = []
for line in text.splitlines():
    if line.startswith("$"):
        key, value = line[1:].split()
        if key == "ORIGIN":
            origin = value
        else:
            ttl = seconds(value)
        continue
    m = re.match(r"(\S*)\s+(?:(\d+)\s+)?IN\s+([A-Z]+)\s+(.+)", line)
    owner, own_ttl, kind, data = m.groups()
    last = owner or last
    records.append((absolute(last, origin), int(own_ttl or ttl), kind, data.split()))

for name, t, kind, data in records:
    print(f"{name.removesuffix(origin) or '@':<6}{t:>5} {kind:<6}{data}")

index = defaultdict(list)
for name, _, kind, data in records:
    index[name, kind].append(data[-1])


def lookup(host, depth=0):
    full = absolute(host, origin)
    if (full, "CNAME") in index and depth < 5:
        return lookup(index[full, "CNAME"][0], depth + 1)
    return index.get((full, "A"), [])


for host in ("shop", "mail", "ftp"):
    print(host, "->", lookup(host))

serial, *timers = records[0][3][2:]
print(serial[:8], int(serial[8:]), [seconds(x) for x in timers])
mx = sorted((int(d[0]), absolute(d[1], origin)) for _, _, k, d in records if k == "MX")
print(mx, mx[0][1].count("."))
ips = [d[0] for _, _, k, d in records if k == "A"]
numbers = [int.from_bytes(bytes(map(int, ip.split("."))), "big") for ip in ips]
print(numbers[0], f"{numbers[0]:08X}", numbers[2] - numbers[1], numbers[0] >> 24)
reverse = ".".join(ips[0].split(".")[::-1]) + ".in-addr.arpa."
print(reverse, len(index), seconds("1D"))
print(seconds("5m"))
