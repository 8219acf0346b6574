/** What `json.dumps` writes. */
export const JSON_TEXTS = String.raw`def dumps(obj, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None,
          separators=None, default=None, sort_keys=False):
    between = ', ' if indent is None else ','
    colon = ': '
    if separators is not None:
        between, colon = separators
    if isinstance(indent, int):
        indent = ' ' * indent
    return _written(obj, indent, '\n', between, colon, default, sort_keys, ensure_ascii)


def dump(obj, fp, **options):
    fp.write(dumps(obj, **options))


def _written(obj, indent, end, between, colon, default, sort_keys, ascii):
    kind = type(obj).__name__
    if kind == 'str':
        return _quoted(obj, ascii)
    if kind == 'int':
        return str(obj)
    if kind == 'NoneType':
        return 'null'
    if kind == 'bool':
        return 'true' if obj else 'false'
    if kind == 'float':
        return _number(obj)
    if kind == 'dict' or isinstance(obj, dict):
        items = obj.items()
        if sort_keys:
            items = sorted(items)
        texts = []
        inner = '' if indent is None else end + indent
        for key, value in items:
            text = _written(value, indent, inner, between, colon, default, sort_keys, ascii)
            name = _key(key, ascii)
            texts.append(f'{name}{colon}{text}')
        return _bracketed('{', texts, '}', indent, end, between)
    if kind == 'list' or isinstance(obj, (list, tuple)):
        texts = []
        inner = '' if indent is None else end + indent
        for value in obj:
            texts.append(_written(value, indent, inner, between, colon, default, sort_keys, ascii))
        return _bracketed('[', texts, ']', indent, end, between)
    if isinstance(obj, str):
        return _quoted(str(obj), ascii)
    if isinstance(obj, int):
        return int.__repr__(obj)
    if default is None:
        raise TypeError(f'Object of type {type(obj).__name__} is not JSON serializable')
    return _written(default(obj), indent, end, between, colon, default, sort_keys, ascii)


def _bracketed(left, texts, right, indent, end, between):
    if not texts:
        return left + right
    if indent is None:
        return left + between.join(texts) + right
    inner = end + indent
    return left + inner + (between + inner).join(texts) + end + right


def _key(key, ascii):
    kind = type(key).__name__
    if kind == 'str':
        return _quoted(key, ascii)
    if kind == 'NoneType':
        return '"null"'
    if kind == 'bool':
        return '"true"' if key else '"false"'
    if isinstance(key, (int, float)):
        return f'"{key}"'
    raise TypeError(f'keys must be str, int, float, bool or None, not {type(key).__name__}')


def _number(value):
    if value != value:
        return 'NaN'
    if value == float('inf'):
        return 'Infinity'
    if value == float('-inf'):
        return '-Infinity'
    return repr(value)


_ESCAPES = {'"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t', '\b': '\\b', '\f': '\\f'}


def _quoted(text, ascii):
    if text.isascii() and (text.isalnum() or _is_plain(text)):
        return f'"{text}"'
    found = ''
    for character in text:
        if character in _ESCAPES:
            found += _ESCAPES[character]
        elif character.isalnum() and character.isascii():
            found += character
        elif character < ' ' or (ascii and character > '~'):
            found += _numbered(ord(character))
        else:
            found += character
    return f'"{found}"'


def _is_plain(text):
    if '"' in text:
        return False
    if '\\' in text:
        return False
    return text.isprintable()


def _numbered(code):
    if code < 65536:
        return f'\\u{code:04x}'
    code -= 65536
    return f'\\u{55296 + code // 1024:04x}\\u{56320 + code % 1024:04x}'
`;
