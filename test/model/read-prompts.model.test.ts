/** Prompts that begin alike, read by the network that is shipped: what is not read again makes no difference. */
import { expect, it } from 'vitest';
import { Prompt } from '../../src/codec/step/prompt';
import { LanguageModel } from '../../src/model/language-model';
import { nativeNetwork } from '../../src/model/network/native-network';
import { readModelFiles } from '../../src/model/node/load-model';
import { queryOf } from '../support/query';

it('gives the same logits for less', async () => {
  const files = await readModelFiles('models');
  const [first, second] = ["ab", "ac"].map((last) => `[${'3, 1, 2.5, '.repeat(8)}'${last}', 4]`).map((items) => new Prompt(queryOf('x = items[1] + 4', { items })).tokens); // prettier-ignore
  if (!first || !second) throw new Error('no prompts');
  const fresh = await LanguageModel.load(files, nativeNetwork);
  const wanted = await fresh.read(second, fresh.empty(second));
  const alone = fresh.computeCost;
  const model = await LanguageModel.load(files, nativeNetwork);
  await model.read(first, model.empty(first));
  const before = model.computeCost;
  const read = await model.read(second, model.empty(second));
  expect(model.computeCost - before).toBeLessThan(alone);
  // What comes behind the prompt, too.
  const [next, wantedNext] = [await model.read([40], read.cache), await fresh.read([40], wanted.cache)];
  for (const [one, other] of [[read, wanted], [next, wantedNext]] as const) // prettier-ignore
    expect(Math.max(...one.logits.map((logit, token) => Math.abs(logit - (other.logits[token] ?? 0))))).toBeLessThan(1e-4); // prettier-ignore
  await Promise.all([model.release(), fresh.release()]);
});
