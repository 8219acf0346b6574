/** Which lines are run statement by statement, since what they say hangs on more than values that can be written down together. */
import { placesOfTarget } from '../../../python/statements/statement-parts';
import type { Statement } from '../../../python/syntax';

/** As far as the line's text tells. */
export function arePiecesApart({ kind, calls, tokens, pieces = [] }: Statement): boolean {
  // What is done in a loop whose end hangs on it is told round by round, and so is what is called in one.
  if (/^(?:with|try|except|case|while)$/.test(kind) || (kind === 'for' && calls.length > 0)) return true;
  // What is only declared is neither evaluated nor bound: `x: int; y = 2`.
  if (pieces.some(({ annotation }) => annotation !== undefined)) return true;
  // Where an attribute is kept hangs on what holds it: `finally: sys.stdout = old`.
  const targets = pieces.flatMap(({ assignments = [] }) => assignments.flatMap((one) => one.targets));
  if (targets.flatMap(placesOfTarget).some(({ type }) => type === 'attribute')) return true;
  return tokens.some(({ text }) => text === 'yield' || text === 'lambda') || (kind !== 'for' && handsOn(pieces));
}

/** `g = (x for x in xs); print(next(g))`: what the one binds, the other uses; how far an iterator has come then is the machine's to know. */
function handsOn(pieces: readonly Statement[]): boolean {
  const bound = new Set<string>();
  return pieces.some(({ targets, tokens }) => {
    const isUsed = tokens.some(({ text }) => bound.has(text));
    for (const name of targets) bound.add(name);
    return isUsed;
  });
}
