/**
 * Samples in which some values are not known: the answer is what really happened. So the model learns which way is usual and which
 * values are likely where something is unknown.
 */
import type { Query } from '../../codec/query';
import { Prompt } from '../../codec/step/prompt';
import { randomFrom } from '../../codec/traces/random';
import { isWord } from '../../codec/values/prompt-variables';
import type { Value } from '../../python/values/value';
import type { Sample } from './evaluating-model';

/** Of statements that decide something so much more is masked than of others. */
const OF_OTHERS = 0.3;
/** Of several values, each is masked with this probability; one of them always. */
const EACH = 0.35;

const DECIDING = /^(?:if|while|assert|for)$/;

/** Each sample, and the same with some values unknown where there is one. @param share as of `masked` */
export function* withMasked(samples: readonly Sample[], share: number): Generator<Sample> {
  for (const sample of samples) {
    yield sample;
    const again = masked(sample, share);
    if (again) yield again;
  }
}

/** Undefined where no value of the statement is masked. @param share of the statements that decide which way to go */
export function masked({ prompt, answer }: Sample, share: number): Sample | undefined {
  const { query } = prompt;
  const random = randomFrom(`${query.statement.line} ${prompt.tokens.join()}`);
  const chance = DECIDING.test(query.statement.kind) ? share : share * OF_OTHERS;
  const able = prompt.variables.filter(({ name, value }) => !isWord(name, value) && value.kind !== 'opaque');
  if (able.length === 0 || random() >= chance) return undefined;
  const always = Math.floor(random() * able.length);
  const chosen = able.filter((_, at) => at === always || random() < EACH);
  const unknown = new Map(chosen.map(({ name, value }) => [name, unknownLike(value)] as const));
  const asked: Query = { ...query, lookup: (name) => unknown.get(name) ?? query.lookup(name) };
  return { prompt: new Prompt(asked, { typedUnknowns: true }), answer };
}

/** Of the same type, as far as that is known of values of library types. */
function unknownLike(value: Value): Value {
  const type = typeOf(value);
  return { kind: 'unknown', ...(type !== undefined && { type }) };
}

function typeOf(value: Value): string | undefined {
  switch (value.kind) {
    case 'none':
      return undefined;
    case 'object':
      return value.className;
    case 'call':
      return value.name.slice(value.name.lastIndexOf('.') + 1);
    case 'foreign':
    case 'unknown':
    case 'opaque':
    case 'ellipsis':
      return undefined;
    default:
      return value.kind;
  }
}
