# string exercises (all by hand, no slicing with -1 allowed!)

def reverse(text):
    out = ""
    i = len(text) - 1
    while i >= 0:
        out = out + text[i]
        i = i - 1
    return out


def split_words(text):
    words = []
    current = ""
    for ch in text:
        if ch == " ":
            if current != "":
                words.append(current)
            current = ""
        else:
            current += ch
    if current:
        words.append(current)
    return words


def join_words(words, sep):
    s = ""
    for i in range(len(words)):
        s += words[i]
        if i != len(words) - 1:
            s += sep
    return s


def title(word):
    if "a" <= word[0] <= "z":
        return chr(ord(word[0]) - 32) + word[1:]
    return word


sentence = "we  eat pizza at noon"
ws = split_words(sentence)
print(ws, len(ws))
assert ws == sentence.split()

turned = []
for w in ws:
    turned.insert(0, w)
print(join_words(turned, " "))
each = [reverse(w) for w in ws]
print(join_words(each, "-"))
print(join_words([title(w) for w in ws], ""))

pal = list(filter(lambda w: w == reverse(w), ws))
print("palindromes:", pal)
print("is 'noon' one?", "noon" in pal)
