import textwrap

sign = textwrap.dedent("""\
    Clock from Bern.
      It still runs.
    Do not touch.
""")
print(sign)
rows = sign.splitlines()
print([len(r) - len(r.lstrip()) for r in rows])

info = "Steam engine of 1871, used in a paper mill until the flood."
for width in (20, 30):
    lines = textwrap.wrap(info, width)
    print(f"width {width}: {len(lines)} lines")
    for line in lines:
        print("|" + line.center(width) + "|")

print(textwrap.shorten(info, width=30, placeholder=" [..]"))
print(textwrap.shorten("short", width=30))

quoted = textwrap.indent("Quiet please\n\nNo flash", "> ")
print(quoted)
starred = textwrap.indent("one\n\ntwo", "* ", predicate=lambda line: True)
print(repr(starred))

bullet = textwrap.fill(
    "Tickets for groups must be ordered two days ahead",
    width=26,
    initial_indent="- ",
    subsequent_indent="  ",
)
print(bullet)
print("lines:", bullet.count("\n") + 1)
