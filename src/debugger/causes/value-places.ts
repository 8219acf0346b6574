/** Places that hold values (`x`, `a[0].b` of one frame), their values in a state, and which of them a statement reads. */
import { isOnlyBound } from '../../codec/step/syntax/binding-syntax';
import { sameValue } from '../../python/values/print';
import { rootOf } from '../../python/statements/tree/node-tokens';
import { placesOfTarget } from '../../python/statements/statement-parts';
import type { SourceRange, SourceToken, Statement } from '../../python/syntax';
import { contains } from '../../python/text/ranges';
import type { Value } from '../../python/values/value';
import { attributeOf, itemAt, readPath, type Path } from '../../python/values/access-path';
import { lookup } from '../state/name-scopes';
import type { Frame, State } from '../state/state';
import { frameIn, type Step } from './recording';

export interface ValuePlace {
  readonly frame: number;
  readonly path: Path;
  /** As written: `a[i].b`. */
  readonly text: string;
}

/** The frame does not exist in the state. */
export const ABSENT = 'absent';

/** The place that the text denotes in a frame; undefined if it is not a name, attribute or item. */
export function placeOf(state: State, frame: Frame, text: string): ValuePlace | undefined {
  const path = readPath(text, (name) => lookup(state, frame, name));
  return path && { frame: frame.id, path, text: text.trim() };
}

export function valueAt(state: State, { frame: id, path }: ValuePlace): Value | undefined | typeof ABSENT {
  const frame = frameIn(state, id);
  if (!frame) return ABSENT;
  return path.steps.reduce<Value | undefined>(
    (value, step) => value && (typeof step === 'string' ? attributeOf(value, step) : itemAt(value, step)),
    lookup(state, frame, path.name),
  );
}

/** What is asked about is not the whole value but something in it: `.b[0]`. */
export interface Inside {
  readonly steps: Path['steps'];
  readonly text: string;
}

/** Undefined where the place is the whole value of a name. */
export function insideOf({ path, text }: ValuePlace): Inside | undefined {
  return path.steps.length === 0 ? undefined : { steps: path.steps, text: text.slice(path.name.length) };
}

/** The place of something in the value of a place. */
export function placeWithin({ frame, path, text }: ValuePlace, { steps, text: more }: Inside): ValuePlace {
  return { frame, path: { name: path.name, steps: [...path.steps, ...steps] }, text: `${text}${more}` };
}

/** How a step gave the place its value: `bound` anew, `changed` inside or through another name, or `born` with its frame. */
export type Write = 'bound' | 'changed' | 'born';

export function writeOf({ before, after, frame, statement }: Step, place: ValuePlace): Write | undefined {
  const [old, now] = [valueAt(before, place), valueAt(after, place)];
  if (now === ABSENT) return undefined;
  if (old === ABSENT) return 'born';
  const isActor = frame.id === place.frame && after.frames.at(-1)?.id === frame.id;
  if (isActor && statement?.targets.includes(place.path.name) && binds(after, place.path.name)) return 'bound';
  if (old === now || (old && now && sameValue(old, now))) return undefined;
  return 'changed';
}

/** What the step says that it binds; an inferred step says nothing, so then the syntax counts. */
function binds({ last }: State, name: string): boolean {
  return last.source === 'predicted' || last.source === 'checked' ? last.changes.has(name) : true;
}

/**
 * Places whose values the statement reads, in order of appearance; for `a[i]` the item and `i`, for `a.append(x)` all of `a`.
 * @param within the expression that counts, if it is not all of them
 * @param isFailing the statement raises an exception: what it would have changed is read, too
 */
export function readsOf(
  statement: Statement,
  state: State,
  frame: Frame,
  { within, isFailing = false }: { readonly within?: SourceRange | undefined; readonly isFailing?: boolean } = {},
): ValuePlace[] {
  const read = (name: string): Value | undefined => lookup(state, frame, name);
  const found = new Map<string, ValuePlace>();
  statement.tokens.forEach((token) => {
    if (token.kind !== 'name' || isOnlyBound(statement, token.text)) return;
    if (!isFailing && isStored(statement, token)) return;
    if (within && !contains(within, token.range)) return;
    const value = read(token.text);
    if (!value || value.kind === 'opaque') return;
    const text = longestPath(statement, token, (path) => readPath(path, read) !== undefined);
    const place = placeOf(state, frame, text ?? token.text);
    const isThere = place && valueAt(state, place) !== undefined;
    const known = isThere ? place : placeOf(state, frame, token.text);
    if (known) found.set(known.text, known);
  });
  return [...found.values()];
}

/** `a.b[0]` where it is written at the token, not followed by a call. */
function longestPath(
  { subExpressions, calls }: Statement,
  { range }: SourceToken,
  isPath: (text: string) => boolean,
): string | undefined {
  const starting = subExpressions.filter(
    (other) =>
      other.range.line === range.line &&
      other.range.column === range.column &&
      (other.operator === '[]' || other.operatorKind === 'attribute') &&
      !calls.some(
        ({ receiver, text }) => receiver !== undefined && text.startsWith(other.text) && receiver === other.text,
      ) &&
      isPath(other.text),
  );
  return starting.sort((a, b) => b.text.length - a.text.length)[0]?.text;
}

/** The name is only the way to what an assignment sets: `a` in `a[i] = x`. */
function isStored(statement: Statement, token: SourceToken): boolean {
  const { kind, assignments = [] } = statement;
  if (kind !== 'assignment') return false;
  const places = assignments
    .filter(({ operator }) => operator === '=')
    .flatMap(({ targets }) => targets.flatMap(placesOfTarget));
  return places.some((place) => place.type !== 'identifier' && rootOf(statement, place) === token);
}
