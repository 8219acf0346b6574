import textwrap

notes = """
    Version 3.2 brings a faster index, a dark theme and
    many small repairs.

      * The export keeps umlauts (thanks to Günther Weiß).
      * https://forum.example.org/t/very-long-thread-name/48213 is answered.

    Please read the upgrade notes.
"""

text = textwrap.dedent(notes).strip()
paragraphs = text.split("\n\n")
print(len(paragraphs), [len(p) for p in paragraphs], repr(paragraphs[1][:6]))

for line in textwrap.wrap(paragraphs[0], width=28):
    print(f"|{line:<28}|")

bullets = [ln.strip(" *") for ln in paragraphs[1].splitlines()]
for b in bullets:
    print(textwrap.fill(b, 34, initial_indent=" - ", subsequent_indent="   "))

wrapper = textwrap.TextWrapper(width=20, break_long_words=False, max_lines=2, placeholder=" (...)")
print(wrapper.wrap(bullets[1]))
wrapper.max_lines = None
wrapper.break_on_hyphens = False
print(wrapper.wrap(bullets[1]))

print(textwrap.shorten(paragraphs[0], width=30))
print(textwrap.shorten("  a   b\n c ", 10), "/", textwrap.shorten("Donaudampfschiff", 5), "/")
quoted = textwrap.indent("first\n\nsecond\n", "> ")
print(quoted.splitlines(), quoted.endswith("\n"))
print(textwrap.indent("a\n\nb", "+", predicate=lambda ln: True).split("\n"))
print(textwrap.wrap(""), textwrap.wrap("one"), textwrap.fill("x y z", 1).count("\n"))
print(repr(textwrap.dedent("\tif a:\n\t\tb()\n")), repr(textwrap.dedent("  x\n y")))

title = "Release 3.2"
print(title.center(23, "="), title.ljust(13, ".") + "|", title.rjust(13) + "|")
print(textwrap.wrap("state-of-the-art well-being", width=12))
