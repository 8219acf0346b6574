def column_order(key):
    return [i for _, i in sorted((ch, i) for i, ch in enumerate(key))]


def encrypt(text, key, pad="x"):
    text = "".join(ch for ch in text.lower() if ch.isalpha())
    text += pad * (-len(text) % len(key))
    rows = [text[i:i + len(key)] for i in range(0, len(text), len(key))]
    columns = ["".join(col) for col in zip(*rows)]
    return " ".join(columns[i] for i in column_order(key))


def decrypt(cipher, key):
    parts = cipher.split()
    columns = [None] * len(key)
    for part, i in zip(parts, column_order(key)):
        columns[i] = part
    return "".join(map("".join, zip(*columns)))


note = "Treffen um 9, Café Zoë!"
secret = encrypt(note, "MOND")
print(column_order("MOND"), column_order("aab"), column_order(""))
print(secret, len(secret.split()))
print(decrypt(secret, "MOND").rstrip("x"))
print(decrypt(secret, "DOMN"))
print(encrypt("abc", "zyx"), encrypt("x1", "ab"), encrypt("hi", "bca", pad="_"))


def fence(text, rails=3):
    lines = [[] for _ in range(rails)]
    r, step = 0, 1
    for ch in text:
        lines[r].append(ch)
        if not 0 <= r + step < rails:
            step = -step
        r += step
    return ["".join(line) for line in lines]


print(fence("railfence"), fence("ab"), "".join(fence("meeting", rails=2)))

square = ["abc", "def", "ghi"]
where = {ch: (r, c) for r, row in enumerate(square, 1) for c, ch in enumerate(row, 1)}
code = [10 * r + c for r, c in map(where.get, "badge".replace("j", "i"))]
print(code, "".join(square[n // 10 - 1][n % 10 - 1] for n in code[::-1]))
shifted = "".join(chr((ord(ch) - 97 + 13) % 26 + 97) if ch.islower() else ch for ch in "Uhrzeit 9")
print(shifted, ord("a"), chr(98), chr(ord("é") - 32))
key_stream = [ord(k) - 65 for k in "LIME"]
mixed = [chr((ord(p) - 65 + key_stream[i % 4]) % 26 + 65) for i, p in enumerate("SALAD")]
print(key_stream, "".join(mixed))
try:
    print(decrypt("ab cd", "abc"))
except TypeError:
    print("wrong key")
