/** Texts as addresses, commands and pages write them: `urllib.parse`, `shlex` and `html`, character by character. */
export const UNQUOTING = String.raw`def _is_written(digits):
    return len(digits) == 2 and all(digit in '0123456789ABCDEFabcdef' for digit in digits)


def unquote(string):
    text, *pieces = string.split('%')
    held = []
    for piece in pieces:
        if _is_written(piece[:2]):
            held.append(int(piece[:2], 16))
            rest = piece[2:]
        else:
            rest = '%' + piece
        if rest:
            text += bytes(held).decode(errors='replace') if held else ''
            text += rest
            held = []
    if held:
        text += bytes(held).decode(errors='replace')
    return text


def unquote_plus(string):
    return unquote(string.replace('+', ' '))
`;

export const QUOTED_ADDRESSES = String.raw`_SAFE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-~'
_DIGITS = '0123456789ABCDEF'


def quote(string, safe='/'):
    text = ''
    for letter in string:
        if letter in _SAFE or letter in safe:
            text += letter
            continue
        for number in letter.encode():
            high, low = divmod(number, 16)
            text += '%' + _DIGITS[high] + _DIGITS[low]
    return text


def quote_plus(string, safe=''):
    words = string.split(' ')
    return '+'.join([quote(word, safe) for word in words])


${UNQUOTING}

def urlencode(query):
    pairs = query.items() if isinstance(query, dict) else query
    texts = []
    for key, value in pairs:
        texts.append(quote_plus(str(key)) + '=' + quote_plus(str(value)))
    return '&'.join(texts)
`;

export const QUOTED_WORDS = String.raw`def split(s):
    words = []
    word = None
    inside = ''
    is_escaped = False
    for letter in s:
        if is_escaped:
            if inside and letter not in ('"', '\\'):
                word += '\\'
            word += letter
            is_escaped = False
        elif letter == '\\' and inside != "'":
            word = word or ''
            is_escaped = True
        elif inside:
            if letter == inside:
                inside = ''
            else:
                word += letter
        elif letter == '"' or letter == "'":
            word = word or ''
            inside = letter
        elif letter in ' \t\r\n':
            if word is not None:
                words.append(word)
            word = None
        else:
            word = word or ''
            word += letter
    if inside:
        raise ValueError('No closing quotation')
    if is_escaped:
        raise ValueError('No escaped character')
    if word is not None:
        words.append(word)
    return words


_SAFE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_@%+=:,./-'


def quote(s):
    if not s:
        return "''"
    if all(letter in _SAFE for letter in s):
        return s
    return "'" + s.replace("'", "'\"'\"'") + "'"


def join(split_command):
    return ' '.join([quote(word) for word in split_command])
`;

export const ESCAPED_TEXTS = String.raw`_NAMES = {'&': '&amp;', '<': '&lt;', '>': '&gt;'}
_QUOTES = {'"': '&quot;', "'": '&#x27;'}


def escape(s, quote=True):
    pieces = []
    for letter in s:
        if letter in _NAMES:
            pieces.append(_NAMES[letter])
        elif quote and letter in _QUOTES:
            pieces.append(_QUOTES[letter])
        else:
            pieces.append(letter)
    return ''.join(pieces)
`;

/** `types.SimpleNamespace` */
export const NAMESPACES = String.raw`class SimpleNamespace:
    def __init__(self, **kwargs):
        for name, value in kwargs.items():
            setattr(self, name, value)

    def __repr__(self):
        items = [f'{name}={value!r}' for name, value in self.__dict__.items()]
        return 'namespace(' + ', '.join(items) + ')'

    def __eq__(self, other):
        if not isinstance(other, SimpleNamespace):
            return NotImplemented
        return self.__dict__ == other.__dict__
`;
