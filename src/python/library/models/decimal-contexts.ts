/** Contexts of `decimal` as Python that the machine runs: digits and rounding, as far as programs set them. */
export const DECIMAL_CONTEXTS = String.raw`class Context:
    def __init__(self, prec=28, rounding='ROUND_HALF_EVEN'):
        self.prec = prec
        self.rounding = rounding

    def copy(self):
        return Context(self.prec, self.rounding)


class _Local:
    def __init__(self, context):
        self.context = context

    def __enter__(self):
        global _current
        self.before = _current
        _current = self.context
        return self.context

    def __exit__(self, kind, error, trace):
        global _current
        _current = self.before


_current = Context()


def getcontext():
    return _current


def setcontext(context):
    global _current
    _current = context


def localcontext(ctx=None, **options):
    context = (ctx or _current).copy()
    for name, value in options.items():
        setattr(context, name, value)
    return _Local(context)
`;
