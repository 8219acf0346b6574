/** `textwrap` of words with one space between them; where hyphens break, and what is left of more space, is not said. */
export const WRAPPED_TEXT = String.raw`def _lines(text, width, first, rest):
    if width <= 0:
        raise ValueError(f'invalid width {width!r} (must be > 0)')
    lines = []
    line = ''
    indent = first
    for word in text.split():
        while len(indent) + len(word) > width and not line:
            room = width - len(indent)
            lines.append(indent + word[:room])
            word = word[room:]
            indent = rest
        if not line:
            line = word
        elif len(indent) + len(line) + 1 + len(word) <= width:
            line += ' ' + word
        else:
            lines.append(indent + line)
            indent = rest
            line = word
            while len(indent) + len(line) > width:
                room = width - len(indent)
                lines.append(indent + line[:room])
                line = line[room:]
    if line:
        lines.append(indent + line)
    return lines


def _is_simple(text):
    return '-' not in text and '  ' not in text and '\t' not in text


def wrap(text, width=70, *, initial_indent='', subsequent_indent=''):
    if not _is_simple(text):
        return __unknown__('where the lines are broken', 'list')
    return _lines(text, width, initial_indent, subsequent_indent)


def fill(text, width=70, *, initial_indent='', subsequent_indent=''):
    if not _is_simple(text):
        return __unknown__('where the lines are broken')
    return '\n'.join(_lines(text, width, initial_indent, subsequent_indent))


def shorten(text, width, *, placeholder=' [...]'):
    words = text.split()
    whole = ' '.join(words)
    if len(whole) <= width:
        return whole
    if '-' in whole:
        return __unknown__('where the text is cut')
    kept = ''
    for word in words:
        longer = kept + ' ' + word if kept else word
        if len(longer) + len(placeholder) > width:
            break
        kept = longer
    return kept + placeholder if kept else placeholder.lstrip()


def indent(text, prefix, predicate=None):
    pieces = []
    for line in text.splitlines(True):
        if predicate is not None:
            is_wanted = predicate(line)
        else:
            is_wanted = line.strip()
        if is_wanted:
            pieces.append(prefix)
        pieces.append(line)
    return ''.join(pieces)


def dedent(text):
    lines = text.split('\n')
    margin = None
    for line in lines:
        if line.strip():
            space = line[:len(line) - len(line.lstrip())]
            if margin is None:
                margin = space
            while not space.startswith(margin):
                margin = margin[:-1]
    width = len(margin) if margin else 0
    result = []
    for line in lines:
        result.append(line[width:] if line.strip() else '')
    return '\n'.join(result)
`;
