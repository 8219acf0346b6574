import re


def words_of(identifier):
    s = re.sub(r"([a-z0-9])([A-Z])", r"\1 \2", identifier)
    s = re.sub(r"([A-Z]+)([A-Z][a-z])", r"\1 \2", s)
    return re.split(r"[\s_\-]+", s.strip("_").lower())


styles = {
    "snake": lambda ws: "_".join(ws),
    "kebab": lambda ws: "-".join(ws),
    "CONST": lambda ws: "_".join(ws).upper(),
    "Pascal": lambda ws: "".join(w.title() for w in ws),
    "camel": lambda ws: ws[0] + "".join(w.capitalize() for w in ws[1:]),
}

for ident in ["getHTTPResponse", "room_number", "Last-Login Time", "_x2Pos"]:
    ws = words_of(ident)
    print(ident, ws)
    for name, fn in styles.items():
        new = fn(ws)
        note = " (same)" if new == ident else ""
        print(f"   {name:>6}: {new}{note}")

roundtrip = styles["snake"](words_of(styles["camel"](["max", "wind", "speed"])))
print(roundtrip, roundtrip.isidentifier(), "2fast".isidentifier())
print("hello World".istitle(), "Hello World".istitle(), "ABC_1".isupper())
