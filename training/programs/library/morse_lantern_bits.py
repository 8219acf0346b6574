# Lantern signals as bits: morse to on/off strings, packed into bytes and back
from itertools import groupby
import base64
import string

CODE = dict(zip("AEHLOSTR", [".-", ".", "....", ".-..", "---", "...", "-", ".-."]))
BACK = {v: k for k, v in CODE.items()}


def to_bits(message):
    words = []
    for word in message.upper().split():
        letters = []
        for ch in word:
            # one dark unit between the marks
            marks = "0".join("111" if m == "-" else "1" for m in CODE[ch])
            letters.append(marks)
        words.append("000".join(letters))
    return "0000000".join(words)


def from_bits(bits):
    text = ""
    marks = ""
    for bit, run in groupby(bits.strip("0")):
        n = len(list(run))
        if bit == "1":
            marks += "-" if n == 3 else "."
        elif n >= 3:
            text += BACK.get(marks, "?")
            marks = ""
            if n == 7:
                text += " "
    return text + BACK.get(marks, "?")


def pack(bits):
    padded = bits + "0" * (-len(bits) % 8)
    return int(padded, 2).to_bytes(len(padded) // 8, "big")


bits = to_bits("Sos to")
print(bits, len(bits))
data = pack(bits)
print(data.hex(" "), len(data))
print(base64.b64encode(data).decode(), base64.b16encode(data[:3]).decode())

again = bin(int.from_bytes(data, "big"))[2:].zfill(len(data) * 8)
print(again.startswith(bits), from_bits(again))

lit = bits.count("1")
print(f"lit {lit}/{len(bits)} = {lit / len(bits):.1%}", f"{data[0]:#010b}", oct(data[0]))

key = 0x5A
secret = bytes(b ^ key for b in data)
print(secret.hex(), bytes(b ^ key for b in secret) == data)

shift = str.maketrans(string.ascii_uppercase, string.ascii_uppercase[3:] + string.ascii_uppercase[:3])
print("SOS TO SHORE".translate(shift), from_bits("10111010001"), from_bits("11111"))
try:
    to_bits("Help")
except KeyError as e:
    print("no lamp sign for", e.args[0])
