import re

# 1. separators by hand
for n in ["1234567", "999", "1000", "-45000", "12345.6789"]:
    print(n, "->", re.sub(r"(?<=\d)(?=(?:\d{3})+(?!\d))(?<!\.\d)(?<!\.\d\d)(?<!\.\d{3})", "'", n))

# 2. camel case
for name in ("parseHTTPHeader", "simple", "iPhone15Pro", "X"):
    words = re.split(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", name)
    print(words, "_".join(w.lower() for w in words))

# 3. rules for pass phrases
RULES = {
    "a digit": r"(?=.*\d)",
    "a capital": r"(?=.*[A-ZÄÖÜ])",
    "no spaces": r"(?!.*\s)",
    "8 characters": r"(?=.{8,})",
}
for phrase in ("geheim", "Sonnenblume7", "Ä 1234567", ""):
    broken = [why for why, rx in RULES.items() if not re.match(rx, phrase)]
    print(f"{phrase!r:<16}", "fine" if not broken else "needs " + ", ".join(broken))
all_rules = re.compile("".join(RULES.values()))
print(bool(all_rules.match("Sonnenblume7")), all_rules.match("Sonnenblume7").group() == "")

# 4. words not followed or preceded by something
text = "cats, catalog, concat, cat; tomcat cat-flap 3cats"
print(re.findall(r"\bcat\b(?!-)", text), re.findall(r"\w+(?=cat\b)", text), re.findall(r"(?<![a-z])cat\w+", text))
print([m.start() for m in re.finditer("cat", text)], re.findall(r"(?<=\s)\d", text))

prices = "USD 20, EUR 35, 40 EUR, USD 7.50"
print(re.findall(r"(?<=USD )[\d.]+", prices), re.findall(r"[\d.]+(?= EUR)", prices))
print(re.findall(r"(?<!USD )\b\d+\b(?!\.)", prices))

# 5. greedy or not, possessive classes and alternation order
tag = "<b>bold</b> and <b>more</b>"
print(re.search(r"<b>.*</b>", tag).span(), re.search(r"<b>.*?</b>", tag).group(), re.findall(r"<b>([^<]*)", tag))
print(re.match(r"Jan|January", "January")[0], re.fullmatch(r"Jan|January", "January")[0], re.match("a{2,3}?", "aaaa")[0])
print(re.findall(r"(a)(b)?", "abaa"), re.findall(r"(?:ab)+", "ababxab"), re.findall("x*", "axb"))
print(re.split(r"(\d)", "a1b2"), re.split(",", ""), re.split(r"\b", "a b"), re.sub("x*", "-", "abx"))
