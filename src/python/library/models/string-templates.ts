/** `string.Template` for programs that derive classes from it, as Python that the machine runs. */
export const TEMPLATES = String.raw`import re as _re


class Template:
    delimiter = '$'
    idpattern = r'(?a:[_a-z][_a-z0-9]*)'
    braceidpattern = None
    flags = _re.IGNORECASE

    def __init_subclass__(cls):
        super().__init_subclass__()
        if 'pattern' in cls.__dict__:
            pattern = cls.pattern
        else:
            sign = _re.escape(cls.delimiter)
            braced = cls.braceidpattern or cls.idpattern
            pattern = f'{sign}(?:(?P<escaped>{sign})|(?P<named>{cls.idpattern})|{{(?P<braced>{braced})}}|(?P<invalid>))'
        cls.pattern = _re.compile(pattern, cls.flags | _re.VERBOSE)

    def __init__(self, template):
        self.template = template

    def _invalid(self, mo):
        before = self.template[:mo.start('invalid')]
        line = before.count('\n') + 1
        column = len(before) - before.rfind('\n') - 1
        raise ValueError(f'Invalid placeholder in string: line {line}, col {column}')

    def _filled(self, mapping, is_safe):
        def convert(mo):
            named = mo.group('named') or mo.group('braced')
            if named is not None:
                if is_safe and named not in mapping:
                    return mo.group()
                return str(mapping[named])
            if mo.group('escaped') is not None:
                return self.delimiter
            if not is_safe:
                self._invalid(mo)
            return mo.group()

        return self.pattern.sub(convert, self.template)

    def substitute(self, mapping={}, /, **kws):
        return self._filled({**mapping, **kws} if kws else mapping, False)

    def safe_substitute(self, mapping={}, /, **kws):
        return self._filled({**mapping, **kws} if kws else mapping, True)

    def is_valid(self):
        return all(mo.group('invalid') is None for mo in self.pattern.finditer(self.template))

    def get_identifiers(self):
        ids = []
        for mo in self.pattern.finditer(self.template):
            named = mo.group('named') or mo.group('braced')
            if named is not None and named not in ids:
                ids.append(named)
        return ids


class _Plain(Template):
    pass


Template.pattern = _Plain.pattern
`;
