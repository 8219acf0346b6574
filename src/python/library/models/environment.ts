/** `os.environ` of a program that sets variables in it: these are known, and no others, which whoever starts it may have set. */
export const ENVIRONMENT = String.raw`class _Environ:
    def __init__(self):
        self._known = {}

    def __getitem__(self, key):
        if key not in self._known:
            return __unknown__('what else the environment holds')
        if self._known[key] is None:
            raise KeyError(key)
        return self._known[key]

    def __setitem__(self, key, value):
        for text in (key, value):
            if not isinstance(text, str):
                raise TypeError(f'str expected, not {type(text).__name__}')
        self._known[key] = value

    def __delitem__(self, key):
        if key in self._known and self._known[key] is None:
            raise KeyError(key)
        self._known[key] = None

    def __contains__(self, key):
        if key not in self._known:
            return __unknown__('what else the environment holds', 'bool')
        return self._known[key] is not None

    def get(self, key, default=None):
        if key in self._known and self._known[key] is None:
            return default
        return self[key]

    def setdefault(self, key, value):
        if key not in self._known:
            self._known[key] = __unknown__('what else the environment holds')
        elif self._known[key] is None:
            self[key] = value
        return self._known[key]

    def pop(self, key, *default):
        if default and key in self._known and self._known[key] is None:
            return default[0]
        value = self[key]
        self._known[key] = None
        return value

    def update(self, other=(), /, **more):
        for key, value in [*dict(other).items(), *more.items()]:
            self[key] = value

    def copy(self):
        return __unknown__('what else the environment holds', 'dict')

    def keys(self):
        return __unknown__('what else the environment holds', 'list')

    def __iter__(self):
        return iter(self.keys())

    values = items = keys


environ = _Environ()


def getenv(key, default=None):
    return environ.get(key, default)


def putenv(key, value):
    environ[key] = value


def unsetenv(key):
    del environ[key]
`;

/** A variable is set or taken out somewhere. */
export function setsVariables(program: string): boolean {
  return /\benviron\b\s*(?:\[[^\]\n]*\]\s*=[^=]|\.(?:setdefault|update|pop|putenv)\()|\bdel (?:os\.)?environ\b|\bpatch\.dict\(\s*["']?os\.environ\b/.test(program); // prettier-ignore
}
