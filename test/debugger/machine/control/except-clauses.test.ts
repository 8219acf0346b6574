import { afterAll, describe, expect, it } from 'vitest';
import type { Predictor } from '../../../../src/codec/query';
import { launch } from '../../../../src/debugger/launch/launch';
import { takes } from '../../../../src/debugger/machine/control/except-clauses';
import { Machine } from '../../../../src/debugger/machine/machine';
import type { State } from '../../../../src/debugger/state/state';
import { loadPython } from '../../../../src/python/source';
import { printValue } from '../../../../src/python/values/print';
import type { Value } from '../../../../src/python/values/value';
import { Cpython, HAS_PYTHON } from '../../../support/cpython';

const parser = await loadPython();

const CLASSES = `class AppError(Exception): pass
class Missing(AppError, KeyError): pass
class Quiet(Missing): pass
`;
const RAISED = 'ValueError KeyError FileNotFoundError ZeroDivisionError RecursionError AppError Quiet'.split(' ');
const CLAUSES = [
  'ValueError',
  'Exception',
  'LookupError',
  'IOError',
  'ArithmeticError as error',
  '(TypeError, KeyError) as error',
  'AppError',
  'Missing',
  'Quiet',
  'BaseException',
];

const program = (raised: string, clause: string): string => `${CLASSES}
def f():
    try:
        raise ${raised}
    except ${clause}:
        return 'taken'
    except BaseException:
        return 'passed on'
`;

/** Answers the statements above as they are written; nothing is asked about a clause. */
const predictor: Predictor = {
  predict({ statement: { kind, tokens }, handled }) {
    if (kind === 'except' || (handled && kind !== 'return')) throw new Error('asked about a clause');
    const [, ...rest] = tokens.map(({ text }) => text);
    const text = rest.join('');
    const sure = { values: [], output: '', changes: [], outcomeConfidence: 1, confidence: 1 };
    return Promise.resolve(
      kind === 'return'
        ? { ...sure, outcome: { kind, value: { kind: 'str', value: text.replaceAll("'", '') } } }
        : { ...sure, outcome: { kind: 'raise', exception: { type: text, message: '' } } },
    );
  },
};

async function result(text: string): Promise<Value | undefined> {
  const source = parser.parse(text);
  const machine = new Machine(source, predictor);
  let state: State = launch(source, { function: 'f' });
  while (state.status === 'running') state = await machine.step(state);
  return state.result;
}

describe.skipIf(!HAS_PYTHON)('a clause takes what CPython lets it take', () => {
  const python = new Cpython();
  afterAll(() => {
    python.end();
  });

  it.each(RAISED.flatMap((raised) => CLAUSES.map((clause) => [raised, clause] as const)))(
    'raise %s, except %s',
    async (raised, clause) => {
      const text = program(raised, clause);
      const said = await result(text);
      expect(said && printValue(said)).toBe(await python.after(text, 'f()'));
    },
  );
});

describe('a clause', () => {
  const clause = (text: string) => {
    const source = parser.parse(`${CLASSES}\ntry:\n    pass\nexcept ${text}:\n    pass\n`);
    const statement = source.statementAt(7);
    if (!statement) throw new Error('no clause');
    return (type: string, names: Readonly<Record<string, Value>> = {}) =>
      takes(source, statement, type, { lookup: (name) => names[name], attribute: () => undefined });
  };
  const classes: Value = {
    kind: 'tuple',
    items: [
      { kind: 'opaque', type: 'class', name: 'ValueError' },
      { kind: 'tuple', items: [{ kind: 'opaque', type: 'class', name: 'AppError' }] },
    ],
  };

  it('lists classes by a variable that holds them', () => {
    const errors = clause('ERRORS');
    expect(errors('UnicodeDecodeError', { ERRORS: classes })).toBe(true);
    expect(errors('Quiet', { ERRORS: classes })).toBe(true);
    expect(errors('KeyError', { ERRORS: classes })).toBe(false);
  });

  it('is left to the model where a class is not known', () => {
    expect(clause('requests.Timeout')('ValueError')).toBeUndefined();
    expect(clause('Timeout')('ValueError')).toBeUndefined();
    expect(clause('(Timeout, ValueError)')('ValueError')).toBe(true);
    expect(clause('errors()')('ValueError')).toBeUndefined();
    expect(clause('ValueError')('ForeignError')).toBeUndefined();
    expect(clause('ERRORS')('ValueError', { ERRORS: { kind: 'int', value: 1n } })).toBeUndefined();
  });
});
