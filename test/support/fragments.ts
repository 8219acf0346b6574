/** A predictor that also answers what is typed in (watches, conditions), from a table in place of the model. */
import {
  PredictionError,
  type Outcome,
  type Prediction,
  type Predictor,
  type Query,
  type PredictOptions,
} from '../../src/codec/query';
import { parseValue } from '../../src/python/values/literal';
import { printValue } from '../../src/python/values/print';
import type { Value } from '../../src/python/values/value';

/** Names and their values, as text; what the fragment gives, as text, or an exception's type after `!`. */
type Answers = Readonly<Record<string, (names: (name: string) => string) => string>>;

const number = (text: string): number => Number(text);
const bool = (value: boolean): string => (value ? 'True' : 'False');

/** By the text without spaces. */
const ANSWERS: Answers = {
  'n>1': (names) => bool(number(names('n')) > 1),
  'n==1': (names) => bool(number(names('n')) === 1),
  'n%0': () => '!ZeroDivisionError',
  'n*10': (names) => String(number(names('n')) * 10),
  'bonus+1': (names) => String(number(names('bonus')) + 1),
  'len(numbers)': (names) => String(items(names('numbers')).length),
  'numbers+[bonus]': (names) => printValue(list([...items(names('numbers')), parseValue(names('bonus'))])),
  '6*7': () => '42',
};

export class FragmentPredictor implements Predictor {
  /** How many times a fragment was asked about. */
  asked = 0;

  constructor(private readonly program: Predictor) {}

  async predict(query: Query, options?: PredictOptions): Promise<Prediction> {
    const { tokens, scope } = query.statement;
    const words = tokens.map(({ text }) => text);
    const key = words.filter((word, i) => i > 0 || (word !== 'return' && word !== 'if')).join('');
    const isFragment = scope.name === '<console>';
    if (!isFragment && !Object.hasOwn(ANSWERS, key)) return this.program.predict(query, options);
    await new Promise((resolve) => setTimeout(resolve, Number(process.env.NEURAL_TEST_DELAY ?? '0')));
    options?.signal?.throwIfAborted();
    this.asked++;
    // A change that the program would see: `numbers.append(9)`.
    if (key === 'numbers.append(9)') return appended(query);
    // A call of the program's own: asked once before it, once after.
    if (key === 'square(bonus)') return called(query, 'square', query.lookup('bonus'));
    if (key === 'Square(3)') return called(query, 'Square', parseValue('3'));
    const answer = ANSWERS[key];
    if (!answer) throw new PredictionError(`no answer to ${key}`);
    const text = answer((name) => printValue(query.lookup(name) ?? { kind: 'unknown' }));
    if (text.startsWith('!')) return outcome({ kind: 'raise', exception: { type: text.slice(1), message: 'no' } });
    if (words[0] === 'if') return outcome({ kind: 'next', successor: text === 'True' ? 0 : 1 });
    return outcome({ kind: 'return', value: parseValue(text) });
  }
}

function outcome(given: Outcome, changes: Prediction['changes'] = []): Prediction {
  return { values: [], output: '', changes, outcome: given, outcomeConfidence: 0.9, confidence: 0.9 };
}

function appended(query: Query): Prediction {
  const value = list([...items(printValue(query.lookup('numbers') ?? list([]))), parseValue('9')]);
  return outcome({ kind: 'return', value: { kind: 'none' } }, [{ name: 'numbers', value, confidence: 0.9 }]);
}

function called(query: Query, callee: string, value: Value | undefined): Prediction {
  const [done] = query.computed;
  if (done) return outcome({ kind: 'return', value: done.value });
  const [site] = query.statement.calls;
  if (!site || !value) throw new PredictionError('no call');
  return outcome({ kind: 'call', callee, arguments: [{ value }], range: site.range, expression: site.text });
}

function items(text: string): readonly Value[] {
  const value = parseValue(text);
  return value.kind === 'list' ? value.items : [];
}

function list(values: readonly Value[]): Value {
  return { kind: 'list', items: values };
}
