# Nightly import: errors are wrapped on the way up and reported with their causes
import json


class ImportFailed(Exception):
    """Base of everything the nightly import raises."""


class BadRecord(ImportFailed):
    def __init__(self, index, reason):
        super().__init__(index, reason)
        self.index = index
        self.reason = reason

    def __str__(self):
        return f"record {self.index}: {self.reason}"


class BadFile(ImportFailed):
    pass


def to_record(index, raw):
    try:
        return raw["id"], int(raw["amount"]), raw.get("tags", [])[0]
    except KeyError as e:
        raise BadRecord(index, f"no {e.args[0]}") from e
    except ValueError as e:
        raise BadRecord(index, "amount is no number") from e
    except IndexError:
        raise BadRecord(index, "needs a tag") from None


def import_text(name, text):
    try:
        rows = json.loads(text)
    except json.JSONDecodeError as e:
        raise BadFile(f"{name} is broken at column {e.colno}") from e
    return [to_record(i, r) for i, r in enumerate(rows)]


def causes(error):
    while error is not None:
        yield error
        hide = error.__suppress_context__
        error = error.__cause__ or (None if hide else error.__context__)


def run(files):
    ok = failed = 0
    for name, text in files.items():
        try:
            rows = import_text(name, text)
        except BadRecord as e:
            failed += 1
            print(f"{name}: {e}")
            print("   ", " <- ".join(type(c).__name__ for c in causes(e)))
        except ImportFailed as e:
            failed += 1
            print("FILE", e, "|", type(e.__cause__).__mro__[1].__name__)
        else:
            ok += len(rows)
            print(f"{name}: {rows}")
        finally:
            print("   so far", ok, "ok")
    return ok, failed


files = {
    "mon": '[{"id": 1, "amount": "5", "tags": ["a"]}]',
    "tue": '[{"id": 2, "amount": "five"}]',
    "wed": '[{"id": 3, "amount": 1, "tags": []}]',
    "thu": '[{"amount": 1}]',
    "fri": '[{"id": 4,}]',
}
ok, failed = run(files)
print(f"{ok} imported, {failed} files failed")
error = BadRecord(7, "odd")
print(error.args, list(causes(error)), isinstance(error, ImportFailed))
