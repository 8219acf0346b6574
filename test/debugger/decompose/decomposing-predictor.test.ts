import { beforeAll, describe, expect, it } from 'vitest';
import {
  NoAnswerError,
  PredictionError,
  type Outcome,
  type Prediction,
  type Predictor,
  type Query,
} from '../../../src/codec/query';
import { DEFAULT_POLICY } from '../../../src/codec/prediction-policy';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { topFrame, type State } from '../../../src/debugger/state/state';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../src/python/source';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

/** What is said of a statement: values of its parts (with a `?` behind them unsure ones), names that it binds, its outcome. */
interface Said {
  readonly parts?: Readonly<Record<string, string>>;
  readonly binds?: Readonly<Record<string, string>>;
  readonly outcome?: Outcome;
  readonly sure?: number;
}

/** A model that says of each statement, by its text, what a test says of it. */
function model(answers: Readonly<Record<string, (query: Query) => Said>>): Predictor & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    predict(query): Promise<Prediction> {
      const text = query.statement.tokens.map((token) => token.text).join(' ');
      asked.push(text);
      const said = answers[text]?.(query);
      if (!said) throw new PredictionError(`nothing is said about ${text}`);
      const values = query.statement.subExpressions
        .filter((part) => !query.computed.some(({ expression }) => expression === part.text))
        .flatMap((part) => {
          const value = said.parts?.[part.text];
          if (value === undefined) return [];
          const confidence = value.endsWith('?') ? 0.4 : 1;
          return [{ expression: part.text, range: part.range, value: parseValue(value.replace('?', '')), confidence }];
        });
      const changes = Object.entries(said.binds ?? {}).map(([name, value]) => ({
        name,
        value: parseValue(value.replace('?', '')),
        confidence: value.endsWith('?') ? 0.4 : 1,
      }));
      const outcome = said.outcome ?? { kind: 'next', successor: 0 };
      const confidence = said.sure ?? 1;
      return Promise.resolve({ values, output: '', changes, outcome, outcomeConfidence: confidence, confidence });
    },
  };
}

const local = (query: Query, name: string): string => printValue(query.lookup(name) ?? { kind: 'unknown' });
const computed = (query: Query): string => printValue(query.computed.at(-1)?.value ?? { kind: 'unknown' });
const returns = (text: string): Outcome => ({ kind: 'return', value: parseValue(text) });
/** The header of a loop takes the items that it is shown, or is done. */
const loop =
  (name: string, items: string) =>
  ({ iterator }: Query): Said => {
    const list = parseValue(items);
    const [next] = iterator ? iterator.items : list.kind === 'list' ? list.items : [];
    return next ? { binds: { [name]: printValue(next) } } : { outcome: { kind: 'next', successor: 1 } };
  };

/** The state after the first line of `f(xs)`. */
async function after(body: string, xs: string, predictor: Predictor): Promise<State> {
  const machine = new Machine(
    python.parse(`def f(xs):\n    ${body}\n    return 0\n\nfrom datetime import date, timedelta\n`),
    predictor,
  );
  const start = await machine.step(launch(machine.source, { function: 'f', arguments: xs }));
  return await machine.step(start);
}

describe('a part that the model is unsure of', () => {
  const doubles = {
    'for x in xs': loop('x', '[3, 4]'),
    'return x * 2': (query: Query) => ({ outcome: returns(String(2 * Number(local(query, 'x')))), sure: 0.9 }),
  };

  it('is asked for item by item, and the rest of the statement with its value', async () => {
    const predictor = model({
      'y = [ x * 2 for x in xs ]': (query) =>
        query.computed.length > 0
          ? { binds: { y: computed(query) } }
          : { parts: { '[x * 2 for x in xs]': '[6, 9]?' }, binds: { y: '[6, 9]' }, sure: 0.4 },
      ...doubles,
    });
    const state = await after('y = [x * 2 for x in xs]', '[3, 4]', predictor);
    expect(printValue(topFrame(state).locals.get('y') ?? { kind: 'unknown' })).toBe('[6, 8]');
    expect(state.last.values.map(({ value }) => printValue(value))).toEqual(['[6, 8]']);
    expect(state.last.confidence).toBeCloseTo(0.81);
    expect(state.frames).toHaveLength(1);
  });

  it('is asked about where it was left out', async () => {
    const predictor = model({
      'y = ( - xs [ 0 ] , xs [ 1 ] )': (query) =>
        query.computed.some(({ expression }) => expression === '-xs[0]')
          ? { parts: { 'xs[1]': '7' }, binds: { y: '(-5, 7)' } }
          : { parts: { 'xs[0]': '5', 'xs[1]': '7' }, binds: { y: '(5, 7)?' }, sure: 0.4 },
      'return - xs[0]': () => ({ outcome: returns('-5') }),
    });
    const state = await after('y = (-xs[0], xs[1])', '[5, 7]', predictor);
    expect(printValue(topFrame(state).locals.get('y') ?? { kind: 'unknown' })).toBe('(-5, 7)');
  });

  it('is cut into lines before anything is asked of the statement, where it is a long text', async () => {
    const predictor = model({});
    await after('y = xs.splitlines()', `'${'a line\\n'.repeat(20)}'`, predictor).catch(() => undefined);
    expect(predictor.asked[0]).toBe('for piece in pieces');
    const shorter = model({});
    await after('y = xs.splitlines()', "'a line\\n'", shorter).catch(() => undefined);
    expect(shorter.asked[0]).toBe('y = xs . splitlines ( )');
  });

  it('is cut into lines of which the first and the last of a piece may go on beyond it', async () => {
    const text = 'a line\\n'.repeat(13) + 'and the rest';
    const next =
      (item: string, all: string) =>
      (query: Query): Said => {
        const items = query.lookup(all);
        const [first] = query.iterator?.items ?? (items?.kind === 'list' ? items.items : []);
        return first ? { binds: { [item]: printValue(first) } } : { outcome: { kind: 'next', successor: 1 } };
      };
    const parts = (query: Query): string => {
      const piece = query.lookup('piece');
      return `[${(piece?.kind === 'str' ? piece.value.split('\n') : []).map((line) => `'${line}'`).join(', ')}]`;
    };
    const predictor = model({
      'for piece in pieces': next('piece', 'pieces'),
      "return piece . split ( '\\n' )": (query) => ({ outcome: returns(parts(query)) }),
      "parts = piece . split ( '\\n' )": (query) => ({ binds: { parts: parts(query) } }),
      'rest += first': (query) => ({ binds: { rest: `'${`${local(query, 'rest')}${local(query, 'first')}`.replaceAll("'", '')}'` } }), // prettier-ignore
      'if lines': (query) => ({ outcome: { kind: 'next', successor: local(query, 'lines') === '[]' ? 1 : 0 } }),
      'if rest': () => ({ outcome: { kind: 'next', successor: 0 } }),
      'for line in others': next('line', 'others'),
    });
    const state = await after('y = xs.splitlines()', `'${text}'`, predictor);
    const lines = topFrame(state).locals.get('y');
    expect(lines?.kind === 'list' && lines.items.map((line) => printValue(line))).toEqual([
      ...Array.from({ length: 13 }, () => "'a line'"),
      "'and the rest'",
    ]);
  });

  it('is left as it is where the model is sure, or cannot say the items', async () => {
    const once = (sure: string): ReturnType<typeof model> =>
      model({
        'y = [ x * 2 for x in xs ]': () => ({
          parts: { '[x * 2 for x in xs]': `[6, 9]${sure}` },
          binds: { y: '[6, 9]' },
        }),
        'for x in xs': loop('x', '[3, 4]'),
      });
    for (const predictor of [once(''), once('?')]) {
      const state = await after('y = [x * 2 for x in xs]', '[3, 4]', predictor);
      expect(printValue(topFrame(state).locals.get('y') ?? { kind: 'unknown' })).toBe('[6, 9]');
      expect(predictor.asked.length).toBeLessThan(4);
    }
  });

  it('raises what an item raises', async () => {
    const predictor = model({
      'y = [ 1 / x for x in xs ]': () => ({ parts: { '[1 / x for x in xs]': '[1.0]?' }, binds: { y: '[1.0]' } }),
      'for x in xs': loop('x', '[0]'),
      'return 1 / x': () => ({ outcome: { kind: 'raise', exception: { type: 'ZeroDivisionError' } } }),
    });
    const state = await after('y = [1 / x for x in xs]', '[0]', predictor);
    expect(topFrame(state)).toMatchObject({ event: 'exception', exception: { type: 'ZeroDivisionError' } });
  });

  it('is the list of a statement that only changes a list', async () => {
    const predictor = model({
      'xs . remove ( 2 )': () => ({ binds: { xs: '[9]?' }, sure: 0.4 }),
      '_result = False': () => ({ binds: { _result: 'False' } }),
      'for _item in xs': loop('_item', '[1, 2, 2]'),
      'if not _result and _item == 2': (query) => {
        const isFirst = local(query, '_result') === 'False' && local(query, '_item') === '2';
        return { outcome: { kind: 'next', successor: isFirst ? 0 : 1 } };
      },
      '_result = True': () => ({ binds: { _result: 'True' } }),
      'return _item': (query) => ({ outcome: returns(local(query, '_item')) }),
      'if not _result': () => ({ outcome: { kind: 'next', successor: 1 } }),
    });
    const state = await after('xs.remove(2)', '[1, 2, 2]', predictor);
    expect(printValue(topFrame(state).locals.get('xs') ?? { kind: 'unknown' })).toBe('[1, 2]');
  });

  it('is the container that gets an item', async () => {
    const counted = (query: Query, operator: '==' | '<='): Said => {
      const [i, place] = [Number(local(query, 'i')), Number(local(query, 'place'))];
      return { outcome: { kind: 'next', successor: (operator === '==' ? i === place : i <= place) ? 0 : 1 } };
    };
    const routine = {
      'i = first': (query: Query) => ({ binds: { i: local(query, 'first') } }),
      'for item in items': loop('item', '[5, 6, 7]'),
      'if i == place': (query: Query) => counted(query, '=='),
      'if i <= place': (query: Query) => counted(query, '<='),
      'i += 1': (query: Query) => ({ binds: { i: String(Number(local(query, 'i')) + 1) } }),
      'return new': (query: Query) => ({ outcome: returns(local(query, 'new')) }),
      'return item': (query: Query) => ({ outcome: returns(local(query, 'item')) }),
    };
    for (const said of [{ binds: { xs: '[5, 6, 9]?' } }, { sure: 0.4 }]) {
      const predictor = model({ 'xs [ 1 ] = 9': () => said, ...routine });
      const state = await after('xs[1] = 9', '[5, 6, 7]', predictor);
      expect(printValue(topFrame(state).locals.get('xs') ?? { kind: 'unknown' })).toBe('[5, 9, 7]');
    }
    const sure = model({ 'xs [ 1 ] = 9': () => ({ binds: { xs: '[5, 6, 9]' } }), ...routine });
    await after('xs[1] = 9', '[5, 6, 7]', sure);
    expect(sure.asked).toHaveLength(0);
  });

  it('is no branch, which is left as it is', async () => {
    const outcome = { kind: 'next', successor: 1 } as const;
    const state = await after('if xs:\n        pass', '[5]', model({ 'if xs': () => ({ outcome, sure: 0.4 }) }));
    expect(topFrame(state).line).toBe(4);
  });

  it('is asked about by itself, with names for what it works on', async () => {
    const predictor = model({
      'y = xs . split ( "-" ) [ 0 ] . strip ( )': (query) =>
        query.computed.length > 0
          ? { binds: { y: computed(query) } }
          : {
              parts: {
                'xs.split("-")': "['ab', 'c']",
                'xs.split("-")[0]': "'ab'",
                'xs.split("-")[0].strip()': "'abc'?",
              },
              binds: { y: "'abc'" },
              sure: 0.4,
            },
      'return xs.split("-")[0] . strip ( )': (query) => {
        expect(local(query, 'xs.split("-")[0]')).toBe("'ab'");
        return { parts: { 'xs.split("-")[0].strip()': "'ab'" }, outcome: returns("'ab'"), sure: 0.8 };
      },
    });
    const state = await after('y = xs.split("-")[0].strip()', "'ab-c'", predictor);
    expect(printValue(topFrame(state).locals.get('y') ?? { kind: 'unknown' })).toBe("'ab'");
  });

  it('is put side by side with the others once all of them are known', async () => {
    const predictor = model({
      'y = xs . strip ( ) , xs . upper ( )': ({ computed: given }) => {
        expect(given).toEqual([]);
        return { parts: { 'xs.strip()': "'a'", 'xs.upper()': "'A '?" }, binds: { y: "('a', 'a')" } };
      },
      'return xs . upper ( )': () => ({ parts: { 'xs.upper()': "'A '" }, outcome: returns("'A '"), sure: 0.9 }),
    });
    const state = await after('y = xs.strip(), xs.upper()', "'a '", predictor);
    expect(printValue(topFrame(state).locals.get('y') ?? { kind: 'unknown' })).toBe("('a', 'A ')");
  });

  it('is an `or` of an `and`, whose operands are asked about one by one however sure it is', async () => {
    const predictor = model({
      'y = xs or 4 in xs and not xs': (query) =>
        query.computed.length > 0
          ? { binds: { y: computed(query) } }
          : { parts: { '4 in xs': 'True', 'not xs': 'False?', '4 in xs and not xs': 'False', 'xs or 4 in xs and not xs': 'False' } }, // prettier-ignore
      'return not xs': () => ({ parts: { 'not xs': 'True' }, outcome: returns('True') }),
    });
    const state = await after('y = xs or 4 in xs and not xs', '[]', predictor);
    expect(printValue(topFrame(state).locals.get('y') ?? { kind: 'unknown' })).toBe('True');
  });

  it('is surer where both answers are the same, and stays as it is where the other one is less sure', async () => {
    for (const [said, sure, expected, confidence] of [
      ["'ab'", 0.8, "'ab'", 0.88],
      ["'x'", 0.3, "'ab'", 0.4],
    ] as const) {
      const predictor = model({
        'y = xs . upper ( ) . lower ( )': (query) =>
          query.computed.length > 0
            ? { binds: { y: computed(query) } }
            : {
                parts: { 'xs.upper()': "'AB'", 'xs.upper().lower()': "'ab'?" },
                binds: { y: "'ab'" },
                sure: 0.4,
              },
        'return xs.upper() . lower ( )': () => ({
          parts: { 'xs.upper().lower()': said },
          outcome: returns(said),
          sure,
        }),
      });
      const state = await after('y = xs.upper().lower()', "'ab'", predictor);
      expect(printValue(topFrame(state).locals.get('y') ?? { kind: 'unknown' })).toBe(expected);
      expect(state.last.confidence).toBeCloseTo(confidence);
    }
  });

  it('is a date that hangs on what had to be asked first, however sure the model is of it', async () => {
    const day = 'date(2024, xs + 1, 1)';
    const predictor = model({
      'y = date ( 2024 , xs + 1 , 1 ) - timedelta ( 0 )': () => ({
        parts: { 'xs + 1': '3', [day]: 'datetime.date(2024, 3, 1)', [`${day} - timedelta(0)`]: 'datetime.date(2024, 1, 3)' },
        binds: { y: 'datetime.date(2024, 1, 3)' },
      }),
    });
    const state = await after(`y = ${day} - timedelta(0)`, '2', predictor);
    expect(printValue(topFrame(state).locals.get('y') ?? { kind: 'unknown' })).toBe('datetime.date(2024, 3, 1)');
  }); // prettier-ignore

  it('is one of several that are asked about one after the other where the whole has no answer', async () => {
    const predictor = model({
      'y = len ( xs ) + 1': () => {
        throw new NoAnswerError('it is too long');
      },
      'return len ( xs )': () => ({ parts: { 'len(xs)': '2' }, outcome: returns('2'), sure: 0.98 }),
      'return len(xs) + 1': () => ({ parts: { 'len(xs) + 1': '3' }, outcome: returns('3'), sure: 0.98 }),
    });
    const state = await after('y = len(xs) + 1', '[5, 6]', predictor);
    expect(printValue(topFrame(state).locals.get('y') ?? { kind: 'unknown' })).toBe('3');
    expect(state.last.values.map(({ expression }) => expression)).toEqual(['len(xs)', 'len(xs) + 1']);
    expect(state.last.confidence).toBeCloseTo(0.9604);
  });

  it('is given up where it takes too many questions', async () => {
    const xs = `[${Array.from({ length: 12_000 }, (_, i) => i).join(', ')}]`;
    const predictor = model({
      'y = [ x for x in xs ]': () => ({ parts: { '[x for x in xs]': '[1]?' }, binds: { y: '[1]' } }),
      'for x in xs': loop('x', xs),
      'return x': (query) => ({ outcome: returns(local(query, 'x')) }),
    });
    const state = await after('y = [x for x in xs]', xs, predictor);
    expect(printValue(topFrame(state).locals.get('y') ?? { kind: 'unknown' })).toBe('[1]');
    expect(predictor.asked.length).toBeLessThan(12_000);
  });

  it('is left as it is where the run has taken too long before, until enough steps have been easy', async () => {
    const hasty: boolean[] = [];
    const all = model({
      'y = [ x for x in xs ]': () => ({ parts: { '[x for x in xs]': '[1]?' }, binds: { y: '[1]' } }),
      'for x in xs': loop('x', '[3]'),
      'return x': (query) => ({ outcome: returns(local(query, 'x')) }),
    });
    const slow: Predictor = {
      predict: async (query, options) => {
        const isWhole = query.statement.targets.includes('y');
        if (isWhole) hasty.push(options?.accept === 'any');
        return { ...(await all.predict(query, options)), computeCost: isWhole ? DEFAULT_POLICY.budget.run + 1000 : 1 };
      },
    };
    const machine = new Machine(python.parse('def f(xs):\n    y = [x for x in xs]\n    return 0\n'), slow);
    const start = await machine.step(launch(machine.source, { function: 'f', arguments: '[3]' }));
    await machine.step(start);
    await machine.step(start);
    expect(hasty).toEqual([false, true]);
    expect(all.asked.filter((text) => text === 'for x in xs').length).toBeLessThan(3);
  });

  it('is not looked for where only the first answer counts', async () => {
    const predictor = model({
      'y = [ x for x in xs ]': () => ({ parts: { '[x for x in xs]': '[1]?' }, binds: { y: '[1]' } }),
    });
    await after(
      'y = [x for x in xs]',
      '[3]',
      Object.assign(predictor, { policy: { ...DEFAULT_POLICY, decompose: false } }),
    );
    expect(predictor.asked).toHaveLength(1);
  });

  it('is not asked about where a function of the program is called for each item', async () => {
    const predictor = model({});
    await after('y = [f(x) for x in xs]', '[3]', predictor);
  });
});
