/** What a name is after `total += price` or `table[i][j] = 1`, where that is doubtful: worked out in steps, too. */
import { isSameRange } from '../../codec/step/syntax/call-syntax';
import type { Prediction, Query } from '../../codec/query';
import type { SourceRange } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { withoutIds } from '../objects/containers';
import type { Result } from './routines/run-routine';
import { augmented, augmentedOperation, augmentedPart, isLong } from './arithmetic/operations';
import { reader } from './doubtful-parts';
import type { ChangeInPlace } from './changes/changes-in-place';
import { innerChange } from './changes/inner-changes';
import type { FewLines } from './few-lines';
import type { GivenOperands } from './given-operands';
import { oneResult, withChanges, withException } from './revised-prediction';
import type { Worked } from './rolling';
import type { OnBehalf, RoutineRunner } from './routine-runner';
import { itemAssignmentsOf, withItem, type ItemAssignment } from './sequences/item-assignment';
import { spreadDisplay } from './sequences/spread-displays';
import { refusalOf } from './clashing-values';
import { clashOf, type TypeClash } from './type-clash';

/** One question, and what may be spent on it. */
export interface Asked extends OnBehalf {
  readonly query: Query;
}

export interface Working {
  readonly runner: RoutineRunner;
  /** Confidence from which on nothing is worked out. */
  readonly threshold: number;
  /** Undefined where the model does not say enough. */
  inLines(asked: Asked, lines: FewLines): Promise<Worked | undefined>;
  /** The same of an expression. */
  unrolled(asked: Asked, given: GivenOperands): Promise<Worked | undefined>;
  /** Undefined where the model takes two of the types for one. */
  refused(clash: TypeClash, asked: Asked): Promise<Worked | undefined>;
}

export async function withRevisedChange(asked: Asked, prediction: Prediction, working: Working): Promise<Prediction> {
  const { query } = asked;
  const { changes, outcome, outcomeConfidence } = prediction;
  // Where nothing is said to change, it is the outcome that may be wrong.
  const sure = changes.length > 0 ? Math.min(...changes.map(({ confidence }) => confidence)) : outcomeConfidence;
  if (outcome.kind !== 'next') return prediction;
  const all = [...query.computed, ...prediction.values];
  const at = (range: SourceRange): Value | undefined => all.find((value) => isSameRange(value.range, range))?.value;
  const read = reader(query, prediction);
  const parts = augmented(query, read, at);
  const [only] = query.statement.kind === 'expression' ? query.statement.subExpressions.slice(-1) : [];
  const clash = parts ? clashOf(`${parts.operator}=`, [parts.left, parts.right]) : only?.discarded ? refusalOf(only, read) : undefined; // prettier-ignore
  const refused = clash && (await working.refused(clash, asked));
  if (refused && 'exception' in refused) return withException(prediction, prediction.values, refused);
  const sum = augmentedOperation(query, read, at);
  const isSure = sure >= working.threshold;
  // The model is sure too often that nothing changes inside of something.
  if (isSure && !(sum ? isLong(sum) : changes.length === 0)) return prediction;
  const other = sum ? undefined : augmentedPart(query, read, at);
  const inner = sum || other ? undefined : (spreadDisplay(query) ?? innerChange(query, { read, at }));
  if (isSure && !sum && !inner) return prediction;
  const results = sum
    ? oneResult(sum.name, await working.runner.arithmetic(sum, asked))
    : other
      ? oneResult(other.name, await working.unrolled(asked, { text: other.text, names: new Map() }))
      : inner
        ? oneResult(inner.name, within(await working.inLines(asked, inner), inner))
        : await withItems(asked, itemAssignmentsOf(query, { read, at }) ?? [], working);
  const isAll = results.size > 0 && changes.every(({ name }) => results.has(name));
  return isAll ? withChanges(query, prediction, results) : prediction;
}

function within(worked: Worked | undefined, { around }: ChangeInPlace): Worked | undefined {
  return worked && 'value' in worked && around ? { ...worked, value: around(worked.value) } : worked;
}

/** Lists with the items that are put into them, by their names; empty where the model does not say one. */
async function withItems(
  asked: Asked,
  settings: readonly ItemAssignment[],
  { runner }: Working,
): Promise<ReadonlyMap<string, Result>> {
  const results = new Map<string, Result>();
  for (const setting of settings) {
    const before = results.get(setting.name)?.value ?? asked.query.lookup(setting.name);
    const after = before && (await withItem(withoutIds(before), setting, runner.onBehalfOf(asked)));
    if (!after) return new Map();
    const confidence = after.confidence * (results.get(setting.name)?.confidence ?? 1);
    results.set(setting.name, { value: after.value, confidence });
  }
  return results;
}
