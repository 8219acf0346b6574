# %% cell 1
word = "Grüße"
print(len(word), [ord(c) for c in word])

# %% cell 2
for codec in ("utf-8", "latin-1", "utf-16-le"):
    data = word.encode(codec)
    print(codec.ljust(10), len(data), data.hex(" "))

# %% cell 3: what happens with ascii
try:
    word.encode("ascii")
except UnicodeEncodeError as e:
    print("no ascii for", repr(e.object[e.start:e.end]), "at", e.start)
print(word.encode("ascii", errors="replace"))
print(word.encode("ascii", "xmlcharrefreplace").decode())
print(word.encode("ascii", "ignore"))

# %% cell 4: the famous mojibake
broken = word.encode("utf-8").decode("latin-1")
print(len(broken), broken.startswith("GrÃ"))
repaired = broken.encode("latin-1").decode("utf-8")
print(repaired, repaired == word)

# %% cell 5
raw = bytearray(b"temp=21")
raw[5] += 1
raw.extend(b"C")
print(raw, bytes(raw).split(b"="))
number = int.from_bytes(b"\x01\x02", "big")
print(number, number.to_bytes(2, "little"))
for b in raw[:4]:
    print(b, chr(b), end="; ")
print()
print(b"\xff\x41".decode("utf-8", errors="replace") == "\ufffdA")
