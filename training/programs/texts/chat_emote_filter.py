import re

EMOTES = {":)": "smile", ":(": "sad", "<3": "heart", ":D": "laugh"}
emote_re = re.compile("|".join(re.escape(e) for e in EMOTES))
BAD = re.compile(r"\b(darn|heck)(s|ed)?\b", re.IGNORECASE)

chat = [
    ("kim", "gg :) well played <3"),
    ("bo", "DARN lag, heck!! :("),
    ("kim", "@bo calm down @mod #lag"),
    ("zed", "loooool :D :D"),
]

warnings = {}


def soften(match):
    w = match.group(1)
    return w[0] + "*" * (len(w) - 1) + (match.group(2) or "")


for user, line in chat:
    line, emotes = emote_re.subn(lambda m: f"({EMOTES[m[0]]})", line)
    line, bad = BAD.subn(soften, line)
    line = re.sub(r"(.)\1{2,}", r"\1\1", line)
    if bad:
        warnings[user] = warnings.get(user, 0) + bad
    people = re.findall(r"@(\w+)", line)
    tags = re.findall(r"#\w+", line)
    print(f"<{user}> {line}")
    extra = []
    if emotes:
        extra.append(f"{emotes} emotes")
    if people:
        extra.append("pings " + "+".join(people))
    if tags:
        extra.append("tags " + tags[0])
    print("    " + ("; ".join(extra) or "nothing special"))

print(warnings)
print(BAD.search("Hecked up").groups(), BAD.search("checked"))
