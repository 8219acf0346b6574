/** What `argparse` does with an argument once it is found; `argument-parsers.ts` has the parser. */
export const ARGUMENT_ACTIONS = String.raw`SUPPRESS = '==SUPPRESS=='
REMAINDER = '...'
PARSER = 'A...'
OPTIONAL = '?'
ZERO_OR_MORE = '*'
ONE_OR_MORE = '+'


class ArgumentError(Exception):
    def __init__(self, argument, message):
        self.argument_name = argument
        self.message = message

    def __str__(self):
        return f'argument {self.argument_name}: {self.message}'


class ArgumentTypeError(Exception):
    pass


class HelpFormatter:
    pass


class RawDescriptionHelpFormatter(HelpFormatter):
    pass


class RawTextHelpFormatter(HelpFormatter):
    pass


class ArgumentDefaultsHelpFormatter(HelpFormatter):
    pass


class MetavarTypeHelpFormatter(HelpFormatter):
    pass


class Namespace:
    def __init__(self, **kwargs):
        for name in kwargs:
            setattr(self, name, kwargs[name])

    def __repr__(self):
        return 'Namespace(' + ', '.join([f'{name}={value!r}' for name, value in self.__dict__.items()]) + ')'

    def __eq__(self, other):
        return self.__dict__ == other.__dict__

    def __contains__(self, key):
        return key in self.__dict__


class Action:
    def __init__(self, option_strings, dest, nargs=None, const=None, default=None, type=None, choices=None,
                 required=False, help=None, metavar=None):
        self.option_strings = option_strings
        self.dest = dest
        self.nargs = nargs
        self.const = const
        self.default = default
        self.type = type
        self.choices = choices
        self.required = required
        self.help = help
        self.metavar = metavar

    def __call__(self, parser, namespace, values, option_string=None):
        raise NotImplementedError('.__call__() not defined')

    def shown(self):
        if self.option_strings:
            return '/'.join(self.option_strings)
        return self.metavar or self.dest


class _Store(Action):
    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, values)


class _StoreConst(Action):
    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, self.const)


class _Append(Action):
    def __call__(self, parser, namespace, values, option_string=None):
        before = getattr(namespace, self.dest, None)
        if before is None:
            before = []
        setattr(namespace, self.dest, before + [values])


class _Extend(Action):
    def __call__(self, parser, namespace, values, option_string=None):
        before = getattr(namespace, self.dest, None)
        if before is None:
            before = []
        setattr(namespace, self.dest, before + values)


class _AppendConst(Action):
    def __call__(self, parser, namespace, values, option_string=None):
        before = getattr(namespace, self.dest, None)
        if before is None:
            before = []
        setattr(namespace, self.dest, before + [self.const])


class _Count(Action):
    def __call__(self, parser, namespace, values, option_string=None):
        before = getattr(namespace, self.dest, None)
        if before is None:
            before = 0
        setattr(namespace, self.dest, before + 1)


class BooleanOptionalAction(Action):
    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, not option_string.startswith('--no-'))


class _Help(Action):
    def __call__(self, parser, namespace, values, option_string=None):
        parser.print_help()
        parser.exit()


class _Version(Action):
    def __call__(self, parser, namespace, values, option_string=None):
        print(self.const)
        parser.exit()


class _Subcommands(Action):
    def add_parser(self, name, aliases=(), help=None, **options):
        options.setdefault('prog', self.const + ' ' + name)
        parser = ArgumentParser(**options)
        self.choices[name] = parser
        for alias in aliases:
            self.choices[alias] = parser
        return parser

    def __call__(self, parser, namespace, values, option_string=None):
        name = values[0]
        if self.dest != SUPPRESS:
            setattr(namespace, self.dest, name)
        if name not in self.choices:
            known = ', '.join([repr(one) for one in self.choices])
            raise ArgumentError(self.shown(), f'invalid choice: {name!r} (choose from {known})')
        self.rest = self.choices[name]._parse(values[1:], namespace)


_ACTIONS = {
    None: _Store, 'store': _Store, 'store_const': _StoreConst, 'store_true': _StoreConst, 'store_false': _StoreConst,
    'append': _Append, 'append_const': _AppendConst, 'extend': _Extend, 'count': _Count, 'help': _Help, 'version': _Version,
}
_WITHOUT_VALUES = ['store_const', 'store_true', 'store_false', 'append_const', 'count', 'help', 'version']


class _Group:
    def __init__(self, parser, required=False):
        self.parser = parser
        self.required = required
        self.members = []

    def add_argument(self, *names, **options):
        action = self.parser.add_argument(*names, **options)
        self.members.append(action)
        return action

    def add_mutually_exclusive_group(self, required=False):
        return self.parser.add_mutually_exclusive_group(required)
`;
