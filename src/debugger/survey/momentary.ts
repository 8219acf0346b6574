/** What a function reads that changes while its file runs: what a call gives then hangs on when it is made. */
import { moduleOf } from '../../python/definitions/definitions';
import { placesOfTarget } from '../../python/statements/statement-parts';
import type { FunctionInfo, SourceFile, Statement } from '../../python/syntax';
import { rootOf } from '../objects/changed-places';
import { statementsOf } from '../program/alignment';
import { mentionsIn, reachable } from '../program/mentions';

/** Methods of containers that change them. */
const CHANGING = new Set(
  'append appendleft extend insert remove pop popleft popitem clear sort reverse add discard update setdefault'.split(
    ' ',
  ),
);

/** What they bind is there for good. */
const DECLARING: ReadonlySet<Statement['kind']> = new Set(['def', 'class', 'import']);

const changing = new WeakMap<SourceFile, ReadonlySet<string>>();

/**
 * Whether a function reads variables of its module that the file changes after it has bound them: once all of it has run, they are others
 * than where it calls the function.
 */
export function isMomentary(source: SourceFile, info: FunctionInfo): boolean {
  const module = moduleOf(info);
  if (module !== source.module) return false;
  const names = changing.get(source) ?? changedNames(source);
  changing.set(source, names);
  if (names.size === 0) return false;
  return [...reachable(source, [info])].some((one) => {
    const { words } = mentionsIn(source, one);
    return moduleOf(one) === module && [...names].some((name) => words.has(name));
  });
}

/** Variables of the module that are bound anew, or changed in place, after they have been bound. */
function changedNames(source: SourceFile): ReadonlySet<string> {
  const { module } = source;
  const bound = new Set<string>();
  const changed = new Set<string>();
  for (const statement of statementsOf(source, module)) {
    if (DECLARING.has(statement.kind)) continue;
    for (const name of statement.targets) (bound.has(name) ? changed : bound).add(name);
    for (const name of changedIn(statement)) changed.add(name);
  }
  for (const info of source.functions) {
    if (info.kind !== 'function' || moduleOf(info) !== module) continue;
    for (const name of info.globals) changed.add(name);
    const own = new Set(info.locals);
    for (const statement of statementsOf(source, info))
      for (const name of changedIn(statement)) if (!own.has(name)) changed.add(name);
  }
  return new Set([...changed].filter((name) => bound.has(name)));
}

/** Names whose value a statement changes in place: `x.a = 1`, `x[0] += 1`, `del x[0]`, `x.append(1)`. */
function changedIn({ kind, tokens, assignments = [], targets }: Statement): string[] {
  const places = assignments.flatMap((one) => one.targets.flatMap(placesOfTarget));
  const set = places.flatMap((place) => (place.type === 'identifier' ? [] : [rootOf(place)]));
  const again = kind === 'augmented-assignment' ? targets : [];
  const text = (index: number): string => tokens[index]?.text ?? '';
  const called = tokens.flatMap((token, at) => {
    const isCall = text(at + 1) === '.' && CHANGING.has(text(at + 2)) && text(at + 3) === '(';
    return token.kind === 'name' && (isCall || (kind === 'delete' && /^[[.]$/.test(text(at + 1)))) ? [token.text] : [];
  });
  return [...set, ...again, ...called];
}
