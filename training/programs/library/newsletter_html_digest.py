# Turns the garden club newsletter (simple markup) into plain text with footnotes
import re
import textwrap
from html import escape, unescape
from urllib.parse import urlsplit

SOURCE = """\
# Spring &amp; Summer

Our *plant swap* is on <b>12 May</b>, see [the map](https://club.example/map?x=1).
Bring **pots**!  No **mint**, please.

- rain barrel rota
- [photos](https://club.example/2023/photos#may) of the fair
"""


class Digest:
    LINK = re.compile(r"\[(?P<text>[^\]]+)\]\((?P<url>[^)\s]+)\)")

    def __init__(self, width=36):
        self.width = width
        self.notes = []

    def _note(self, m):
        url = m["url"]
        if url not in self.notes:
            self.notes.append(url)
        return f"{m['text']} [{self.notes.index(url) + 1}]"

    def inline(self, text):
        text = self.LINK.sub(self._note, text)
        text = re.sub(r"</?[a-z]+>", "", text)
        text = re.sub(r"\*\*(.+?)\*\*", lambda m: m[1].upper(), text)
        text = re.sub(r"(?<!\*)\*([^*]+)\*(?!\*)", r"_\1_", text)
        return unescape(re.sub(r"[ \t]+", " ", text))

    def block(self, block):
        if block.startswith("# "):
            title = self.inline(block.removeprefix("# "))
            return [title, "=" * len(title)]
        if block.startswith("- "):
            out = []
            for item in re.split(r"^- ", block, flags=re.M)[1:]:
                out += textwrap.wrap(self.inline(item.strip()), self.width,
                                     initial_indent="* ", subsequent_indent="  ")
            return out
        return textwrap.wrap(self.inline(block.replace("\n", " ")), self.width)

    def run(self, source):
        lines = []
        for block in re.split(r"\n\s*\n", source.strip()):
            if lines:
                lines.append("")
            lines.extend(self.block(block))
        return lines


digest = Digest()
lines = digest.run(SOURCE)
print("\n".join(lines))
for n, url in enumerate(digest.notes, 1):
    parts = urlsplit(url)
    print(f"[{n}] {parts.netloc}{parts.path}", parts.query or parts.fragment)
print(len(lines), max(map(len, lines)), sum(not l for l in lines))
subject = "Slugs < 5 cm & \"nice\""
print(escape(subject), unescape(escape(subject)) == subject)
print(escape(subject, quote=False).partition("&amp;")[2], unescape("&#220;ben &eacute;"))
print(digest.inline("**a** *b* a*b"), digest.notes == Digest().notes)
