/**
 * Whatever the predictor says of a statement, true or not, is what the state is afterwards: the machine knows no values. Of functions
 * whose results have a known type it may say only such values, so none of them is here.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ComputedValue, Prediction, Predictor, Query } from '../../../src/codec/query';
import { DEFAULT_POLICY } from '../../../src/codec/prediction-policy';
import { children, idOf, withoutIds } from '../../../src/debugger/objects/containers';
import { numbered } from '../../../src/debugger/machine/effects/effects';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { topFrame, withTop, type State } from '../../../src/debugger/state/state';
import { parseValue } from '../../../src/python/values/literal';
import { isMutable, printValue } from '../../../src/python/values/print';
import { loadPython } from '../../../src/python/source';
import type { Value } from '../../../src/python/values/value';

const python = await loadPython();

const NAMES = ['a', 'b', 'c', 'd'] as const;
const name = fc.constantFrom(...NAMES);
const key = fc.constantFrom("'k'", '0', '1');

/** `$` is a name, `#` a key. */
const STATEMENTS = [
  '$ = $', '$ = $[#]', '$ = $ = $', '$, $ = $, $', '$ = [$, $]', '$ = ($)', '$ = {$}', '$ = {#: $}', '$ = [$] * 2',
  '$[#] = $', '$[#] = []', '$.x = $', '$[#][#] = $', '$ += $', '$[#] += $', '$.append($)', '$[#].append($)', '$.extend($)',
  '$.clear()', '$ = $.pop()', '$ = $.copy()', '$ = $.get(#)', '$ = $.setdefault(#, {})', '$ = $.setdefault(#, $)',
  '$.setdefault(#, []).append($)', '$ = $.setdefault($, [])', '$ = [$, [$] if $ else $]', '$ = $ or $', '$ = $ and $[#] or []',
  '$ = ($ := $)', '$ = [x for x in $]', '$ = max($)', '$ = sum($)', '$ = $[1:]', '$ = {**$}', '$ = 1', '$ = 1 < $ < 3',
  'for $ in $:\n        pass', 'for $, $ in $:\n        pass', 'return $', 'return $[#]', 'return [$, $]', 'print($)', '$.update($)',
]; // prettier-ignore

const statement = fc
  .tuple(fc.constantFrom(...STATEMENTS), fc.infiniteStream(name), fc.infiniteStream(key))
  .map(([text, names, keys]) =>
    text.replace(/[$#]/g, (mark): string => {
      const stream: Iterator<string> = mark === '$' ? names : keys;
      return String(stream.next().value);
    }),
  );

const value: fc.Arbitrary<string> = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('0', '1', '2', "'k'", "''", 'None', 'True', 'False', '[]', '{}', '[1]', '1.5'),
    fc.array(tie('value'), { maxLength: 2 }).map((items) => `[${items.join(', ')}]`),
    fc.array(tie('value'), { minLength: 1, maxLength: 2 }).map((items) => `(${items.join(', ')},)`),
    tie('value').map((item) => `{'k': ${item}}`),
    tie('value').map((item) => `{0: ${item}, 1: [${item}]}`),
  ),
})).value;

/** A value of its own, the very object that another name has, or a list with it. */
const holding = fc.oneof(
  value.map((text) => ({ text })),
  fc.record({ alias: name, inside: fc.boolean() }),
);

/** Says anything that is well-formed: values of parts, of all that is bound, and of one object that changes. */
class Liar implements Predictor {
  readonly policy = { ...DEFAULT_POLICY, decompose: false };
  last: Prediction | undefined;
  /** The last statement that it was asked about. */
  asked: Query['statement'] | undefined;
  /** The object that changes in place, by its name. */
  mutated: string | undefined;

  constructor(
    private readonly lies: Iterator<string>,
    private readonly choices: Iterator<number>,
  ) {}

  predict(query: Query): Promise<Prediction> {
    const { statement: asked } = query;
    this.asked = asked;
    const values = asked.subExpressions.flatMap((part): ComputedValue[] =>
      part.discarded || this.choice(2) === 0
        ? []
        : [{ expression: part.text, range: part.range, value: this.lie(), confidence: 0.5 }],
    );
    const named = asked.tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : []));
    const mutable = named.filter((one) => {
      const held = query.lookup(one);
      return held !== undefined && isMutable(held) && !asked.targets.includes(one);
    });
    const [augmented] = asked.kind === 'augmented-assignment' ? asked.targets : [];
    this.mutated =
      augmented ?? (mutable.length > 0 && this.choice(3) > 0 ? mutable[this.choice(mutable.length)] : undefined);
    const isBound = asked.kind !== 'return' && asked.targets.length > 0;
    const changed = new Set([...(isBound ? asked.targets : []), ...(this.mutated === undefined ? [] : [this.mutated])]);
    const changes = [...changed].map((one) => ({ name: one, value: this.lie(), confidence: 0.5 }));
    const outcome =
      asked.kind === 'return'
        ? ({ kind: 'return', value: this.lie() } as const)
        : ({ kind: 'next', successor: 0 } as const);
    this.last = { values, output: '', changes, outcome, outcomeConfidence: 0.5, confidence: 0.5 };
    return Promise.resolve(this.last);
  }

  private lie(): Value {
    return parseValue(String(this.lies.next().value));
  }

  private choice(count: number): number {
    return Number(this.choices.next().value) % count;
  }
}

type Holding = { readonly text: string } | { readonly alias: (typeof NAMES)[number]; readonly inside: boolean };

/** At the statement, with these values; names may share objects. */
async function started(machine: Machine, holdings: readonly Holding[]): Promise<State> {
  const first = await machine.step(launch(machine.source, { function: 'f', arguments: '0, 0, 0, 0' }));
  const own = numbered(
    withTop(first, {
      ...topFrame(first),
      locals: new Map(NAMES.map((one, at): [string, Value] => [one, ownValue(holdings[at])])),
    }),
  );
  const { locals } = topFrame(own);
  const shared = NAMES.map((one, at): [string, Value] => {
    const held = holdings[at];
    const mine = locals.get(one) ?? parseValue('None');
    if (!held || 'text' in held) return [one, mine];
    const other = locals.get(held.alias) ?? mine;
    return [one, held.inside && one !== held.alias ? { kind: 'list', items: [other] } : other];
  });
  return numbered(withTop(own, { ...topFrame(own), locals: new Map(shared) }));
}

function ownValue(held: Holding | undefined): Value {
  return parseValue(held && 'text' in held ? held.text : '[7]');
}

function idsIn(held: Value | undefined): Set<number> {
  if (!held) return new Set();
  const own = idOf(held);
  return new Set([...(own === undefined ? [] : [own]), ...children(held).flatMap(([, child]) => [...idsIn(child)])]);
}

const shown = (held: Value | undefined): string | undefined => held && printValue(withoutIds(held));

it('the state is what the predictor said', async () => {
  await fc.assert(
    fc.asyncProperty(
      statement,
      fc.array(holding, { minLength: 4, maxLength: 4 }),
      fc.infiniteStream(value),
      fc.infiniteStream(fc.nat({ max: 1000 })),
      async (text, holdings, lies, choices) => {
        const liar = new Liar(lies, choices);
        const machine = new Machine(python.parse(`def f(a, b, c, d):\n    ${text}\n    return 0\n`), liar);
        const before = await started(machine, holdings);
        const after = await machine.step(before);
        const { last, mutated } = liar;
        // Nothing is asked about a statement that only hands on what is there.
        if (!last) return;
        // A method that is surely not there raises, in a function of our own.
        if (liar.asked?.kind === 'raise') return;
        // What a name's own method gives is asked for apart, and bound to the name then.
        if (/^(\w) = \1\.(?:pop|setdefault)\(/.test(text)) return;
        // An answer that is at odds with itself may have been set aside, and what is left of the statement handed on.
        if (last.changes.length > 0 && after.last.prediction?.changes.length === 0) return;
        const [was, is] = [topFrame(before).locals, topFrame(after).locals];
        const said = new Map(last.changes.map((change) => [change.name, change.value]));
        for (const [one, held] of said) expect([one, shown(is.get(one))]).toEqual([one, shown(held)]);
        if (last.outcome.kind === 'return') expect(shown(topFrame(after).value)).toBe(shown(last.outcome.value));
        const old = mutated === undefined ? undefined : was.get(mutated);
        for (const one of NAMES) {
          if (said.has(one)) continue;
          const [mine, touched] = [was.get(one), idsIn(old)];
          const isSame = old && mine && idOf(old) !== undefined && idOf(old) === idOf(mine);
          const next = said.get(mutated ?? '');
          if (isSame && next?.kind === old.kind) expect([one, shown(is.get(one))]).toEqual([one, shown(next)]);
          else if (![...idsIn(mine)].some((id) => touched.has(id)))
            expect([one, shown(is.get(one))]).toEqual([one, shown(mine)]);
        }
      },
    ),
    { numRuns: Number(process.env.LYING_RUNS ?? 400), seed: 20261123 },
  );
}, 120_000);
