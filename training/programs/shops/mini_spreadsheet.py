import re


class CycleError(Exception):
    pass


class Sheet:
    def __init__(self):
        self.cells = {}
        self.busy = []

    def __setitem__(self, ref, content):
        self.cells[ref] = content

    def __getitem__(self, ref):
        content = self.cells.get(ref, 0)
        if not (isinstance(content, str) and content.startswith("=")):
            return content
        if ref in self.busy:
            raise CycleError(" > ".join(self.busy + [ref]))
        self.busy.append(ref)
        try:
            return self.formula(content[1:])
        finally:
            self.busy.pop()

    def formula(self, text):
        m = re.fullmatch(r"SUM\(([A-Z])(\d):\1(\d)\)", text)
        if m:
            col, a, b = m.groups()
            return sum(self[f"{col}{i}"] for i in range(int(a), int(b) + 1))
        value = 1
        for factor in text.split("*"):
            value *= self[factor] if factor[0].isalpha() else float(factor)
        return value


s = Sheet()
s["A1"] = "apples"
s["B1"], s["B2"], s["B3"] = 12, 30, "=B1*2"
s["B4"] = "=SUM(B1:B3)"
s["C4"] = "=B4*0.5"
for ref in ("A1", "B3", "B4", "C4", "Z9"):
    print(ref, "=", s[ref])
s["B2"] = 0
print("new total", s["B4"])
s["B1"] = "=C4"
try:
    print(s["B4"])
except CycleError as e:
    print("cycle:", e)
print(s.busy)
