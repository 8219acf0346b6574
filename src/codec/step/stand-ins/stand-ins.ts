/**
 * Questions with stand-ins. A loop's header takes the next item whatever that is, and what is put behind a long list or text
 * leaves the rest as it is: the network is shown small things in their place, and what it says of those is said of the things
 * that they stand for. So such a question is the same in every round of a loop, however much has been gathered by then, and
 * nothing long is copied token by token.
 */
import type { SourceToken } from '../../../python/syntax';
import type { SequenceValue, Value } from '../../../python/values/value';
import { containerCallOf } from '../../values/container-calls';
import { leastTokens } from '../../values/least-tokens';
import type { Entry } from '../../values/patches';
import type { Change, Prediction, Query } from '../../query';
import { sameValue } from '../../../python/values/print';
import { taken } from './loop-headers';
import { changing, showing, type StoodIn } from './stood-in';
import { isKnown } from '../../values/prompt-variables';

/** From so many items or characters on, a list or text has a stand-in; a shorter text, too, in which spaces would be lost. */
const LONG = 12;
/** The same of a list by the tokens that its items take at least. */
const MANY = 12;

/** The question with stand-ins; undefined where each value counts. */
export function withStandIns(query: Query): StoodIn | undefined {
  if (query.handled) return undefined;
  const moved = query.computed.length === 0 ? (taken(query) ?? appended(query)) : undefined;
  return moved ?? longer(query) ?? oneEntry(query);
}

/** `xs.append(x)` on a long list, with both of them stood in for. */
function appended(query: Query): StoodIn | undefined {
  const grown = growing(query);
  const [argument, ...more] = grown?.rest ?? [];
  const item = argument?.kind === 'name' && more.length === 0 ? query.lookup(argument.text) : undefined;
  if (grown?.old.kind !== 'list' || grown.isSum || grown.isInFront || !argument || !item || !isKnown(item))
    return undefined;
  const { name, old } = grown;
  const after: Value = { kind: 'list', items: [...LIST.items, ITEM] };
  const shown = new Map<string, Value>([
    [name, LIST],
    [argument.text, ITEM],
  ]);
  const grownBy = ({ name: changed, value, confidence }: Change): Change | undefined =>
    changed === name && value && sameValue(value, after)
      ? { name, value: { kind: 'list', items: [...old.items, item] }, confidence }
      : undefined;
  return { query: showing(query, shown), meant: (said) => changing(said, grownBy) };
}

/** `xs.append(2 * x)` on a long list, `text += more` on a long text: how they begin has no part in it, or how they end. */
function longer(query: Query): StoodIn | undefined {
  const grown = growing(query);
  if (!grown) return undefined;
  const { name, old, rest } = grown;
  const shown = new Map<string, Value>([[name, old.kind === 'list' ? LIST : TEXT]]);
  const grownBy = (value: Value | undefined): Value | undefined => {
    if (old.kind === 'str')
      return value?.kind === 'str' ? longerText(old.value, value.value, grown.isInFront) : undefined;
    if (value?.kind !== 'list') return undefined;
    const added = value.items.length - LIST.items.length;
    const kept = grown.isInFront ? value.items.slice(added) : value.items.slice(0, LIST.items.length);
    if (added < 0 || !LIST.items.every((item, i) => sameValue(kept[i] ?? UNKNOWN, item))) return undefined;
    const items = grown.isInFront
      ? [...value.items.slice(0, added), ...old.items]
      : [...old.items, ...value.items.slice(LIST.items.length)];
    return { kind: 'list', items };
  };
  const meant = (said: Prediction): Prediction | undefined => {
    const isEnd = said.outcome.kind === 'next' && said.changes.length === 1;
    // Before that, a part may call something, or raise; the long one is not in it.
    if (!isEnd) return said.changes.length === 0 && said.outcome.kind === 'call' ? said : undefined;
    const changes = said.changes.flatMap((change) => {
      const value = change.name === name ? grownBy(change.value) : undefined;
      return value ? [{ ...change, value }] : [];
    });
    const values = said.values.flatMap((computed) => {
      const isWhole = rest.length > 0 && computed.expression === grown.whole;
      const value = isWhole ? grownBy(computed.value) : computed.value;
      return value ? [{ ...computed, value }] : [];
    });
    return changes.length === 1 && values.length === said.values.length ? { ...said, changes, values } : undefined;
  };
  return { query: showing(query, shown), meant };
}

/** The real text for what the stand-in has become. */
function longerText(old: string, said: string, isInFront: boolean): Value | undefined {
  const [size, added] = [TEXT.value.length, said.length - TEXT.value.length];
  if (isInFront) return said.endsWith(TEXT.value) ? { kind: 'str', value: said.slice(0, added) + old } : undefined;
  return said.startsWith(TEXT.value) ? { kind: 'str', value: old + said.slice(size) } : undefined;
}

/** Texts: of some numbers (5, 8; 1, 2) the model is not sure that another one comes to stand behind them. */
const LIST = { kind: 'list', items: [str('a'), str('b')] } satisfies Value;
const ITEM = str('c');
const TEXT = { kind: 'str', value: 'abc' } satisfies Value;
const UNKNOWN: Value = { kind: 'unknown' };

interface Growing {
  readonly name: string;
  readonly old: SequenceValue | Extract<Value, { readonly kind: 'str' }>;
  /** What is put behind it, or in front of it. */
  readonly rest: readonly SourceToken[];
  readonly isInFront: boolean;
  readonly isSum: boolean;
  /** `text + more` or `more + text`, where that is a part of the statement. */
  readonly whole?: string | undefined;
}

const IN_FRONT = '.insert(0,';

/** A statement that puts something behind a long list or text, or in front of it, which is nowhere else in it. */
function growing(query: Query): Growing | undefined {
  const { kind, tokens, subExpressions } = query.statement;
  const [first, ...behind] = tokens;
  const texts = behind.map(({ text }) => text);
  const old = first?.kind === 'name' ? query.lookup(first.text) : undefined;
  const isLong =
    old?.kind === 'list'
      ? old.items.length >= LONG || leastTokens([{ value: old }], MANY) > MANY
      : old?.kind === 'str' && (old.value.length >= LONG || old.value.includes('  '));
  if (!first || !isLong || (old?.kind !== 'list' && old?.kind !== 'str')) return undefined;
  const isSumOfTexts = kind === 'assignment' && old.kind === 'str' && texts[0] === '=';
  const isInFront = isSumOfTexts
    ? texts.at(-2) === '+' && texts.at(-1) === first.text
    : kind === 'expression' && old.kind === 'list' && texts.slice(0, 5).join('') === IN_FRONT;
  const form = isInFront
    ? isSumOfTexts
      ? behind.slice(1, -2)
      : behind.slice(5, -1)
    : kind === 'expression' && old.kind === 'list' && texts[0] === '.' && texts[1] === 'append' && texts.at(-1) === ')'
      ? behind.slice(3, -1)
      : kind === 'augmented-assignment' && texts[0] === '+='
        ? behind.slice(1)
        : isSumOfTexts && texts[1] === first.text && texts[2] === '+'
          ? behind.slice(3)
          : undefined;
  const isOther = ({ kind: one, text }: SourceToken): boolean =>
    one !== 'name' || (text !== first.text && !isSame(query.lookup(text), old));
  if (!form || form.length === 0 || !form.every(isOther)) return undefined;
  // `text + 'a' * 3` is a sum in the end; `text + a if b else c` is not.
  const isWhole = form.every(({ text }) => !/^(?:if|else|and|or|lambda|for|,)$/.test(text)) || kind === 'expression';
  const whole = kind === 'assignment' ? subExpressions.at(-1)?.text : undefined;
  return isWhole ? { name: first.text, old, rest: form, isInFront, isSum: kind !== 'expression', whole } : undefined;
}

function isSame(one: Value | undefined, other: Value): boolean {
  return (
    one?.kind === 'list' && other.kind === 'list' && (one === other || (one.id !== undefined && one.id === other.id))
  );
}

/**
 * `d[k] = d.get(k, 0) + 1`: whatever else is in the dict has no part in it. Only the entry of that key is shown.
 */
function oneEntry(query: Query): StoodIn | undefined {
  const { tokens } = query.statement;
  for (const { kind, text } of tokens) {
    const value = kind === 'name' ? query.lookup(text) : undefined;
    const holder = value && containerCallOf(value);
    const dict = holder?.inside ?? value;
    const key = dict?.kind === 'dict' && dict.entries.length > 1 ? onlyKey(query, text) : undefined;
    if (dict?.kind !== 'dict' || !key || !dict.entries.every(([other]) => other.kind === key.kind)) continue;
    const isIt = ([other]: Entry): boolean => sameValue(other, key);
    const part: Value = { ...dict, entries: dict.entries.filter(isIt) };
    const shown = new Map<string, Value>([[text, holder?.around(part) ?? part]]);
    const whole = ({ name, value: said, confidence }: Change): Change | undefined => {
      if (name !== text) return { name, value: said, confidence };
      const inside = said && (containerCallOf(said)?.inside ?? said);
      if (inside?.kind !== 'dict' || inside.entries.length > 1 || !inside.entries.every(isIt)) return undefined;
      const [entry] = inside.entries;
      const at = dict.entries.findIndex(isIt);
      const entries = dict.entries.flatMap((old, i) => (i === at ? (entry ? [entry] : []) : [old]));
      const after: Value = { ...dict, entries: entry && at < 0 ? [...entries, entry] : entries };
      return { name, value: holder?.around(after) ?? after, confidence };
    };
    const meant = (said: Prediction): Prediction | undefined => {
      const changes = said.changes.map(whole).filter((change) => change !== undefined);
      return changes.length === said.changes.length ? { ...said, changes } : undefined;
    };
    return { query: showing(query, shown), meant };
  }
  return undefined;
}

/** The value of the one key that a statement is about wherever it reads or writes a dict. */
function onlyKey(query: Query, dict: string): Value | undefined {
  const { tokens } = query.statement;
  // In a comprehension the key may be another one each time.
  if (tokens.some(({ text }) => /^(?:for|lambda|:=)$/.test(text))) return undefined;
  const keys = new Set<string>();
  for (const [i, { kind, text }] of tokens.entries()) {
    if (kind !== 'name' || text !== dict) continue;
    const [next, method, open, third] = tokens.slice(i + 1, i + 5).map((token) => token.text);
    if (next === '[' && tokens[i + 3]?.text === ']') keys.add(method ?? '');
    else if (next === '.' && method === 'get' && open === '(') keys.add(third ?? '');
    else return undefined;
  }
  const [text = ''] = keys;
  const token = keys.size === 1 ? tokens.find((one) => one.text === text) : undefined;
  const value = token?.kind === 'name' ? query.lookup(text) : undefined;
  return value?.kind === 'int' || value?.kind === 'str' ? value : undefined;
}

function str(value: string): Value {
  return { kind: 'str', value };
}
