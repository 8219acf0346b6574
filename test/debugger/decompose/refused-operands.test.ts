/** What Python refuses by the types of operands, and what is not there: the exceptions are CPython's. */
import { afterAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../src/debugger/decompose/clashing-values';
import { reader } from '../../../src/debugger/decompose/doubtful-parts';
import { sameValue } from '../../../src/python/values/print';
import { Cpython, HAS_PYTHON } from '../../support/cpython';
import { queryOf } from '../../support/query';

const NAMES = {
  n: '5', x: '1.5', s: "'abc'", xs: '[1, 2]', t: '(1, 2)', d: "{'a': 1, 'ab': 2}", st: '{1, 2}', b: "b'ab'", none: 'None',
  mixed: "[1, 'a']", words: "['a', 'b']", empty: '{}',
  nothing: 'set()', numbers: '{1: 2}', yes: 'True', half: "'1.5'", hex: "'0x1F'", ten: "' 10 '",
  comma: "'1,5'", wide: "'1_000'", inf: "'-inf'",
}; // prettier-ignore

function refused(expression: string): string | undefined {
  const query = queryOf(`y = ${expression}`, NAMES);
  const part = query.statement.subExpressions.at(-1);
  const refusal = part && refusalOf(part, reader(query));
  if (!refusal) return undefined;
  // Whoever says that one of these is the same is wrong.
  for (const [one, other] of refusal.pairs) expect(sameValue(one, other)).toBe(false);
  return `${refusal.exception.type}: ${refusal.exception.message ?? ''}`;
}

describe.skipIf(!HAS_PYTHON)('what Python refuses', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  async function raised(expression: string): Promise<string | null> {
    const set = Object.entries(NAMES).map(([name, value]) => `${name} = ${value}\n`);
    const trying = `def tried():\n    try:\n        ${expression}\n    except Exception as error:\n        return type(error).__name__ + ': ' + str(error)\n`;
    return await cpython.after(set.join('') + trying, 'tried()');
  }

  const REFUSED = `
    len(n)|len(none)|len(yes)|abs(s)|abs(none)|round(s)|int(none)|int(xs)|int(half)|int(hex)|int(comma)|float(none)|float(comma)|float(s)
    ord(s)|ord(n)|range(s)|range(x)|range(1, none)|reversed(n)|-s|-none|+xs|~x
    list(n)|tuple(none)|set(n)|sum(n)|any(none)|sorted(none)|zip(n)|max(n)|dict(n)|sorted(mixed)|max(mixed)|min(mixed)|mixed.sort()
    ','.join(n)|','.join(xs)|','.join(mixed)|[q for q in none]|[q for q in n]|{q for q in x}
    none[0]|n[0]|x[0]|st[0]|xs[s]|xs[x]|t[none]|s[s]|s[x]
    1 in n|1 in s|n not in s|s in none
    s * s|s * x|xs * none|none * 2|d * 2|s ** 2|n ** none|xs % 2|none % 2|d \\| n|n \\| s|st & n|n ^ x|x << 2|n >> s
    f'{s:d}'|f'{x:d}'|f'{s:.2f}'|f'{none:>8}'|f'{xs:5}'|format(s, 'd')
    d['b']|d['abc']|numbers['1']|d.pop('abc')|st.remove(5)|xs.remove(5)|xs.index(s)|t.index(7)|empty.popitem()|nothing.pop()
  `;

  it.each(
    REFUSED.split(/(?<!\\)\||\n/)
      .map((one) => one.trim().replace('\\|', '|'))
      .filter((one) => one !== ''),
  )('%s', async (expression) => {
    const said = refused(expression);
    expect(said).toBeDefined();
    const raising = await raised(expression);
    expect(raising?.slice(1, -1).replaceAll("\\'", "'")).toBe(said);
  });

  const TAKEN = `
    len(s)|len(d)|abs(n)|abs(yes)|round(x)|round(x, 1)|int(s, 16)|int(x)|int(ten)|int(wide)|float(half)|float(inf)|float(n)|-x|-yes|~n
    range(n)|range(yes)|list(s)|tuple(d)|sum(xs)|sum(xs, n)|sorted(words)|sorted(mixed, key=str)|max(n, x)|zip(xs, s)|enumerate(s, n)
    ','.join(words)|','.join(s)|[q for q in s]|xs[n]|xs[yes]|s[n]|d[s[0]]|d[n]['a']|1 in xs|'a' in s|s in d
    s * n|n * s|xs * yes|x * n|n ** x|n % x|d \\| d|st \\| st|n \\| n|yes & n|n << yes
    f'{s:>8}'|f'{n:d}'|f'{x:.2f}'|f'{s:d<5}'|f'{n:.1f}'|f'{none!r:>8}'|f'{none}'|f'{s:{n}}'
    d['a']|numbers[1]|numbers[yes]|d.pop('a')|d.pop('b', n)|st.remove(1)|xs.index(2)|xs.pop()|d.popitem()|st.pop()
  `;

  it.each(
    TAKEN.split(/(?<!\\)\||\n/)
      .map((one) => one.trim().replace('\\|', '|'))
      .filter((one) => one !== ''),
  )('%s is asked about as it is', (expression) => {
    expect(refused(expression)).toBeUndefined();
  });
});
