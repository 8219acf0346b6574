/** What the stages around the network cost: passes are counted, by a network that never comes to an end. */
import { describe, expect, it } from 'vitest';
import { Prompt } from '../../../src/codec/step/prompt';
import { EndlessAnswerError, PredictionError, TooLongError, type Prediction } from '../../../src/codec/query';
import { DEFAULT_POLICY, policyWith } from '../../../src/codec/prediction-policy';
import { TokenPlaces } from '../../../src/codec/values/token-places';
import { tokenId, TOKENS } from '../../../src/codec/vocabulary/vocabulary';
import type { Network } from '../../../src/model/language-model';
import { SaidBefore } from '../../../src/model/said-before';
import { AnswerMemory } from '../../../src/model/predict/answer-memory';
import { GreedyPredictor } from '../../../src/model/decoding';
import { RememberingPredictor } from '../../../src/model/predict/model-chain';
import { SearchingPredictor } from '../../../src/model/predict/searching-predictor';
import type { Answer, Question, RecallingStage } from '../../../src/model/predict/stage';
import { KeyValues } from '../../../src/model/key-values';
import { queryOf } from '../../support/query';

/** Tokens by how likely they are found, the same ones at each place but the first; all others are very unlikely. */
class CountingNetwork implements Network {
  readonly said = new SaidBefore();
  readonly config = {
    format: 1,
    layers: 1,
    heads: 1,
    headDim: 1,
    vocabulary: TOKENS.length,
    placeChannels: 5,
    contextLength: 1024,
    parameters: 1,
    sha256: '',
  } as const;
  passes = 0;

  constructor(
    private readonly likely: readonly string[],
    private readonly opening = likely,
  ) {}

  empty(): ReturnType<Network['empty']> {
    return { past: KeyValues.empty(this.config), length: 0, places: new TokenPlaces(), fromEnd: [] };
  }

  kept(...[tokens, before]: Parameters<Network['kept']>): ReturnType<Network['kept']> {
    return { ...before, length: before.length + tokens.length };
  }

  async read(...[tokens, cache, wanted = 1]: Parameters<Network['read']>): ReturnType<Network['read']> {
    this.passes++;
    const { vocabulary } = this.config;
    const logits = new Float32Array(wanted * vocabulary).fill(-50);
    const likely = cache.length === 0 ? this.opening : this.likely;
    for (let row = 0; row < wanted; row++)
      likely.forEach((text, i) => (logits[row * vocabulary + tokenId(text)] = -i / 4));
    return await Promise.resolve({ logits, cache: { ...cache, length: cache.length + tokens.length } });
  }
}

/** Its answers are numbers without an end. */
const endless = (): CountingNetwork => new CountingNetwork(['1', '2', '3']);

function asked(network: Network): Question {
  return { prompt: new Prompt(queryOf('x = y + z', { y: "'a'", z: '1' })), network };
}

/** The stages of the model up to the search. @param least probability that a long answer must have; any will do if not given */
function chain(policy = DEFAULT_POLICY, least = 0): SearchingPredictor {
  const memory = new AnswerMemory();
  const greedy = new GreedyPredictor(
    true,
    ({ prompt }, failed) => {
      memory.add(prompt, { failed });
    },
    least,
  );
  return new SearchingPredictor(new RememberingPredictor(greedy, memory), memory, policy);
}

/** A first stage that gives one answer of so many tokens, or fails. */
function first(said: number | Error, confidence = 1e-6): RecallingStage {
  const answer: Prediction = {
    values: [],
    output: '',
    changes: [],
    outcome: { kind: 'next', successor: 0 },
    outcomeConfidence: confidence,
    confidence,
  };
  const of = (tokens: number): Answer['said'] => ({
    tokens: new Uint16Array(tokens),
    probabilities: new Float64Array(tokens),
    choices: new Uint32Array(tokens),
  });
  return {
    recall: () => undefined,
    predict: () => (typeof said === 'number' ? Promise.resolve({ answer, said: of(said) }) : Promise.reject(said)),
  };
}

describe('an answer without an end', () => {
  it('is not asked for twice, and the search for one that has an end is short', async () => {
    const greedy = new CountingNetwork(['1'], ['v0']);
    await expect(new GreedyPredictor(true).predict(asked(greedy))).rejects.toBeInstanceOf(TooLongError);
    expect(greedy.passes).toBeGreaterThan(20);
    const network = new CountingNetwork(['1'], ['v0']);
    await expect(chain().predict(asked(network))).rejects.toBeInstanceOf(TooLongError);
    expect(network.passes).toBeGreaterThan(greedy.passes);
    expect(network.passes).toBeLessThanOrEqual(greedy.passes + 3 * 120);
  });

  it('is remembered: the same question costs nothing', async () => {
    const network = endless();
    const searching = chain();
    await expect(searching.predict(asked(network))).rejects.toBeInstanceOf(EndlessAnswerError);
    const { passes } = network;
    await expect(searching.predict(asked(network))).rejects.toBeInstanceOf(EndlessAnswerError);
    await expect(searching.predict(asked(network), { accept: 'any' })).rejects.toBeInstanceOf(EndlessAnswerError);
    expect(network.passes).toBe(passes);
  });

  it('is remembered with what the search has found instead', async () => {
    // A number has no end unless another token than the likeliest is taken.
    const network = new CountingNetwork(['1', 'v0', 'r1', 'L0', '<end>']);
    const searching = chain(policyWith({ hypotheses: 4 }));
    const found = await searching.predict(asked(network));
    expect(network.passes).toBeGreaterThan(20);
    const { passes } = network;
    expect((await searching.predict(asked(network))).said).toEqual(found.said);
    expect(network.passes).toBe(passes);
  });

  it('counts only where the same may be said', async () => {
    const network = endless();
    const searching = chain();
    await expect(searching.predict(asked(network))).rejects.toBeInstanceOf(EndlessAnswerError);
    const { passes } = network;
    const other = { prompt: new Prompt(queryOf('x = y + z', { y: "'a'", z: "'c'" })), network };
    await expect(searching.predict(other)).rejects.toBeInstanceOf(EndlessAnswerError);
    expect(network.passes).toBeGreaterThan(passes);
  });

  it('is given up early where it is ever less probable', async () => {
    const network = endless();
    const searching = chain(DEFAULT_POLICY, 1e-5);
    await expect(searching.predict(asked(network), { accept: 'any' })).rejects.toThrow(/too long to be told with any/);
    expect(network.passes).toBeLessThanOrEqual(65);
    // Another answer may have an end.
    await expect(searching.predict(asked(network))).rejects.toThrow(/too long to be told with any/);
    expect(network.passes).toBeLessThanOrEqual(65 + 3 * 120);
  });

  it('is final where what would have to be said is known to be too long', async () => {
    const network = endless();
    const searching = new SearchingPredictor(first(new TooLongError('too long')), new AnswerMemory(), DEFAULT_POLICY);
    await expect(searching.predict(asked(network))).rejects.toThrow('too long');
    expect(network.passes).toBe(0);
  });

  it('is one that does not fit into the model, too', async () => {
    const network = endless();
    const { prompt } = asked(network);
    const short = Object.assign(network, {
      config: { ...network.config, contextLength: prompt.tokens.length + prompt.forced.length + 9 },
    });
    await expect(chain().predict(asked(short))).rejects.toBeInstanceOf(TooLongError);
    expect(network.passes).toBeLessThanOrEqual(11);
  });

  it('is given up by the search much earlier where the first answer was short', async () => {
    const passes = async (tokens: number): Promise<number> => {
      // One hypothesis, which stays more probable than the first answer.
      const network = new CountingNetwork(['1'], ['v0']);
      const searching = new SearchingPredictor(first(tokens), new AnswerMemory(), DEFAULT_POLICY);
      const { said } = await searching.predict(asked(network));
      expect(said.tokens).toHaveLength(tokens);
      return network.passes;
    };
    expect(await passes(3)).toBeLessThanOrEqual(2 * 3 + 32);
    expect(await passes(20)).toBeLessThanOrEqual(2 * 20 + 32);
    // However long the first one is.
    expect(await passes(100)).toBeLessThanOrEqual(120);
    expect(await passes(100)).toBeGreaterThan(100);
  });
});

describe('the search', () => {
  it.each([
    ['follows on an answer that cannot be read', new PredictionError('<end> cannot stand here'), true, {}],
    ['does not, where any answer will do', new PredictionError('<end> cannot stand here'), false, { accept: 'any' }],
    ['follows on an unsure answer', 3, true, {}],
    ['does not, where that is accepted', 3, false, { accept: (): boolean => true }],
    ['does, where it is not accepted', 3, true, { accept: (): boolean => false }],
    ['does not, where any unsure answer will do', 3, false, { accept: 'any' }],
    ['does not, where there is another way to one', new PredictionError('no'), false, { searchesForAny: false }],
    ['follows on an unsure answer there, too', 3, true, { searchesForAny: false }],
  ] as const)('%s', async (_, said, isSearched, options) => {
    const network = endless();
    await new SearchingPredictor(first(said), new AnswerMemory(), DEFAULT_POLICY)
      .predict(asked(network), options)
      .catch((error: unknown) => {
        expect(error).toBe(said);
      });
    expect(network.passes > 0).toBe(isSearched);
  });

  it('keeps to the policy', async () => {
    for (const policy of [{ hypotheses: 1 }, { confidenceThreshold: 0.5 }]) {
      const network = endless();
      await new SearchingPredictor(first(3, 0.6), new AnswerMemory(), policyWith(policy)).predict(asked(network));
      expect(network.passes).toBe(0);
    }
  });

  it('has the first answer from memory, and then its own', async () => {
    // Nothing happens, or so it says at first: x stays as it was.
    const network = new CountingNetwork(['L0', 'v0', '1', '<end>']);
    const stages = chain();
    const greedy = await stages.predict(asked(network), { accept: 'any' });
    const { passes } = network;
    expect(passes).toBeGreaterThan(0);
    expect(stages.recall(asked(network), { accept: 'any' })).toEqual(greedy);
    expect(stages.recall(asked(network))).toBeUndefined();
    const searched = await stages.predict(asked(network));
    expect(searched).toEqual(greedy);
    const after = network.passes;
    expect(after).toBeGreaterThan(passes);
    expect(await stages.predict(asked(network), { accept: 'any' })).toEqual(greedy);
    expect(stages.recall(asked(network))).toEqual(searched);
    expect(network.passes).toBe(after);
  });
});

it('a search that takes too long leaves the first answer, and is made anew when there is time', async () => {
  const network = new CountingNetwork(['1'], ['v0']);
  const question = asked(network);
  const limit = {
    get isPassed() {
      return network.passes >= 2;
    },
    reason: 'the statement takes more than 5 seconds',
  };
  const memory = new AnswerMemory();
  const searching = new SearchingPredictor(first(40), memory, DEFAULT_POLICY);
  const { said } = await searching.predict(question, { limit });
  expect(said.tokens).toHaveLength(40);
  expect(network.passes).toBeLessThanOrEqual(2 + DEFAULT_POLICY.hypotheses);
  expect(memory.size).toBe(0);
});
