from collections import Counter


class ScanError(ValueError):
    pass


class Scanner:
    def __init__(self, depot):
        self.depot = depot
        self.lamp = "green"
        self.stats = Counter()

    def check(self, code):
        if len(code) != 9:
            raise ScanError(f"length {len(code)}")
        digits = [int(ch) for ch in code[1:]]
        if sum(digits[:-1]) % 10 != digits[-1]:
            raise ScanError("check digit should be %d" % (sum(digits[:-1]) % 10))
        return code[0], int(code[1:4])

    def scan(self, code):
        self.lamp = "yellow"
        result = None
        try:
            kind, zone = self.check(code)
        except ScanError as e:
            self.stats["rejected"] += 1
            result = f"rejected ({e})"
        except ValueError:
            self.stats["unreadable"] += 1
            return "unreadable"
        else:
            if zone == 0:
                return "returned to sender"
            self.stats[kind] += 1
            result = f"{kind} to zone {zone:03d}"
        finally:
            self.stats["total"] += 1
            self.lamp = "green"
        return result


def first_good(scanner, codes):
    tries = 0
    for code in codes:
        tries += 1
        try:
            kind, zone = scanner.check(code)
        except ValueError:
            continue
        finally:
            scanner.stats["tries"] += 1
        break
    else:
        return None, tries
    return (kind, zone), tries


s = Scanner("Köln-Ost")
for code in ["P01200339", "P0120034", "L12345670", "L12345678", "R00000000", "PX2003391"]:
    print(f"{code:<10}", s.scan(code), s.lamp)
print(dict(s.stats))
print(s.stats["total"], s.stats["missing"], sum(s.stats.values()))

print(first_good(s, ["", "L1", "Q99900055", "P01200339"]))
print(first_good(s, ("abc", "12345678x")))
print(first_good(s, []), s.stats["tries"])
try:
    s.scan(None)
except TypeError as e:
    print("TypeError:", e, "| lamp", s.lamp, "| total", s.stats["total"])
