"""A homemade test runner for the fare rules of our train club."""
TESTS = []


def test(fn):
    TESTS.append(fn)
    return fn


def fare(km, *, child=False, return_trip=False):
    if km < 0:
        raise ValueError("negative distance")
    price = 3 + km * 0.2
    if child:
        price /= 2
    return round(price * (1.9 if return_trip else 1), 2)


@test
def child_pays_half():
    assert fare(50, child=True) == 6.5, "child price"


@test
def return_is_cheaper():
    assert fare(100, return_trip=True) == 44, f"got {fare(100, return_trip=True)}"


@test
def negative_is_refused():
    try:
        fare(-1)
    except ValueError:
        return
    raise AssertionError("no error raised")


@test
def positional_child():
    fare(10, True)


def run_all():
    score = {"pass": 0, "fail": 0, "error": 0}
    for t in TESTS:
        try:
            t()
        except AssertionError as e:
            status, note = "fail", str(e)
        except Exception as e:
            status, note = "error", type(e).__name__
        else:
            status, note = "pass", ""
        score[status] += 1
        print(f"{t.__name__:.<22}{status} {note}".rstrip())
    return score


if __name__ == "__main__":
    print(run_all())
