import re

RAW = (
    "From: =Ola Nordmann= <ola@fjord.example>\r\n"
    "To: kari@fjord.example,\r\n"
    "\tper@fjord.example;  \"Li, Wei\" <wei@harbin.example>\r\n"
    "Subject: Re: RE: Fwd: annual\r\n"
    " general meeting\r\n"
    "X-Spam-Score: 1.75\r\n"
    "X-Spam-Score: -0.30\r\n"
    "\r\n"
    "Hello all,\r\n"
)

head, blank, body = RAW.partition("\r\n\r\n")
unfolded = re.sub(r"\r\n[ \t]+", " ", head)
headers = []
for line in unfolded.split("\r\n"):
    name, value = re.split(r":\s*", line, maxsplit=1)
    headers.append((name.title(), value))

for name, value in headers:
    print(f"{name:>14} = {value}")


def get(name, default=None):
    """first header of that name"""
    for n, v in headers:
        if n.lower() == name.lower():
            return v
    return default


def get_all(name):
    return [v for n, v in headers if n.casefold() == name.casefold()]


subject = get("subject")
short = re.sub(r"^(?:(?:re|fwd?|aw):\s*)+", "", subject, flags=re.I)
print(repr(short), len(subject) - len(short))

people = re.split(r'[,;]\s*(?=(?:[^"]*"[^"]*")*[^"]*$)', get("To"))
for p in people:
    m = re.match(r'(?:"?(?P<name>[^"<]+?)"?\s*<)?(?P<addr>[^<>\s]+@[^<>\s]+)>?$', p)
    print(m["addr"], "-", m["name"])

scores = list(map(float, get_all("x-spam-score")))
print(scores, sum(scores), f"{sum(scores):+.1f}")
print(get("Cc"), get("Bcc", "nobody"), get_all("Cc"))
print(repr(body.rstrip()), bool(blank), RAW.count("\r\n"))
print(get("from").translate(str.maketrans("<>", "()", "=")))
