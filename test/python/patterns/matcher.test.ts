/** CPython runs the functions that patterns are made into: they find what `re` finds. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { candidateText, matcherText } from '../../../src/python/patterns/matcher';
import { parsePattern } from '../../../src/python/patterns/pattern';
import { HAS_PYTHON } from '../../support/cpython';

const IGNORECASE = 2;
const PATTERNS: readonly (readonly [pattern: string, flags?: number])[] = [
  [String.raw`\d+`],
  [String.raw`(\d+)-(\d+)-(\d+)`],
  [String.raw`(?P<key>\w+)\s*[=:]\s*([^,]*)`],
  [String.raw`^(\S+) (\w+) (.*)$`],
  [String.raw`[a-z]+@[\w.]+\.\w+`],
  [String.raw`\b\w{3}\b`],
  [String.raw`(a|ab)(c|bcd)(d*)`],
  [String.raw`(.*)-(.*)`],
  [String.raw`(.*)(<i>)(.*?)(</i>)(.*)`],
  [String.raw`(.*)(-|<)(.+)`],
  [String.raw`(?<=[a-z])(?=[A-Z])|(?<!^)-`],
  [String.raw`"(.*?)"`],
  [String.raw`\*\*(.+?)\*\*`],
  [String.raw`<([a-z]+)>(.*?)</\1>`],
  [String.raw`(?P<quote>['"]).*?(?P=quote)`],
  [String.raw`-?\d+(?:\.\d+)?`],
  [String.raw`[,;]\s*`],
  [String.raw`(?<=\$)\d+`],
  [String.raw`(?<!\w)foo(?!bar)`],
  [String.raw`(?:ab)+`],
  [String.raw`(\w+,)*(\w+)`],
  [String.raw`a{2,3}`],
  [String.raw`x*`],
  [String.raw`[^aeiou\s]+`],
  [String.raw`hello|WORLD`, IGNORECASE],
  [String.raw`(?i)[a-f]+\d`],
  [String.raw`(?:(\d+)h)?(?:(\d+)m)?`],
  [String.raw`(?m)^(\w+):`],
  [String.raw`__(.*)__`],
  [String.raw`([a-z\d])([A-Z])`],
  [String.raw`^(?:http|https)://([^/:]+)(?::(\d+))?(/.*)?$`],
  [String.raw`(?s)b.*e`],
  [String.raw`\B\w`],
  [String.raw`[]^-]+|[\w-]`],
];
const TEXTS = [
  '',
  'abcd',
  '2024-03-01 ERROR disk full',
  'key = value, other: 3',
  'foo bar foobar xfoo',
  'bob@site.org, al.b@x.y.com',
  `"quoted" and "more" it's`,
  'a **bold** and __b__ ___',
  '<b>x</b><i>y</i>',
  '-3.5 and $42; aaaa',
  'ababab a,b,c xxxy',
  'Hello world HELLO F00',
  '2h5m http://h.com',
  'https://h.com:80/p?q',
  'one\ntwo: 3\nthree: x\n',
  'camelCaseString99X ^]-é',
];
const RUN = `
import json, re, sys
for pattern, flags, match, first in json.load(sys.stdin)["patterns"]:
    names = {}
    exec(match, names)
    exec(first, names)
    def search(text, at):
        at = names["first"](text, at)
        while at >= 0:
            spans = names["match"](text, at)
            if spans:
                return spans
            at = names["first"](text, at + 1)
    for text in TEXTS:
        found, at = [], 0
        while (spans := search(text, at)):
            found.append(spans)
            start, end = spans[0]
            at = end if end > start else end + 1
        expected = [[m.span(i) for i in range(len(m.groups()) + 1)] for m in re.compile(pattern, flags).finditer(text)]
        if found != expected:
            print(pattern, repr(text), found, expected)
`;

describe('functions that patterns are made into', () => {
  it.skipIf(!HAS_PYTHON)('find what CPython finds', () => {
    const patterns = PATTERNS.map(([pattern, flags = 0]) => {
      const read = parsePattern(pattern, flags);
      const match = read && matcherText(read);
      expect(match, pattern).toBeDefined();
      return [pattern, flags, match, read && candidateText(read)];
    });
    const { stdout, stderr } = spawnSync('python3', ['-c', `TEXTS = ${JSON.stringify(TEXTS)}\n${RUN}`], {
      input: JSON.stringify({ patterns }),
      encoding: 'utf8',
    });
    expect(stderr + stdout).toBe('');
  });

  it('search only where a run of characters may give something back', () => {
    const text = (pattern: string): string => matcherText(parsePattern(pattern, 0) ?? never()) ?? '';
    expect(text(String.raw`(\w+)\s*=\s*(\d+)`)).not.toContain('while');
    expect(text(String.raw`(\w+)_(\d+)`)).toContain('while');
    expect(text(String.raw`\s*(\S*)`)).not.toContain('while');
  });

  it.each(['(', 'a)', '[a', '*a', String.raw`\q`, '(?P<a>x)(?P=b)', 'a++', '(?(1)a|b)', 'a{}'])('%s is no pattern that is read', (pattern) => {
    expect(parsePattern(pattern, 0)).toBeUndefined();
  }); // prettier-ignore

  it('is not made of patterns that would be long', () => {
    const pattern = parsePattern('(a|b)(c|d)(e|f)(g|h)(i|j)(k|l)(m|n)(o|p)', 0);
    expect(pattern && matcherText(pattern)).toBeUndefined();
  });
});

function never(): never {
  throw new Error('no pattern');
}
