# Old membership file with fixed columns
from datetime import datetime

FILE = (
    "0001OKAFOR         CHIDI     M19870412 001250+\n"
    "0017VAN DEN BERG   SASKIA    F19650930 000499-\n"
    "0203ÖZDEMIR        NUR        20010229 000000 \n"
    "0204LI             \n"
    "9999TRAILER 0000000751\n"
)
LAYOUT = {"no": 4, "last": 15, "first": 10, "sex": 1, "born": 8, "filler": 1, "cents": 6, "sign": 1}


def cut(line):
    pos = 0
    record = {}
    for name, width in LAYOUT.items():
        record[name] = line[pos:pos + width].strip()
        pos += width
    record.pop("filler")
    return record


def amount(rec):
    value = int(rec["cents"] or 0) / 100
    return -value if rec["sign"] == "-" else value


print("record length:", sum(LAYOUT.values()))
members = []
for line in FILE.splitlines():
    if line.startswith("9999"):
        expected = int(line[12:])
        break
    rec = cut(line)
    try:
        rec["born"] = datetime.strptime(rec["born"], "%Y%m%d").date()
    except ValueError as e:
        print(rec["no"], rec["last"].title(), "-", e)
        rec["born"] = None
    members.append(rec)

total = 0
for r in members:
    cents = round(amount(r) * 100)
    total += cents
    print(f"{int(r['no']):>4} {r['last'].title():<14}{r['first'].capitalize():<8}{r['sex'] or '-'} {cents / 100:>+7.2f} {r['born']}")
print("total", total, "trailer", expected, "ok" if total == expected else "DIFFERENT")


def line_of(no, last, first, sex, born, cents):
    sign = "+" if cents > 0 else "-" if cents < 0 else " "
    return f"{no:04d}{last.upper():<15.15}{first.upper():<10}{sex:1}{born:%Y%m%d} {abs(cents):06d}{sign}"


new = line_of(205, "Schmidt-Rottluff jun.", "Käthe", "F", datetime(1999, 1, 5), -1550)
print(repr(new), len(new))
print(cut(new)["last"], amount(cut(new)), cut("")["no"] == "")
born = [m["born"] for m in members if m["born"]]
print(min(born).year, max(born).isoformat(), (max(born) - min(born)).days // 365)
print("7".zfill(4), "-7".zfill(4), "abc".ljust(5, "_"), "%-6s|%6s|%.2s" % ("ab", "cd", "xyz"))
