/** `argparse.ArgumentParser`: options, positionals and subcommands, and what is told about wrong ones. */
export const ARGUMENT_PARSERS = String.raw`class ArgumentParser:
    def __init__(self, prog=None, usage=None, description=None, epilog=None, parents=(), formatter_class=None,
                 prefix_chars='-', fromfile_prefix_chars=None, argument_default=None, conflict_handler='error',
                 add_help=True, allow_abbrev=True, exit_on_error=True):
        self.prog = prog
        self.usage = usage
        self.description = description
        self.epilog = epilog
        self.argument_default = argument_default
        self._options = {}
        self._positionals = []
        self._actions = []
        self._defaults = {}
        self._exclusive = []
        if add_help:
            self.add_argument('-h', '--help', action='help')
        for parent in parents:
            for action in parent._actions:
                if action.dest != 'help':
                    self._add(action)

    def add_argument(self, *names, action=None, version=None, **options):
        if names == ():
            names = (options.pop('dest'),)
        first = names[0]
        given = options.pop('dest', None)
        if first.startswith('-'):
            longest = [name for name in names if name.startswith('--')]
            dest = given
            if dest is None:
                dest = (longest or names)[0].lstrip('-').replace('-', '_')
            strings = list(names)
        else:
            dest = first
            strings = []
        if action == 'store_true':
            options['const'] = True
            options.setdefault('default', False)
        elif action == 'store_false':
            options['const'] = False
            options.setdefault('default', True)
        elif action == 'help':
            options['default'] = SUPPRESS
        elif action == 'version':
            options['const'] = version
            options['default'] = SUPPRESS
        if action is None or isinstance(action, str):
            made = _ACTIONS[action]
        else:
            made = action
        if action in _WITHOUT_VALUES or action is BooleanOptionalAction:
            options['nargs'] = 0
        if action is BooleanOptionalAction:
            strings = strings + ['--no-' + name[2:] for name in strings if name.startswith('--')]
        if 'default' not in options and self.argument_default is not None:
            options['default'] = self.argument_default
        built = made(strings, dest, **options)
        self._add(built)
        return built

    def _add(self, action):
        self._actions.append(action)
        for name in action.option_strings:
            self._options[name] = action
        if not action.option_strings:
            self._positionals.append(action)

    def add_argument_group(self, title=None, description=None):
        return _Group(self)

    def add_mutually_exclusive_group(self, required=False):
        group = _Group(self, required)
        self._exclusive.append(group)
        return group

    def add_subparsers(self, dest=SUPPRESS, required=False, title=None, description=None, help=None, metavar=None,
                       prog=None, parser_class=None):
        action = _Subcommands([], dest, nargs=PARSER, const=prog or self.prog or '', required=required,
                              default=None, choices={}, metavar=metavar)
        self._add(action)
        return action

    def set_defaults(self, **defaults):
        for name, value in defaults.items():
            self._defaults[name] = value
            for action in self._actions:
                if action.dest == name:
                    action.default = value

    def get_default(self, dest):
        for action in self._actions:
            if action.dest == dest and action.default is not None:
                return action.default
        return self._defaults.get(dest)

    def parse_args(self, args=None, namespace=None):
        found, rest = self.parse_known_args(args, namespace)
        if rest:
            self.error('unrecognized arguments: ' + ' '.join(rest))
        return found

    def parse_known_args(self, args=None, namespace=None):
        if args is None:
            import sys
            args = sys.argv[1:]
        if namespace is None:
            namespace = Namespace()
        try:
            rest = self._parse(list(args), namespace)
        except ArgumentError as error:
            self.error(str(error))
        return namespace, rest

    def _parse(self, args, namespace):
        for action in self._actions:
            if action.dest != SUPPRESS and action.default != SUPPRESS and not hasattr(namespace, action.dest):
                setattr(namespace, action.dest, action.default)
        for name, value in self._defaults.items():
            if not hasattr(namespace, name):
                setattr(namespace, name, value)
        rest = []
        seen = []
        waiting = list(self._positionals)
        while args:
            word = args[0]
            if self._is_option(word):
                args = self._option(args, namespace, seen, rest)
                continue
            if not waiting:
                rest.append(word)
                args = args[1:]
                continue
            action = waiting.pop(0)
            many = self._taken(action, args, waiting)
            values = args[:many]
            args = args[many:]
            if values and values[0] == '--':
                values = values[1:]
            seen.append(action)
            self._apply(action, values, namespace, None)
            if action.nargs == PARSER:
                rest.extend(action.rest)
        for action in waiting:
            if action.nargs in (OPTIONAL, ZERO_OR_MORE, REMAINDER):
                seen.append(action)
                if action.nargs == ZERO_OR_MORE and action.default is None:
                    setattr(namespace, action.dest, [])
        self._convert_defaults(namespace, seen)
        missing = [action.shown() for action in self._actions if self._is_missing(action, seen)]
        if missing:
            self.error('the following arguments are required: ' + ', '.join(missing))
        for group in self._exclusive:
            used = [action for action in group.members if action in seen]
            if len(used) > 1:
                raise ArgumentError(used[1].shown(), 'not allowed with argument ' + used[0].shown())
            if group.required and not used:
                self.error('one of the arguments ' + ' '.join([action.shown() for action in group.members]) + ' is required')
        return rest

    def _is_missing(self, action, seen):
        if action in seen:
            return False
        if action.option_strings or action.nargs == PARSER:
            return action.required
        return action.nargs not in (OPTIONAL, ZERO_OR_MORE, REMAINDER)

    def _convert_defaults(self, namespace, seen):
        for action in self._actions:
            if action in seen and action.option_strings:
                continue
            if isinstance(action.default, str) and action.type is not None and action.default != SUPPRESS:
                if getattr(namespace, action.dest, None) is action.default:
                    setattr(namespace, action.dest, self._converted(action, action.default))

    def _is_option(self, word):
        if word == '-' or not word.startswith('-') or ' ' in word:
            return False
        if word in self._options:
            return True
        if word[1:].replace('.', '').isdigit():
            return False
        return True

    def _option(self, args, namespace, seen, rest):
        word = args[0]
        args = args[1:]
        if word == '--':
            return args
        value = None
        name = word
        if name not in self._options and '=' in word and word.startswith('--'):
            name, value = word.split('=', 1)
        if name not in self._options and not word.startswith('--') and word[:2] in self._options:
            name = word[:2]
            value = word[2:]
        if name not in self._options and name.startswith('--'):
            fitting = [one for one in self._options if one.startswith(name)]
            if len(fitting) == 1:
                name = fitting[0]
            elif len(fitting) > 1:
                self.error(f'ambiguous option: {word} could match ' + ', '.join(fitting))
        if name not in self._options:
            rest.append(word)
            return args
        action = self._options[name]
        seen.append(action)
        if action.nargs == 0:
            self._apply(action, [], namespace, name)
            if value and not word.startswith('--'):
                return ['-' + value] + args
            return args
        if value is not None:
            self._apply(action, [value], namespace, name)
            return args
        many = self._taken(action, args, [])
        self._apply(action, args[:many], namespace, name)
        return args[many:]

    def _taken(self, action, args, waiting):
        free = 0
        for word in args:
            if self._is_option(word) and action.nargs not in (REMAINDER, PARSER):
                break
            free += 1
        needed = 0
        for other in waiting:
            if isinstance(other.nargs, int):
                needed += other.nargs
            elif other.nargs is None or other.nargs == ONE_OR_MORE:
                needed += 1
        if action.nargs is None:
            if free == 0:
                raise ArgumentError(action.shown(), 'expected one argument')
            return 1
        if action.nargs == OPTIONAL:
            return 1 if free > needed else 0
        if action.nargs == ZERO_OR_MORE:
            return max(free - needed, 0)
        if action.nargs == ONE_OR_MORE:
            if free == 0:
                raise ArgumentError(action.shown(), 'expected at least one argument')
            return max(free - needed, 1)
        if action.nargs in (REMAINDER, PARSER):
            return free
        if free < action.nargs:
            plural = '' if action.nargs == 1 else 's'
            raise ArgumentError(action.shown(), f'expected {action.nargs} argument{plural}')
        return action.nargs

    def _apply(self, action, words, namespace, option):
        if action.nargs == 0 or action.nargs == PARSER:
            values = words
        elif action.nargs is None:
            values = self._converted(action, words[0])
        elif action.nargs == OPTIONAL:
            if words:
                values = self._converted(action, words[0])
            elif option is not None:
                values = action.const
            else:
                values = action.default
        elif not words and action.nargs == ZERO_OR_MORE and option is None and action.default is not None:
            values = action.default
        else:
            values = [self._converted(action, word) for word in words]
        action(self, namespace, values, option)

    def _converted(self, action, word):
        value = word
        if action.type is not None:
            convert = action.type
            try:
                value = convert(word)
            except ArgumentTypeError as error:
                raise ArgumentError(action.shown(), str(error))
            except (TypeError, ValueError):
                name = getattr(convert, '__name__', repr(convert))
                raise ArgumentError(action.shown(), f'invalid {name} value: {word!r}')
        if action.choices is not None and value not in action.choices:
            known = ', '.join([repr(one) for one in action.choices])
            raise ArgumentError(action.shown(), f'invalid choice: {value!r} (choose from {known})')
        return value

    def error(self, message):
        self.exit(2)

    def exit(self, status=0, message=None):
        raise SystemExit(status)

    def format_help(self):
        return __unknown__('the help of a parser', 'str')

    def format_usage(self):
        return __unknown__('the help of a parser', 'str')

    def print_help(self, file=None):
        print(self.format_help(), end='', file=file)

    def print_usage(self, file=None):
        print(self.format_usage(), end='', file=file)
`;
