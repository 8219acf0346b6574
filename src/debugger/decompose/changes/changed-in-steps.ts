/** Statements that change what names hold, and of which nothing is asked as they are written. */
import type { Prediction } from '../../../codec/query';
import { nothing } from '../arithmetic/long-sums';
import { reader } from '../doubtful-parts';
import type { Asked, Working } from '../revised-change';
import { afterChanges, afterSeveral, oneResult, withChanges, withException } from '../revised-prediction';
import { changeInPlace } from './changes-in-place';
import { changesOnTheWay } from './changes-on-the-way';
import { severalChanges } from './several-changes';

/** Undefined for any other statement, and where the model does not say enough of the smaller changes. */
export async function changedInSteps(asked: Asked, working: Working): Promise<Prediction | undefined> {
  return (await inPlace(asked, working)) ?? (await severalTimes(asked, working)) ?? (await onTheWay(asked, working));
}

async function inPlace(asked: Asked, working: Working): Promise<Prediction | undefined> {
  const { query } = asked;
  const change = changeInPlace(query, reader(query));
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
