/** What is refused as a key, or as what a template is filled with, and what CPython says of it. */
import { afterAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../src/debugger/decompose/clashing-values';
import { reader } from '../../../src/debugger/decompose/doubtful-parts';
import { Cpython, HAS_PYTHON } from '../../support/cpython';
import { queryOf } from '../../support/query';

const NAMES = { xs: '[1]', t: '(1, [2])', d: '{1: 2}', s: '{1}', n: '5', pair: '(1, 2)', rows: '[[1], [2]]', word: "'x'" }; // prettier-ignore

function refused(expression: string): string | undefined {
  const query = queryOf(`y = ${expression}`, NAMES);
  const part = query.statement.subExpressions.at(-1);
  return part && refusalOf(part, reader(query))?.exception.message;
}

describe.skipIf(!HAS_PYTHON)('what a type refuses', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  async function raised(expression: string): Promise<string | null> {
    const set = Object.entries(NAMES).map(([name, value]) => `${name} = ${value}\n`);
    const trying = `def tried():\n    try:\n        ${expression}\n    except TypeError as error:\n        return str(error)\n`;
    return await cpython.after(set.join('') + trying, 'tried()');
  }

  it.each([
    'd[xs]',
    'd[t]',
    'd[s]',
    'xs in d',
    's in d',
    'xs not in s',
    't in s',
    'd.get(xs)',
    'd.get(xs, 0)',
    'd.pop(d)',
    'd.setdefault(xs, 1)',
    's.add(xs)',
    's.add(s)',
    's.remove(xs)',
    's.discard(xs)',
    'set(rows)',
    'frozenset(t)',
    "'%d apples' % word",
    "'%5d' % None",
    "'%.2f' % word",
    "'%x' % 1.5",
    "'none' % n",
    "'%s and %s' % n",
    "'%s' % pair",
    "'%s %s %d' % pair",
    "'%d%%' % word",
  ])('%s', async (expression) => {
    const message = refused(expression);
    expect(message).toBeDefined();
    expect(await raised(expression)).toBe(message?.includes("'") ? `"${message}"` : `'${message}'`);
  });

  it.each([
    'd[1]',
    'd[pair]',
    'xs in rows',
    's in s',
    's.add(pair)',
    's.discard(s)',
    'd.get(n)',
    'set(xs)',
    'rows.pop(xs)',
    'd.values(xs)',
    "'%d' % n",
    "'%d of %s' % pair",
    "'%d%%' % n",
    "'%(a)s' % d",
    "'%s' % xs",
    "'%*d' % pair",
    'n % n',
    "'%s' % (True,)",
    "'%d' % True",
  ])('%s is asked about as it is', (expression) => {
    expect(refused(expression)).toBeUndefined();
  });
});
