from string import Template
import string

LETTER = Template("Dear $name,\nyour ${kind}s for seat $seat cost €$price ($$ not taken).")

guests = [
    {"name": "Amaia Etxeberria", "kind": "ticket", "seat": "B7", "price": f"{2 * 18.5:.2f}"},
    {"name": "Dr. Obi", "kind": "badge", "seat": 12},
]

print(LETTER.substitute(guests[0]))
try:
    LETTER.substitute(guests[1])
except KeyError as missing:
    print("missing field:", missing)
print(LETTER.safe_substitute(guests[1]).split("\n")[-1])
print(LETTER.substitute(guests[1], price=0, seat="—").splitlines()[1])

bad = Template("Only $5 for $name")
try:
    bad.substitute(name="Kim")
except ValueError as e:
    print(e)
print(bad.safe_substitute(name="Kim"), bad.is_valid())
print(LETTER.get_identifiers())


class Percent(Template):
    delimiter = "%"
    idpattern = r"[A-Z]+"


p = Percent("%NAME owes %AMOUNT, 100%% sure, %lower stays")
print(p.safe_substitute(NAME="Jo", AMOUNT=3))
print(p.template.count("%"), p.get_identifiers())

fmt = "{name:<10.6}|{seat!r:>6}|{0}".format("x", **guests[0])
print(fmt)
print("{:>{w}}{:{fill}^{w}}".format("a", "b", w=5, fill="."), "{1}-{0}-{1}".format("l", "r"))
print("{g[seat]} {g[name]} {t.template:.4}".format(g=guests[1], t=bad))
print("%(name)s sits in %(seat)-4s|" % guests[0], "%5.1f%%" % 12.345)
fields = [f for _, f, _, _ in string.Formatter().parse("{a} and {b.c:>4} {{no}} {}")]
print(fields)
print("{who} {verb}".format_map({"who": "Nobody", "verb": "left"}), string.capwords("the  old-town hall"))
print("Hello {first} {last}".format(first="Jo"))
