/** What the text that stands for `re` asks for: the functions that a pattern is, and the pieces of what is put in the place of a match. */
import type { FunctionInfo } from '../../python/syntax';
import { candidateText, matcherText } from '../../python/patterns/matcher';
import { parsePattern, type Pattern } from '../../python/patterns/pattern';
import type { Value } from '../../python/values/value';
import { writtenFunction } from './calls/lambdas';

/** `match`, `fullmatch`, the next candidate, how many groups there are, and which have names; unknown for a pattern that is not read. */
export function patternFunctions(module: FunctionInfo, pattern: Value, flags: Value): Value {
  const read = pattern.kind === 'str' && flags.kind === 'int' ? parsePattern(pattern.value, Number(flags.value)) : undefined;
  const match = read && matcherText(read);
  const whole = read && matcherText(ofAll(read));
  if (!read || match === undefined || whole === undefined) return { kind: 'unknown', type: 'tuple', reason: 'the pattern is not followed' };
  const made = (text: string): Value => writtenFunction(module, 'match', text);
  const names = [...read.names].map(([name, index]) => [text(name), integer(index)] as const);
  return { kind: 'tuple', items: [made(match), made(whole), made(candidateText(read)), integer(read.groups), { kind: 'dict', entries: names }] };
} // prettier-ignore

/** The same, to the end of the text. */
function ofAll(pattern: Pattern): Pattern {
  return {
    ...pattern,
    branches: [
      [
        { kind: 'group', branches: pattern.branches },
        { kind: 'place', place: 'last' },
      ],
    ],
  };
}

/** Texts, and groups as `(1,)` or `('name',)`. */
export function replacementPieces(template: Value): Value {
  if (template.kind !== 'str') return { kind: 'unknown', type: 'list', reason: 'the replacement is not known' };
  const pieces: Value[] = [];
  let plain = '';
  let at = 0;
  for (const found of template.value.matchAll(/\\(?:(\d{1,2})|g<(\w+)>|([ntr\\]))/g)) {
    const [all, digits, name, escaped] = found;
    plain += template.value.slice(at, found.index);
    at = found.index + all.length;
    if (escaped !== undefined) plain += { n: '\n', t: '\t', r: '\r' }[escaped] ?? '\\';
    else {
      if (plain !== '') pieces.push(text(plain));
      plain = '';
      const group = digits ?? name ?? '';
      pieces.push({ kind: 'tuple', items: [/^\d+$/.test(group) ? integer(Number(group)) : text(group)] });
    }
  }
  plain += template.value.slice(at);
  if (plain !== '') pieces.push(text(plain));
  return { kind: 'list', items: pieces };
}

function text(value: string): Value {
  return { kind: 'str', value };
}

function integer(value: number): Value {
  return { kind: 'int', value: BigInt(value) };
}
