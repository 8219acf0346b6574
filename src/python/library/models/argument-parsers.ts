/**
 * `argparse.ArgumentParser` for programs that derive their own parsers from it, or convert arguments by functions of their own, as
 * Python that the machine runs: what there is to parse is evaluated, what those functions raise is what is wrong about an argument,
 * and what is wrong is told to the program's `error`.
 */
export const ARGUMENT_PARSERS = String.raw`import argparse as _argparse
import sys as _sys


def _checked(convert):
    def converted(text):
        try:
            return convert(text)
        except _argparse.ArgumentTypeError as error:
            return '\0', str(error)
        except (TypeError, ValueError):
            return '\0', f'invalid {getattr(convert, "__name__", repr(convert))} value: {text!r}'

    return converted


class _Arguments:
    def __init__(self, made):
        self._made = made

    def add_argument(self, *args, **options):
        if options.get('type') not in (None, int, float, str):
            options['type'] = _checked(options['type'])
        return self._made.add_argument(*args, **options)

    def add_argument_group(self, *args, **options):
        return _Arguments(self._made.add_argument_group(*args, **options))

    def add_mutually_exclusive_group(self, **options):
        return _Arguments(self._made.add_mutually_exclusive_group(**options))

    def add_subparsers(self, **options):
        return _Arguments(self._made.add_subparsers(**options))

    def add_parser(self, name, **options):
        return _Arguments(self._made.add_parser(name, **options))

    def set_defaults(self, **options):
        return self._made.set_defaults(**options)

    @property
    def prog(self):
        return self._made.prog

    @property
    def usage(self):
        return self._made.usage

    @property
    def description(self):
        return self._made.description

    @property
    def epilog(self):
        return self._made.epilog


class ArgumentParser(_Arguments):
    def __init__(self, *args, **options):
        self._made = _argparse.ArgumentParser(*args, **options)
        self._told = ''

    def _parsed(self, args, namespace, is_whole):
        found, problem, self._told = self._made.parsed(args, namespace, is_whole)
        if problem is not None:
            self.error(problem)
        if self._told == '\0help':
            self.print_help()
            self.exit()
        return found

    def parse_args(self, args=None, namespace=None):
        return self._parsed(args, namespace, True)

    def parse_known_args(self, args=None, namespace=None):
        return self._parsed(args, namespace, False)

    def get_default(self, dest):
        return self._made.get_default(dest)

    def error(self, message):
        self._made.complain(message, self._told)
        self.exit(2)

    def exit(self, status=0, message=None):
        if message:
            _sys.stderr.write(message)
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

/** It has actions of its own, which are called with what has been found so far: its parsers are gone through step by step. */
export const derivesActions = (program: string): boolean =>
  /\bargparse\b/.test(program) && /^[ \t]*class[ \t]+\w+\([^)]*\bAction\b/m.test(program);

/**
 * `type=positive` names something of the program, which may say that an argument is wrong; or help is asked for, which says something
 * else in every version of Python.
 */
export function convertsArguments(program: string): boolean {
  if (derivesActions(program)) return false;
  if (/["'\s](?:-h|--help)["'\s]/.test(program)) return true;
  const converting = [...program.matchAll(/\btype\s*=\s*(\w+)/g)].map(([, name = '']) => name);
  return converting.some((name) => name === 'lambda' || new RegExp(String.raw`^[ \t]*(?:def|class)[ \t]+${name}\b`, 'm').test(program));
}
