/** Hashes of numbers are CPython's, whatever computes them; of texts nothing is told but which are the same. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { HAS_PYTHON } from '../support/cpython';

const PROGRAM = `
import random, sys
from datetime import date, datetime, time, timedelta, timezone
from decimal import Decimal
from fractions import Fraction
sys.path.insert(0, 'src/sandbox/python')
from evaluator.hashes import HashOfText, hash_of
from evaluator.refusal import Refused

random.seed(1)
numbers = [0, -1, 2**61 - 1, 2**61, -2**70, 3.5, -0.1, 1e300, float('inf'), True, (), (1, (2.5, -3))]
numbers += [Decimal('1.50'), Decimal('-0.1'), Decimal('1e40'), Decimal('-Infinity'), Fraction(-7, 3), Fraction(1, 2**61 - 1), 3 + 4j, -1j, complex(2.5, -1)]
numbers += [timedelta(3, 5, 7), timedelta(-1), range(5), range(10, 0, -3), (Decimal('2.0'), Fraction(5, 2))]
numbers += [tuple(random.randint(-9, 9) for _ in range(random.randint(0, 5))) for _ in range(500)]
wrong = [value for value in numbers if hash_of(value) != hash(value)]
one, same, other = hash_of(('a', 1)), hash_of(('a', 1.0)), hash_of(('a', 2))
days = [hash_of(datetime(2024, 3, 1)) == hash_of(datetime(2024, 3, 1, fold=1)), hash_of(date(2024, 3, 1)) == hash_of(date(2024, 3, 2))]
told = [*days, isinstance(one, HashOfText), one == same, one == other, one ^ same, (one ^ other) == (other ^ one)]
refused = []
for name, attempt in (('text', lambda: str(one)), ('remainder', lambda: one % 7), ('order', lambda: one < other), ('nan', lambda: hash_of(float('nan'))), ('zone', lambda: hash_of(time(1, tzinfo=timezone.utc)))):
    try:
        attempt()
    except Refused:
        refused.append(name)
print(wrong, told, refused)
`;

describe.skipIf(!HAS_PYTHON)('hashes', () => {
  it('are those of CPython, or only the same ones', () => {
    const said = execFileSync('python3', ['-c', PROGRAM], { encoding: 'utf8' });
    expect(said.trim()).toBe(
      "[] [True, False, True, True, False, 0, True] ['text', 'remainder', 'order', 'nan', 'zone']",
    );
  });
});
