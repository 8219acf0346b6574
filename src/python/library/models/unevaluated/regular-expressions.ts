/** `re`: what a pattern does is a function that is made of it (`__matcher__`), and stands for all that matches it. */
export const REGULAR_EXPRESSIONS = String.raw`IGNORECASE = I = 2
MULTILINE = M = 8
DOTALL = S = 16
UNICODE = U = 32
VERBOSE = X = 64
ASCII = A = 256


class error(Exception):
    pass


class Match:
    def __init__(self, pattern, string, spans):
        self.re = pattern
        self.string = string
        self._spans = spans

    def __getitem__(self, group):
        if isinstance(group, str):
            group = self.re.groupindex[group]
        return self._piece(self._spans[group], None)

    def _piece(self, span, default):
        start, end = span
        if start < 0:
            return default
        return self.string[start:end]

    def group(self, group=0, *more):
        if more:
            return tuple([self[one] for one in (group, *more)])
        return self[group]

    def groups(self, default=None):
        return (*self._pieces(default),)

    def _pieces(self, default):
        for span in self._spans[1:]:
            yield self._piece(span, default)

    def groupdict(self, default=None):
        found = {}
        for name, group in self.re.groupindex.items():
            found[name] = self._piece(self._spans[group], default)
        return found

    def span(self, group=0):
        if isinstance(group, str):
            group = self.re.groupindex[group]
        return self._spans[group]

    def start(self, group=0):
        return self.span(group)[0]

    def end(self, group=0):
        return self.span(group)[1]

    @property
    def lastindex(self):
        last = None
        latest = -1
        for index, span in enumerate(self._spans):
            if index > 0 and span[1] > latest:
                last = index
                latest = span[1]
        return last

    @property
    def lastgroup(self):
        last = self.lastindex
        for name, index in self.re.groupindex.items():
            if index == last:
                return name
        return None

    def __repr__(self):
        return f'<re.Match object; span={self.span()}, match={self[0]!r}>'

    def expand(self, template):
        return _filled(self, __pieces__(template))


def _filled(match, pieces):
    text = ''
    for piece in pieces:
        if isinstance(piece, str):
            text += piece
        else:
            text += match[piece[0]] or ''
    return text


class Pattern:
    def __init__(self, pattern, flags=0):
        self.pattern = pattern
        self.flags = flags
        self._match, self._whole, self._first, self.groups, self.groupindex = __matcher__(pattern, flags)

    def __repr__(self):
        return f're.compile({self.pattern!r})'

    def match(self, string, pos=0):
        spans = self._match(string, pos)
        return Match(self, string, spans) if spans else None

    def fullmatch(self, string, pos=0):
        spans = self._whole(string, pos)
        return Match(self, string, spans) if spans else None

    def _find(self, string, at):
        at = self._first(string, at)
        while at >= 0:
            spans = self._match(string, at)
            if spans:
                return spans
            at = self._first(string, at + 1)
        return None

    def search(self, string, pos=0):
        spans = self._find(string, pos)
        return Match(self, string, spans) if spans else None

    def finditer(self, string, pos=0):
        spans = self._find(string, pos)
        while spans:
            yield Match(self, string, spans)
            start, end = spans[0]
            spans = self._find(string, end if end > start else end + 1)

    def findall(self, string, pos=0):
        found = []
        spans = self._find(string, pos)
        while spans:
            start, end = spans[0]
            if self.groups == 0:
                found.append(string[start:end])
            elif self.groups == 1:
                first, last = spans[1]
                if first >= 0:
                    found.append(string[first:last])
                else:
                    found.append('')
            else:
                found.append(Match(self, string, spans).groups(''))
            spans = self._find(string, end if end > start else end + 1)
        return found

    def sub(self, repl, string, count=0):
        return self.subn(repl, string, count)[0]

    def subn(self, repl, string, count=0):
        pieces = None if callable(repl) else __pieces__(repl)
        text = ''
        last = 0
        made = 0
        spans = self._find(string, 0)
        while spans:
            start, end = spans[0]
            text += string[last:start]
            if pieces is None:
                text += repl(Match(self, string, spans))
            elif pieces == [repl]:
                text += repl
            else:
                text += _filled(Match(self, string, spans), pieces)
            last = end
            made += 1
            if made == count:
                break
            spans = self._find(string, end if end > start else end + 1)
        return text + string[last:], made

    def split(self, string, maxsplit=0):
        parts = []
        last = 0
        spans = self._find(string, 0)
        while spans:
            start, end = spans[0]
            parts.append(string[last:start])
            if self.groups:
                parts.extend(Match(self, string, spans).groups())
            last = end
            if 0 < maxsplit <= len(parts):
                break
            spans = self._find(string, end if end > start else end + 1)
        parts.append(string[last:])
        return parts


def compile(pattern, flags=0):
    return pattern if isinstance(pattern, Pattern) else Pattern(pattern, flags)


def match(pattern, string, flags=0):
    return compile(pattern, flags).match(string)


def fullmatch(pattern, string, flags=0):
    return compile(pattern, flags).fullmatch(string)


def search(pattern, string, flags=0):
    return compile(pattern, flags).search(string)


def findall(pattern, string, flags=0):
    return compile(pattern, flags).findall(string)


def finditer(pattern, string, flags=0):
    return compile(pattern, flags).finditer(string)


def sub(pattern, repl, string, count=0, flags=0):
    return compile(pattern, flags).sub(repl, string, count)


def subn(pattern, repl, string, count=0, flags=0):
    return compile(pattern, flags).subn(repl, string, count)


def split(pattern, string, maxsplit=0, flags=0):
    return compile(pattern, flags).split(string, maxsplit)


def escape(pattern):
    text = ''
    for character in pattern:
        if not (character.isalnum() or character == '_'):
            text += '\\'
        text += character
    return text


def purge():
    pass`;
