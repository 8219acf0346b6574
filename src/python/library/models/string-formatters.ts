/** `string.Formatter` for programs that derive classes from it, as Python that the machine runs. */
export const FORMATTERS = String.raw`import re as _re

_UP_TO_BRACE = _re.compile(r'([^{}]*)(\{\{|\}\}|\{|\}|$)')
_BRACES = _re.compile(r'[{}]')
_FIELD = _re.compile(r'((?:[^!:\[]|\[[^\]]*\])*)(?:!([^:]*))?(?::(.*))?$', _re.DOTALL)
_PARTS = _re.compile(r'\.[^.\[]+|\[[^\]]*\]|[^.\[]+')


class Formatter:
    def format(self, format_string, /, *args, **kwargs):
        return self.vformat(format_string, args, kwargs)

    def vformat(self, format_string, args, kwargs):
        used = set()
        result, _ = self._vformat(format_string, args, kwargs, used, 2)
        self.check_unused_args(used, args, kwargs)
        return result

    def _vformat(self, format_string, args, kwargs, used_args, depth, auto_arg_index=0):
        if depth < 0:
            raise ValueError('Max string recursion exceeded')
        result = []
        for literal, name, spec, conversion in self.parse(format_string):
            if literal:
                result.append(literal)
            if name is None:
                continue
            if name == '':
                if auto_arg_index is False:
                    raise ValueError('cannot switch from manual field specification to automatic field numbering')
                name = str(auto_arg_index)
                auto_arg_index += 1
            elif name.isdigit():
                if auto_arg_index:
                    raise ValueError('cannot switch from manual field specification to automatic field numbering')
                auto_arg_index = False
            obj, used = self.get_field(name, args, kwargs)
            used_args.add(used)
            obj = self.convert_field(obj, conversion)
            if '{' in spec or '}' in spec:
                spec, auto_arg_index = self._vformat(spec, args, kwargs, used_args, depth - 1, auto_arg_index)
            result.append(self.format_field(obj, spec))
        return ''.join(result), auto_arg_index

    def parse(self, format_string):
        at = 0
        while at < len(format_string):
            found = _UP_TO_BRACE.match(format_string, at)
            literal, brace = found.groups()
            at = found.end()
            if brace == '}' or (brace == '{' and at == len(format_string)):
                raise ValueError(f"Single '{brace}' encountered in format string")
            if brace != '{':
                yield (literal + brace[:1], None, None, None)
                continue
            depth = 1
            for closing in _BRACES.finditer(format_string, at):
                depth += 1 if closing[0] == '{' else -1
                if depth == 0:
                    break
            else:
                raise ValueError("expected '}' before end of string")
            name, conversion, spec = _FIELD.match(format_string[at:closing.start()]).groups()
            yield (literal, name, spec or '', conversion)
            at = closing.end()

    def get_field(self, field_name, args, kwargs):
        first, *rest = _PARTS.findall(field_name)
        first = int(first) if first.isdigit() else first
        obj = self.get_value(first, args, kwargs)
        for part in rest:
            if part[0] == '.':
                obj = getattr(obj, part[1:])
            else:
                key = part[1:-1]
                obj = obj[int(key) if key.isdigit() else key]
        return obj, first

    def get_value(self, key, args, kwargs):
        if isinstance(key, int):
            return args[key]
        return kwargs[key]

    def check_unused_args(self, used_args, args, kwargs):
        pass

    def format_field(self, value, format_spec):
        return format(value, format_spec)

    def convert_field(self, value, conversion):
        if conversion is None:
            return value
        if conversion == 's':
            return str(value)
        if conversion == 'r':
            return repr(value)
        if conversion == 'a':
            return ascii(value)
        raise ValueError(f'Unknown conversion specifier {conversion}')
`;
