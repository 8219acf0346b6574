"""Option parsing from a declarative list; no argparse."""
from dataclasses import dataclass, field


class UsageError(Exception):
    pass


@dataclass
class Opt:
    name: str
    short: str = ""
    kind: type = bool
    default: object = None
    multiple: bool = False


@dataclass
class Result:
    values: dict = field(default_factory=dict)
    rest: list = field(default_factory=list)

    def __getattr__(self, name):
        try:
            return self.__dict__["values"][name.replace("_", "-")]
        except KeyError:
            raise AttributeError(name) from None


class Options:
    def __init__(self, *opts):
        self._long = {o.name: o for o in opts}
        self._short = {o.short: o for o in opts if o.short}

    def _defaults(self):
        for o in self._long.values():
            yield o.name, ([] if o.multiple else (False if o.kind is bool else o.default))

    def _store(self, result, opt, text):
        try:
            value = True if opt.kind is bool else opt.kind(text)
        except ValueError:
            raise UsageError(f"--{opt.name}: {text!r} is no {opt.kind.__name__}") from None
        if opt.multiple:
            result.values[opt.name].append(value)
        else:
            result.values[opt.name] = value

    def parse(self, argv):
        result = Result(dict(self._defaults()))
        queue = list(argv)
        while queue:
            arg = queue.pop(0)
            if arg == "--":
                result.rest += queue
                break
            if arg.startswith("--"):
                name, eq, text = arg[2:].partition("=")
                opt = self._long.get(name)
            elif arg.startswith("-") and len(arg) > 1:
                name, text = arg[1], arg[2:]
                opt, eq = self._short.get(name), bool(text)
                if opt and opt.kind is bool and text:
                    queue.insert(0, "-" + text)
            else:
                result.rest.append(arg)
                continue
            if opt is None:
                raise UsageError(f"unknown option {name}")
            if opt.kind is not bool and not eq:
                if not queue:
                    raise UsageError(f"--{opt.name} needs a value")
                text = queue.pop(0)
            self._store(result, opt, text)
        return result


if __name__ == "__main__":
    spec = Options(Opt("verbose", "v"), Opt("jobs", "j", int, 1), Opt("skip", "s", str, multiple=True), Opt("dry-run", "n"))
    for line in ("build -vn --jobs=4", "-j8 -s a --skip b x y", "-- -v", "-"):
        res = spec.parse(line.split())
        print(line, "|", res.verbose, res.jobs, res.skip, res.dry_run, res.rest)
    for line in ("--jobs many", "-q", "--skip", "--nope=1"):
        try:
            spec.parse(line.split())
        except UsageError as e:
            print("usage:", e)
    assert not hasattr(res, "color")
