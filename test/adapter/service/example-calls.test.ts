/** Where no call is written, the model is asked for one; whoever does not want it any more does not wait for that. */
import { expect, it } from 'vitest';
import { PredictionError } from '../../../src/codec/query';
import { ExampleCalls } from '../../../src/adapter/service/example-calls';
import { loadPython } from '../../../src/python/source';
import { PredictionService } from '../../../src/adapter/service/service';
import { saying } from '../../support/saying';
import { answering } from '../../support/scripted';

it('gives up at once when the request is cancelled, however long the model takes', async () => {
  const parser = await loadPython();
  const never = (): Promise<never> => new Promise(() => undefined);
  const predictor = Object.assign(saying(), { predict: never, invert: never, jump: never });
  const text = 'def f(first, second):\n    return first * second\n';
  const source = parser.parse(text);
  const [info] = source.functions.filter(({ name }) => name === 'f');
  if (!info) throw new Error('there is a function');
  const stop = new AbortController();
  const examples = new ExampleCalls(parser, predictor).best(source, info, { uri: 'untitled:a.py', text }, undefined, stop.signal); // prettier-ignore
  const failed = expect(examples).rejects.toMatchObject({ name: 'AbortError' });
  stop.abort();
  await failed;
});

it.each([
  ['NameError', 0],
  ['ValueError', 1],
])(
  'asks for other arguments where those that it has guessed lead to an exception, but none of a half-typed name: %s',
  async (type, times) => {
    const parser = await loadPython();
    let invented = 0;
    const scripted = answering({ 2: () => ({ outcome: { kind: 'raise', exception: { type, message: '' } } }) });
    const refuse = (): Promise<never> => {
      invented++;
      return Promise.reject(new PredictionError('not asked'));
    };
    const predictor = Object.assign(saying(), scripted, { invert: refuse, jump: refuse });
    const text = 'def f(name: str):\n    x = name * name\n    return x\n';
    const service = new PredictionService({ parser, predictor });
    await service.survey({ uri: 'untitled:a.py', text, function: 'f' }, new AbortController().signal);
    expect(Math.min(invented, 1)).toBe(times);
  },
);
