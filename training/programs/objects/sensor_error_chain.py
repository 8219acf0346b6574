"""Errors of a weather mast: low level errors wrapped in domain errors."""


class MastError(Exception):
    """Base class"""
    code = 1


class ReadingError(MastError):
    code = 10

    def __init__(self, sensor, raw):
        super().__init__(sensor, raw)
        self.sensor = sensor
        self.raw = raw

    def __str__(self):
        return f"{self.sensor} gave {self.raw!r}"


class CalibrationError(MastError):
    code = 20


CALIBRATION = {"temp": (0.1, -40.0), "wind": (0.25, 0.0), "rain": (0.0, 0.0)}


def decode(sensor, raw):
    try:
        number = int(raw, 16)
    except ValueError as exc:
        raise ReadingError(sensor, raw) from exc
    try:
        factor, offset = CALIBRATION[sensor]
    except KeyError:
        raise CalibrationError(f"no calibration for {sensor}") from None
    try:
        1 / factor
    except ZeroDivisionError:
        raise CalibrationError("factor is zero")
    return round(number * factor + offset, 2)


def chain(exc):
    names = []
    while exc is not None:
        names.append(type(exc).__name__)
        exc = exc.__cause__ or (None if exc.__suppress_context__ else exc.__context__)
    return " <- ".join(names)


failures = []
for sensor, raw in [("temp", "0x26B"), ("wind", "1g"), ("rain", "5"), ("wind", "2A"), ("fog", "0"), ("temp", "")]:
    try:
        value = decode(sensor, raw)
    except ReadingError as e:
        failures.append(e.code)
        print(f"reading: {e} [{chain(e)}]")
        print("   cause:", e.__cause__)
    except MastError as e:
        failures.append(e.code)
        print(f"{type(e).__name__}: {e} [{chain(e)}] {e.__suppress_context__}")
    else:
        print(f"{sensor} = {value}")

print(failures, failures.count(20))
err = ReadingError("wind", None)
print(err.args, str(err), isinstance(err, MastError), err.code - MastError.code)
err.add_note("checked by Yıldız")
print(err.__notes__)
print([cls.__name__ for cls in CalibrationError.__mro__][:3])


def station(readings):
    try:
        return [decode(s, r) for s, r in readings]
    except MastError as e:
        raise RuntimeError("station offline") from e


print(station([("temp", "FF"), ("wind", "8")]))
station([("wind", "8"), ("temp", "-")])
