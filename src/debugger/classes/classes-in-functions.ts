/** Which class a class statement has made: inside a function it makes another one each time, and bases may be values of names. */
import type { Class } from '../../python/definitions/base-classes';
import { directBases, resolutionOrder } from '../../python/definitions/class-order';
import { classOf, findClass, valueName } from '../../python/definitions/definitions';
import { madeName, writtenClass } from '../../python/definitions/made-classes';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { evaluatePath } from '../../python/values/access-path';
import type { Value } from '../../python/values/value';
import { lookup } from '../state/name-scopes';
import { topFrame, type Frame, type State } from '../state/state';

/** The class, and the state that knows where it was made. The first one goes by its plain name, which is enough for most programs. */
export function madeClass(source: SourceFile, state: State, info: FunctionInfo): { state: State; info: FunctionInfo } {
  const frame = topFrame(state);
  const around = frame.function.kind === 'function' ? frame.id : frame.closure;
  const bases = basesThere(source, state, frame, info);
  const isInside = around !== undefined && isInFunction(info);
  const isOneOfSeveral = isInside && (state.makers.has(info.qualifiedName) || hasNamesake(source, info));
  // A loop runs the statement again.
  const isAgain = state.classes.has(info.qualifiedName) && !info.qualifiedName.includes('@');
  if (bases || isOneOfSeveral || isAgain) {
    const name = (round: number): string => madeName(info, around ?? (bases && frame.id), bases, round);
    let round = isInside ? 1 : 2;
    while (state.classes.has(name(round))) round++;
    const made = findClass(source, name(round));
    if (made) return { state, info: made };
  }
  if (!isInside) return { state, info };
  return { state: { ...state, makers: new Map(state.makers).set(info.qualifiedName, around) }, info };
}

/** The frame around the class whose method is called: what the method sees of it are the names there. */
export function frameAround(
  source: SourceFile,
  state: State,
  { parent }: FunctionInfo,
  receiver: Value | undefined,
): number | undefined {
  if (parent?.kind !== 'class' || !isInFunction(parent)) return undefined;
  const owner = receiver && classOf(source, receiver);
  const found = owner && resolutionOrder(source, owner).find((one) => writtenClass(one) === parent);
  return frameOfClass(state, found ?? parent);
}

/** The frame in which a class inside a function was made. */
export function frameOfClass({ makers }: State, { made, qualifiedName }: FunctionInfo): number | undefined {
  return made?.frame ?? makers.get(qualifiedName);
}

/** The class that a method running in the frame belongs to, as the receiver is derived from it. */
export function classAround(
  source: SourceFile,
  state: State,
  frame: Frame,
  owner: FunctionInfo,
  inside: FunctionInfo,
): FunctionInfo {
  const all = resolutionOrder(source, owner).filter((one) => writtenClass(one) === inside);
  return all.find((one) => frameOfClass(state, one) === frame.closure) ?? all[0] ?? inside;
}

function isInFunction({ parent }: FunctionInfo): boolean {
  return parent !== undefined && (parent.kind === 'function' || (parent.kind === 'class' && isInFunction(parent)));
}

/** Its plain name may mean another class of the program. */
function hasNamesake(source: SourceFile, info: FunctionInfo): boolean {
  return source.functions.some(({ kind, name, qualifiedName }) => kind === 'class' && name === info.name && qualifiedName !== info.qualifiedName); // prettier-ignore
}

/** The bases by their names in values; undefined where they are those that the text says. */
function basesThere(source: SourceFile, state: State, frame: Frame, info: FunctionInfo): string[] | undefined {
  const said = directBases(source, info);
  if (said.length !== info.bases.length) return undefined;
  const names = info.bases.map((text, at) => {
    const value = evaluatePath(text, (name) => lookup(state, frame, name));
    const own = said[at];
    const name = nameOf(own) ?? text;
    if (value?.kind !== 'opaque' || value.type !== 'class') return name;
    const found = classOf(source, value);
    if (found ? found === own : typeof own !== 'string' || own !== text) return name;
    // A foreign class that an import names is known by the import.
    if (!found && !isInFunction(info)) return name;
    return value.name;
  });
  return names.every((name, at) => name === nameOf(said[at])) ? undefined : names;
}

function nameOf(base: Class | undefined): string | undefined {
  return base === undefined || typeof base === 'string' ? base : valueName(base);
}
