/** `configparser` as Python that the machine runs: a text is taken apart by few statements, whatever its length. */
export const CONFIG_PARSER = String.raw`import re
from pathlib import PurePath
from collections.abc import MutableMapping

DEFAULTSECT = 'DEFAULT'
_HEADER = re.compile(r'\[(.+)\]')
_OPTION = re.compile(r'(.*?)\s*(?:([=:])\s*(.*))?$', re.DOTALL)
_BOOLEANS = {'1': True, 'yes': True, 'true': True, 'on': True, '0': False, 'no': False, 'false': False, 'off': False}


class _Unset:
    pass


class Error(Exception):
    def __init__(self, msg=''):
        self.message = msg
        super().__init__(msg)

    def __repr__(self):
        return self.message

    def __str__(self):
        return self.message


class NoSectionError(Error):
    def __init__(self, section):
        super().__init__(f'No section: {section!r}')
        self.section = section
        self.args = (section,)


class DuplicateSectionError(Error):
    def __init__(self, section, source=None, lineno=None):
        where = f'While reading from {source!r} [line {lineno:2d}]: section {section!r} already exists'
        super().__init__(f'Section {section!r} already exists' if source is None else where)
        self.section = section


class DuplicateOptionError(Error):
    def __init__(self, section, option, source=None, lineno=None):
        super().__init__(f'While reading from {source!r} [line {lineno:2d}]: option {option!r} in section {section!r} already exists')
        self.section = section
        self.option = option


class NoOptionError(Error):
    def __init__(self, option, section):
        super().__init__(f'No option {option!r} in section: {section!r}')
        self.option = option
        self.section = section
        self.args = (option, section)


class ParsingError(Error):
    pass


class MissingSectionHeaderError(ParsingError):
    def __init__(self, filename, lineno, line):
        super().__init__(f'File contains no section headers.\nfile: {filename!r}, line: {lineno}\n{line!r}')


class SectionProxy(MutableMapping):
    def __init__(self, parser, name):
        self._parser = parser
        self._name = name

    @property
    def name(self):
        return self._name

    @property
    def parser(self):
        return self._parser

    def __repr__(self):
        return f'<Section: {self._name}>'

    def __getitem__(self, key):
        if not self._parser.has_option(self._name, key):
            raise KeyError(key)
        return self._parser.get(self._name, key)

    def __setitem__(self, key, value):
        self._parser.set(self._name, key, value)

    def __delitem__(self, key):
        if not self._parser.has_option(self._name, key):
            raise KeyError(key)
        self._parser.remove_option(self._name, key)

    def __contains__(self, key):
        return self._parser.has_option(self._name, key)

    def __len__(self):
        return len(self._parser._names(self._name))

    def __iter__(self):
        return iter(self._parser._names(self._name))

    def get(self, option, fallback=None, *, raw=False, vars=None):
        return self._parser.get(self._name, option, raw=raw, vars=vars, fallback=fallback)

    def getint(self, option, fallback=None):
        return self._parser.getint(self._name, option, fallback=fallback)

    def getfloat(self, option, fallback=None):
        return self._parser.getfloat(self._name, option, fallback=fallback)

    def getboolean(self, option, fallback=None):
        return self._parser.getboolean(self._name, option, fallback=fallback)


class RawConfigParser(MutableMapping):
    _interpolates = False

    def __init__(self, defaults=None, dict_type=dict, allow_no_value=False, *, delimiters=('=', ':'), comment_prefixes=('#', ';'),
                 inline_comment_prefixes=None, strict=True, empty_lines_in_values=True, default_section=DEFAULTSECT, interpolation=_Unset):
        self._sections = {}
        self._inline = inline_comment_prefixes or ()
        self._comments = comment_prefixes
        self._allow_no_value = allow_no_value
        self.default_section = default_section
        self._isInterpolated = self._interpolates and interpolation is not None
        self._defaults = {}
        if defaults:
            self._defaults = {self.optionxform(key): str(value) for key, value in defaults.items()}

    def optionxform(self, optionstr):
        return optionstr.lower()

    def _names(self, section):
        own = self._defaults if section == self.default_section else self._sections[section]
        return [*own, *[name for name in self._defaults if name not in own]]

    def read_string(self, string, source='<string>'):
        section = name = None
        for number, line in enumerate(string.splitlines(keepends=True), start=1):
            text = line.strip()
            if text.startswith(tuple(self._comments)):
                text = ''
            for prefix in self._inline:
                text = re.split(r'(?:^|\s)' + re.escape(prefix), text)[0].strip()
            if not text:
                continue
            header = _HEADER.match(text)
            if line[0].isspace() and section is not None and name is not None and section[name] is not None:
                section[name] = f'{section[name]}\n{text}'
            elif header:
                title, name = header.group(1), None
                if title in self._sections:
                    raise DuplicateSectionError(title, source, number)
                section = self._defaults if title == self.default_section else {}
                if title != self.default_section:
                    self._sections[title] = section
            elif section is None:
                raise MissingSectionHeaderError(source, number, line)
            else:
                key, delimiter, value = _OPTION.match(text).groups()
                name = self.optionxform(key)
                if delimiter is None and not self._allow_no_value:
                    raise ParsingError(f'Source contains parsing errors: {source!r}\n\t[line {number:2d}]: {line!r}')
                if name in section and section is not self._defaults:
                    raise DuplicateOptionError(title, name, source, number)
                section[name] = value if value is None else value.strip()

    def read_file(self, f, source=None):
        self.read_string(f.read(), '<???>' if source is None else source)

    def read(self, filenames, encoding=None):
        names = [filenames] if isinstance(filenames, (str, PurePath)) else filenames
        found = []
        for filename in names:
            try:
                with open(filename, encoding=encoding) as file:
                    self.read_string(file.read(), str(filename))
            except OSError:
                continue
            found.append(str(filename))
        return found

    def read_dict(self, dictionary, source='<dict>'):
        for section, values in dictionary.items():
            if section != self.default_section and section not in self._sections:
                self._sections[section] = {}
            for key, value in values.items():
                self.set(section, key, value if value is None else str(value))

    def sections(self):
        return list(self._sections)

    def defaults(self):
        return self._defaults

    def add_section(self, section):
        if section in self._sections:
            raise DuplicateSectionError(section)
        self._sections[section] = {}

    def has_section(self, section):
        return section in self._sections

    def options(self, section):
        if section not in self._sections:
            raise NoSectionError(section)
        return self._names(section)

    def has_option(self, section, option):
        if section != self.default_section and section not in self._sections:
            return False
        return self.optionxform(option) in self._names(section)

    def get(self, section, option, *, raw=False, vars=None, fallback=_Unset):
        if section not in self._sections and section != self.default_section:
            if fallback is not _Unset:
                return fallback
            raise NoSectionError(section)
        own = {} if section == self.default_section else self._sections[section]
        values = {**self._defaults, **own, **(vars or {})}
        name = self.optionxform(option)
        if name not in values:
            if fallback is not _Unset:
                return fallback
            raise NoOptionError(option, section)
        value = values[name]
        if self._isInterpolated and not raw and value is not None and '%' in value:
            for _ in range(10):
                value = re.sub(r'%\((.+?)\)s', lambda match: values[match.group(1).lower()], value)
            value = value.replace('%%', '%')
        return value

    def _converted(self, section, option, fallback, convert):
        if fallback is not _Unset and not self.has_option(section, option):
            return fallback
        return convert(self.get(section, option))

    def getint(self, section, option, *, raw=False, vars=None, fallback=_Unset):
        return self._converted(section, option, fallback, int)

    def getfloat(self, section, option, *, raw=False, vars=None, fallback=_Unset):
        return self._converted(section, option, fallback, float)

    def getboolean(self, section, option, *, raw=False, vars=None, fallback=_Unset):
        return self._converted(section, option, fallback, _boolean)

    def items(self, section=_Unset, raw=False, vars=None):
        if section is _Unset:
            return [(name, self[name]) for name in self]
        if section not in self._sections and section != self.default_section:
            raise NoSectionError(section)
        return [(name, self.get(section, name)) for name in [*self._defaults, *[each for each in self._names(section) if each not in self._defaults]]]

    def set(self, section, option, value=None):
        if section != self.default_section and section not in self._sections:
            raise NoSectionError(section)
        if value is not None and not isinstance(value, str):
            raise TypeError('option values must be strings')
        target = self._defaults if section == self.default_section else self._sections[section]
        target[self.optionxform(option)] = value

    def remove_option(self, section, option):
        if section not in self._sections:
            raise NoSectionError(section)
        return self._sections[section].pop(self.optionxform(option), None) is not None

    def remove_section(self, section):
        return self._sections.pop(section, None) is not None

    def write(self, fp, space_around_delimiters=True):
        between = ' = ' if space_around_delimiters else '='
        for name, values in [(self.default_section, self._defaults), *self._sections.items()]:
            if values or name != self.default_section:
                fp.write(f'[{name}]\n')
                for key, value in values.items():
                    fp.write(key + ('' if value is None else between + str(value).replace('\n', '\n\t')) + '\n')
                fp.write('\n')

    def __getitem__(self, key):
        if key != self.default_section and key not in self._sections:
            raise KeyError(key)
        return SectionProxy(self, key)

    def __setitem__(self, key, value):
        if key != self.default_section:
            self._sections[key] = {}
        self.read_dict({key: value})

    def __delitem__(self, key):
        if key not in self._sections:
            raise KeyError(key)
        self.remove_section(key)

    def __contains__(self, key):
        return key == self.default_section or key in self._sections

    def __len__(self):
        return len(self._sections) + 1

    def __iter__(self):
        return iter([self.default_section, *self._sections])


def _boolean(value):
    if value.lower() not in _BOOLEANS:
        raise ValueError(f'Not a boolean: {value}')
    return _BOOLEANS[value.lower()]


class ConfigParser(RawConfigParser):
    _interpolates = True
`;
