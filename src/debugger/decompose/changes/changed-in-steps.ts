/** Statements that change what names hold, and of which nothing is asked as they are written. */
import type { Prediction } from '../../../codec/query';
import { nothing } from '../arithmetic/long-sums';
import { reader } from '../doubtful-parts';
import type { Asked, Working } from '../revised-change';
import { partsOfTarget } from '../../../python/statements/statement-parts';
import { inFunction } from '../few-lines';
import { afterChanges, afterSeveral, completed, oneResult, withChanges, withException } from '../revised-prediction';
import { changeInPlace } from './changes-in-place';
import { afterPrint, changesInPrint } from './changes-in-print';
import { changesOnTheWay } from './changes-on-the-way';
import { innerDeletion } from './inner-deletions';
import { severalChanges } from './several-changes';

/** Undefined for any other statement, and where the model does not say enough of the smaller changes. */
export async function changedInSteps(asked: Asked, working: Working): Promise<Prediction | undefined> {
  const changed = (await inPlace(asked, working)) ?? (await severalTimes(asked, working));
  return changed ?? (await onTheWay(asked, working)) ?? (await inPrint(asked, working)) ?? (await unpacked(asked, working)); // prettier-ignore
}

async function inPlace(asked: Asked, working: Working): Promise<Prediction | undefined> {
  const { query } = asked;
  const change = innerDeletion(query, reader(query)) ?? changeInPlace(query, reader(query));
  const worked = change && (await working.inLines(asked, change));
  if (!worked) return undefined;
  if ('exception' in worked) return withException(nothing(worked), [], worked);
  return withChanges(query, nothing(worked), oneResult(change.name, worked));
}

async function severalTimes(asked: Asked, working: Working): Promise<Prediction | undefined> {
  const several = severalChanges(asked.query);
  const worked = several && (await working.inLines(asked, several));
  return worked && 'value' in worked ? afterSeveral(asked.query, several, worked) : undefined;
}

async function onTheWay(asked: Asked, working: Working): Promise<Prediction | undefined> {
  const changes = changesOnTheWay(asked.query);
  const worked = changes && (await working.inLines(asked, changes));
  return worked && 'value' in worked ? afterChanges(asked.query, changes, worked) : undefined;
}

async function inPrint(asked: Asked, working: Working): Promise<Prediction | undefined> {
  const { query } = asked;
  const printed = changesInPrint(query);
  const worked = printed && (await working.inLines(asked, printed));
  if (!worked) return undefined;
  if ('exception' in worked) return withException(nothing(worked), [], worked);
  return afterPrint(query, printed, worked);
}

/** Iterators that are used up by what they are bound to, and hardly ever said as they are. */
const ITERATORS = /^(?:zip|map|filter|reversed|enumerate)$/;

/** `names, sizes = zip(*pairs)`: the names get the items of a list of what it gives. */
async function unpacked(asked: Asked, working: Working): Promise<Prediction | undefined> {
  const { query } = asked;
  const [assignment, ...others] = query.statement.assignments ?? [];
  const [target, ...more] = assignment?.targets ?? [];
  const value = assignment?.operator === '=' && others.length + more.length === 0 ? assignment.value.bare : undefined;
  const name = value?.type === 'call' ? (value.get('function')?.text ?? '') : '';
  if (!target || !partsOfTarget(target.bare) || !value || !ITERATORS.test(name) || query.lookup(name)) return undefined;
  if (query.computed.length > 0 || value.text.includes('\n')) return undefined;
  const given = await working.inLines(asked, { text: inFunction([`return list(${value.text})`]), names: new Map() });
  if (!given || !('value' in given)) return undefined;
  const done = completed(query, [{ expression: value.text, range: value.range, ...given }]);
  return done && { ...done, values: [] };
}
