/** `textwrap` for words without hyphens or tabs: a line is filled as long as the next word fits. */
export const TEXT_WRAPPING = String.raw`def _cut(words, width):
    pieces = []
    for word in words:
        while len(word) > width:
            pieces.append(word[:width])
            word = word[width:]
        pieces.append(word)
    return pieces


def wrap(text, width=70, *, initial_indent='', subsequent_indent=''):
    if width <= 0:
        raise ValueError(f'invalid width {width!r} (must be > 0)')
    lines = []
    line = initial_indent
    is_begun = False
    for word in _cut(text.split(), width):
        if is_begun and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = subsequent_indent
            is_begun = False
        if is_begun:
            line += ' '
        line += word
        is_begun = True
    if is_begun:
        lines.append(line)
    return lines


def fill(text, width=70, *, initial_indent='', subsequent_indent=''):
    lines = wrap(text, width, initial_indent=initial_indent, subsequent_indent=subsequent_indent)
    return '\n'.join(lines)


def shorten(text, width, *, placeholder=' [...]'):
    words = text.split()
    whole = ' '.join(words)
    if len(whole) <= width:
        return whole
    line = ''
    for word in words:
        longer = line + ' ' + word if line else word
        if len(longer) + len(placeholder) > width:
            break
        line = longer
    if line:
        return line + placeholder
    rest = placeholder.lstrip()
    if len(rest) > width:
        raise ValueError('placeholder too large for max width')
    return rest


def indent(text, prefix, predicate=None):
    result = ''
    for line in text.splitlines(True):
        if predicate(line) if predicate is not None else line.strip():
            result += prefix
        result += line
    return result


def _margin(lines):
    margin = None
    for line in lines:
        rest = line.lstrip(' \t')
        if not rest:
            continue
        own = line[:len(line) - len(rest)]
        if margin is None:
            margin = own
        while not own.startswith(margin):
            margin = margin[:-1]
    return margin or ''


def dedent(text):
    lines = text.split('\n')
    count = len(_margin(lines))
    result = []
    for line in lines:
        if line.strip():
            result.append(line[count:])
        else:
            result.append('')
    return '\n'.join(result)
`;
