import io
import unittest


def parking_fee(minutes, weekend=False):
    if not isinstance(minutes, int):
        raise TypeError("minutes must be int")
    if minutes <= 30 or weekend:
        return 0
    hours = -(-minutes // 60)
    return min(hours * 2, 15)


class FeeTest(unittest.TestCase):
    def setUp(self):
        self.cases = {31: 2, 60: 2, 61: 4, 1000: 15}

    def test_table(self):
        for minutes, fee in self.cases.items():
            with self.subTest(minutes=minutes):
                self.assertEqual(parking_fee(minutes), fee)

    def test_free(self):
        self.assertEqual(parking_fee(30), 0)
        self.assertFalse(parking_fee(500, weekend=True))

    def test_type(self):
        with self.assertRaises(TypeError) as ctx:
            parking_fee("60")
        self.assertIn("int", str(ctx.exception))

    def test_wrong_on_purpose(self):
        self.assertEqual(parking_fee(90), 3)


stream = io.StringIO()
suite = unittest.TestSuite()
for name in ("test_table", "test_free", "test_type", "test_wrong_on_purpose"):
    suite.addTest(FeeTest(name))
result = unittest.TextTestRunner(stream=stream, verbosity=0).run(suite)
print("ran:", result.testsRun)
print("failures:", len(result.failures), "errors:", len(result.errors))
case, text = result.failures[0]
print(case.id().split(".")[-1])
print(text.strip().splitlines()[-1])
print("success" if result.wasSuccessful() else "not successful")
