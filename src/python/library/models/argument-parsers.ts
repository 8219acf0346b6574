/**
 * `argparse.ArgumentParser` for programs that derive their own parsers from it, as Python that the machine runs: what there is to
 * parse is evaluated, and what is wrong about it is told to the program's `error`.
 */
export const ARGUMENT_PARSERS = String.raw`import argparse as _argparse


def _checked(convert):
    def converted(text):
        try:
            return convert(text)
        except _argparse.ArgumentTypeError as error:
            return '\0', str(error)
        except (TypeError, ValueError):
            return '\0', f'invalid {getattr(convert, "__name__", repr(convert))} value: {text!r}'

    return converted


class ArgumentParser:
    def __init__(self, *args, **options):
        self._parser = _argparse.ArgumentParser(*args, **options)

    def add_argument(self, *args, **options):
        if options.get('type') not in (None, int, float, str):
            options['type'] = _checked(options['type'])
        return self._parser.add_argument(*args, **options)

    def add_argument_group(self, *args, **options):
        return self._parser.add_argument_group(*args, **options)

    def add_mutually_exclusive_group(self, **options):
        return self._parser.add_mutually_exclusive_group(**options)

    def add_subparsers(self, **options):
        return self._parser.add_subparsers(**options)

    def set_defaults(self, **options):
        return self._parser.set_defaults(**options)

    def parse_args(self, args=None, namespace=None):
        found, problem = self._parser.parsed(args, namespace)
        if problem is not None:
            self.error(problem)
        return found

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
