/** Where no call is written, the model is asked for one; whoever does not want it any more does not wait for that. */
import { expect, it } from 'vitest';
import { ExampleCalls } from '../../../src/adapter/service/example-calls';
import { loadPython } from '../../../src/python/source';
import { saying } from '../../support/saying';

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
