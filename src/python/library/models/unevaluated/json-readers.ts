/**
 * What `json.loads` reads: character by character, which makes each question one that was answered before. Its errors say what the
 * scanner of CPython 3.11 says.
 */
export const JSON_READERS = String.raw`class JSONDecodeError(ValueError):
    __module__ = 'json.decoder'

    def __init__(self, msg, doc, pos):
        before = doc[:pos]
        lineno = before.count('\n') + 1
        colno = pos - before.rfind('\n')
        ValueError.__init__(self, f'{msg}: line {lineno} column {colno} (char {pos})')
        self.msg = msg
        self.doc = doc
        self.pos = pos
        self.lineno = lineno
        self.colno = colno


def load(fp):
    return loads(fp.read())


def loads(s):
    if isinstance(s, (bytes, bytearray)):
        s = s.decode()
    elif not isinstance(s, str):
        raise TypeError(f'the JSON object must be str, bytes or bytearray, not {type(s).__name__}')
    document = _Document(s)
    pieces = _pieces(document)
    kind, text = next(pieces)
    value = _value(document, pieces, kind, text)
    kind, text = next(pieces)
    if kind != 'end':
        _refuse(document, 'Extra data')
    return value


class _Document:
    def __init__(self, text):
        self.text = text
        # What stands before the piece that is read.
        self.before = ''


def _refuse(document, message):
    raise JSONDecodeError(message, document.text, len(document.before))


def _pieces(document):
    read = ''
    word = ''
    inside = False
    escapes = False
    digits = None
    for character in document.text:
        if inside:
            if digits is not None:
                digits += character
                if len(digits) == 4:
                    word += chr(int(digits, 16))
                    digits = None
            elif escapes:
                escapes = False
                if character == 'u':
                    digits = ''
                else:
                    word += _unescaped(character)
            elif character == '\\':
                escapes = True
            elif character == '"':
                inside = False
                yield 'text', word
                word = ''
            else:
                word += character
        elif character == '"':
            document.before = read
            inside = True
        elif character in '{}[]:,':
            if word:
                yield 'word', word
                word = ''
            document.before = read
            yield character, character
        elif character in ' \n\t\r':
            if word:
                yield 'word', word
                word = ''
        else:
            if not word:
                document.before = read
            word += character
        read += character
    if inside:
        _refuse(document, 'Unterminated string starting at')
    if word:
        yield 'word', word
    document.before = document.text
    while True:
        yield 'end', ''


_UNESCAPED = {'n': '\n', 't': '\t', 'r': '\r', 'b': '\b', 'f': '\f'}


def _unescaped(character):
    if character in _UNESCAPED:
        return _UNESCAPED[character]
    return character


def _value(document, pieces, kind, text):
    if kind == 'text':
        return text
    if kind == 'word':
        return _word(document, text)
    if kind == '{':
        return _object(document, pieces)
    if kind == '[':
        return _array(document, pieces)
    _refuse(document, 'Expecting value')


def _object(document, pieces):
    table = {}
    kind, text = next(pieces)
    if kind == '}':
        return table
    while True:
        if kind != 'text':
            _refuse(document, 'Expecting property name enclosed in double quotes')
        key = text
        kind, text = next(pieces)
        if kind != ':':
            _refuse(document, "Expecting ':' delimiter")
        kind, text = next(pieces)
        value = _value(document, pieces, kind, text)
        table[key] = value
        kind, text = next(pieces)
        if kind == '}':
            return table
        if kind != ',':
            _refuse(document, "Expecting ',' delimiter")
        kind, text = next(pieces)


def _array(document, pieces):
    items = []
    kind, text = next(pieces)
    if kind == ']':
        return items
    while True:
        value = _value(document, pieces, kind, text)
        items.append(value)
        kind, text = next(pieces)
        if kind == ']':
            return items
        if kind != ',':
            _refuse(document, "Expecting ',' delimiter")
        kind, text = next(pieces)


_WORDS = {'null': None, 'true': True, 'false': False, 'NaN': float('nan'), 'Infinity': float('inf'), '-Infinity': float('-inf')}


def _word(document, text):
    if text in _WORDS:
        return _WORDS[text]
    digits = text.removeprefix('-')
    if digits.isdigit():
        return int(text)
    if not digits[:1].isdigit():
        _refuse(document, 'Expecting value')
    return float(text)
`;
