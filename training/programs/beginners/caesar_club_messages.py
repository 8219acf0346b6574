# Secret club messages
alphabet = "abcdefghijklmnopqrstuvwxyz"


def encrypt(text, key):
    result = ""
    for ch in text:
        if ch.lower() in alphabet:
            pos = alphabet.index(ch.lower())
            new_pos = (pos + key) % 26
            if ch.isupper():
                result = result + alphabet[new_pos].upper()
            else:
                result = result + alphabet[new_pos]
        else:
            result = result + ch
    return result


def decrypt(text, key):
    return encrypt(text, -key)


def most_common_letter(text):
    counts = {}
    for ch in text.lower():
        if ch in alphabet:
            if ch in counts:
                counts[ch] += 1
            else:
                counts[ch] = 1
    best = ""
    best_n = 0
    for k in counts:
        if counts[k] > best_n:
            best = k
            best_n = counts[k]
    return best, best_n


secret = encrypt("Meet me here", 7)
print("Sent:    ", secret)
print("Received:", decrypt(secret, 7))

# crack it: the most common letter should be e
letter, n = most_common_letter(secret)
print("most common:", letter, "x", n)
guess = (alphabet.index(letter) - alphabet.index("e")) % 26
print("I think the key is", guess)
if decrypt(secret, guess) == "Meet me here":
    print("Cracked!")
else:
    print("Nope")
