/** `string.Template` and `string.capwords`: a template is cut at its signs, and what follows each of them is looked at. */
export const PLAIN_TEMPLATES = String.raw`class Template:
    delimiter = '$'

    def __init__(self, template):
        self.template = template

    def _name_in(self, piece):
        name = ''
        for letter in piece:
            if letter.isalpha() or letter == '_' or (name and letter.isdigit()):
                name += letter
            else:
                break
        return name

    def _filled(self, mapping, is_safe):
        sign = self.delimiter
        text, *pieces = self.template.split(sign)
        is_escaped = False
        for at, piece in enumerate(pieces):
            if is_escaped:
                text += piece
                is_escaped = False
                continue
            if piece == '' and at + 1 < len(pieces):
                text += sign
                is_escaped = True
                continue
            written = ''
            rest = piece
            if piece.startswith('{'):
                name, brace, after = piece[1:].partition('}')
                if brace and name and self._name_in(name) == name:
                    written = '{' + name + '}'
                    rest = after
            else:
                name = self._name_in(piece)
                written = name
                rest = piece.removeprefix(name)
            if not written and not is_safe:
                before = sign.join(self.template.split(sign)[:at + 1])
                line = before.count('\n') + 1
                column = len(before.split('\n')[-1]) + 1
                raise ValueError(f'Invalid placeholder in string: line {line}, col {column}')
            if not written or (is_safe and name not in mapping):
                text += sign + written + rest
            else:
                text += str(mapping[name]) + rest
        return text

    def substitute(self, mapping={}, /, **kws):
        names = {**mapping, **kws} if kws else mapping
        return self._filled(names, False)

    def safe_substitute(self, mapping={}, /, **kws):
        names = {**mapping, **kws} if kws else mapping
        return self._filled(names, True)
`;

export const CAPITAL_WORDS = String.raw`def capwords(s, sep=None):
    pieces = s.split() if sep is None else s.split(sep)
    words = []
    for word in pieces:
        words.append(word.capitalize())
    if sep is None:
        return ' '.join(words)
    return sep.join(words)
`;
