# repairs and inspects texts that were decoded with the wrong table

names = ["Müller", "Ångström", "naïve café", "plain", "5 €"]

for n in names:
    utf = n.encode("utf-8")
    broken = utf.decode("latin-1")
    fixed = broken.encode("latin-1").decode()
    print(f"{n:<12}{len(n):>3}{len(utf):>4} {ascii(broken):<26}{fixed == n}")


def decode_any(raw, codecs=("ascii", "utf-8", "cp1252")):
    for codec in codecs:
        try:
            return raw.decode(codec), codec
        except UnicodeDecodeError as e:
            print(f"   {e.encoding}: byte 0x{raw[e.start]:02x} at {e.start} ({e.reason})")
    return raw.decode("ascii", errors="backslashreplace"), None


for raw in (b"Gruss", "Größe".encode(), "10 €".encode("cp1252"), b"\x81\xff"):
    print(decode_any(raw))

word = "Jürgen ☂ €"
for errors in ("ignore", "replace", "xmlcharrefreplace", "backslashreplace"):
    print(f"{errors:<18}", word.encode("ascii", errors))
print(word.encode("latin-1", "replace"), word.encode("cp1252", "ignore")[-1:])

bad = b"abc\xc3(\xe2\x82"
print(bad.decode("utf-8", "replace"), len(bad.decode("utf-8", "ignore")), bad[:4].hex())
print([hex(ord(c)) for c in "€A"], "\u20ac", "€".encode("utf-16-le"), "€".encode("utf-16-be").hex())
print("ä".encode("utf-16"), len("ä".encode("utf-32")), "\ufeffhi".encode()[:3], b"\xef\xbb\xbfhi".decode("utf-8-sig"))
print(str(b"x"), str(b"x", "ascii"), bytes("é", "latin-1"), "é".encode().decode("ascii", "surrogateescape").isascii())
print("Zürich".encode("idna"), b"a" < b"b", b"abc"[::-1], b"a,b".split(b","), b" ".join([b"x", b"y"]))
print("Jürgen".encode("ascii"))
