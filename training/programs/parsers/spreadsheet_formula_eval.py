import re
from statistics import mean

class CircularReference(Exception): pass

FUNCS = {"SUM": sum, "AVG": mean, "MIN": min, "COUNT": len}
REF = re.compile(r"[A-C][1-9]")
CALL = re.compile(r"(?P<fn>[A-Z]{3,})\((?P<a>[A-C][1-9]):(?P<b>[A-C][1-9])\)")

def area(a, b):
    for col in range(ord(a[0]), ord(b[0]) + 1):
        for row in range(int(a[1]), int(b[1]) + 1):
            yield chr(col) + str(row)

class Sheet:
    def __init__(self, cells):
        self.cells = cells
        self.cache = {}
        self.busy = []

    def value(self, ref):
        if ref in self.cache:
            return self.cache[ref]
        if ref in self.busy:
            raise CircularReference(" > ".join(self.busy + [ref]))
        raw = self.cells.get(ref, 0)
        if isinstance(raw, str) and raw.startswith("="):
            self.busy.append(ref)
            try:
                raw = self.formula(raw[1:])
            finally:
                self.busy.pop()
        self.cache[ref] = raw
        return raw

    def formula(self, text):
        m = CALL.fullmatch(text)
        if m:
            values = [self.value(r) for r in area(m["a"], m["b"])]
            return FUNCS[m["fn"]](v for v in values) if m["fn"] != "COUNT" else len(values)
        total = 0
        for sign, term in re.findall(r"([+-]?)([^+-]+)", text):
            product = 1
            for factor in term.split("*"):
                product *= self.value(factor) if REF.fullmatch(factor) else float(factor)
            total += -product if sign == "-" else product
        return total

sheet = Sheet({
    "A1": 4, "A2": 10, "A3": "=A1*2+A2",
    "B1": "=SUM(A1:A3)", "B2": "=B1-A2*0.5",
    "C1": "=C2+1", "C2": "=C1", "C3": "=AVG(A1:B1)", "C4": "=MEDIAN(A1:A2)",
})
for ref in sheet.cells:
    try:
        print(f"{ref}: {sheet.value(ref):g}")
    except CircularReference as e:
        print(f"{ref}: #CIRC {e}")
    except KeyError as e:
        print(f"{ref}: #NAME {e}")
print("cached", ", ".join(sorted(sheet.cache)))
