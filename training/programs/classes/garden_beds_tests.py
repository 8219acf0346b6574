import unittest
import io


class Bed:
    def __init__(self, width, length):
        self.width, self.length = width, length
        self.plants = {}

    def capacity(self, spacing):
        return int(self.width // spacing) * int(self.length // spacing)

    def plant(self, kind, n, spacing=30):
        free = self.capacity(spacing) - sum(self.plants.values())
        if n > free:
            raise ValueError(f"only room for {free}")
        self.plants[kind] = self.plants.get(kind, 0) + n

    def __len__(self):
        return sum(self.plants.values())


class BedTest(unittest.TestCase):
    def setUp(self):
        self.bed = Bed(90, 120)

    def test_capacity(self):
        self.assertEqual(self.bed.capacity(30), 12)
        self.assertEqual(self.bed.capacity(50), 2)

    def test_plant_twice(self):
        self.bed.plant("leek", 4)
        self.bed.plant("leek", 3)
        self.assertEqual(self.bed.plants, {"leek": 7})
        self.assertEqual(len(self.bed), 7)

    def test_full(self):
        self.bed.plant("beet", 10)
        with self.assertRaises(ValueError) as cm:
            self.bed.plant("kale", 3)
        self.assertIn("room for 2", str(cm.exception))

    def test_wrong_on_purpose(self):
        self.assertTrue(self.bed)


suite = unittest.defaultTestLoader.loadTestsFromTestCase(BedTest)
print("tests:", suite.countTestCases())
result = unittest.TextTestRunner(stream=io.StringIO()).run(suite)
print("run", result.testsRun, "failed", len(result.failures))
for test, _ in result.failures:
    print("  failed:", test._testMethodName)
print("all good" if result.wasSuccessful() else "look at the failures")
