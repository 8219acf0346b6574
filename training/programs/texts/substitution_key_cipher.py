import string


class KeyCipher:
    """Alphabet that starts with the letters of a keyword."""

    def __init__(self, keyword):
        seen = dict.fromkeys(keyword.lower() + string.ascii_lowercase)
        self.alphabet = "".join(seen)
        self._enc = str.maketrans(string.ascii_lowercase, self.alphabet)
        self._dec = str.maketrans(self.alphabet, string.ascii_lowercase)

    def encrypt(self, text, block=5):
        plain = "".join(filter(str.isalpha, text.lower()))
        secret = plain.translate(self._enc)
        return " ".join(secret[i:i + block] for i in range(0, len(secret), block))

    def decrypt(self, secret):
        return secret.replace(" ", "").translate(self._dec)


for kw in ("zebra", "lighthouse", "aaa"):
    c = KeyCipher(kw)
    print(kw, c.alphabet[:12], len(c.alphabet))
    secret = c.encrypt("Treasure under the old oak.")
    print("  ", secret)
    back = c.decrypt(secret)
    print("  ", back, "old" in back)

c = KeyCipher("zebra")
unchanged = [l for l in string.ascii_lowercase if l.translate(c._enc) == l]
print("unchanged:", "".join(unchanged))
print(string.punctuation[:5], string.digits, len(string.printable))
print(string.capwords("treasure map no. 2"))
