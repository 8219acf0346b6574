/** Objects of a run of the modules by themselves as objects of the program's run: with numbers of their own, or those that are there already. */
import type { Value } from '../../../python/values/value';
import { idOf, isFlat, mapChildren, sameType } from '../../objects/containers';
import { cycleStub, stubId } from '../../../python/values/cycles';
import { renumberedKey } from '../../state/default-values';
import type { Bindings, Closure, Frame, State } from '../../state/state';

export interface JoinedObjects {
  readonly value: (value: Value) => Value;
  readonly defaults: Bindings;
  readonly closures: ReadonlyMap<number, Closure>;
  readonly generators: ReadonlyMap<number, Frame>;
  readonly nextId: number;
  readonly nextFrame: number;
}

export function joined(state: State, loaded: State): JoinedObjects {
  const present = samePlaces(state, loaded);
  const frame = (id: number): number => id + state.nextFrame;
  const value = (one: Value): Value => {
    const id = idOf(one) ?? stubId(one);
    const held = id === undefined ? undefined : present.get(id);
    if (held) return held;
    if (id !== undefined && stubId(one) !== undefined) return cycleStub(id + state.nextId);
    if (one.kind === 'opaque') {
      const { closure, generator } = one;
      return {
        ...one,
        ...(closure !== undefined && { closure: frame(closure) }),
        ...(generator !== undefined && { generator: frame(generator) }),
      };
    }
    const inner = isFlat(one) ? one : mapChildren(one, value);
    return id === undefined ? inner : ({ ...inner, id: id + state.nextId } as Value);
  };
  const bindings = (all: ReadonlyMap<string, Value>): Map<string, Value> =>
    new Map([...all].map(([name, each]) => [name, value(each)]));
  return {
    value,
    defaults: new Map([...loaded.defaults].map(([key, each]) => [renumberedKey(key, frame), value(each)])),
    closures: new Map(
      [...loaded.closures].map(([id, { locals, around, ...rest }]) => [
        frame(id),
        { ...rest, locals: bindings(locals), ...(around !== undefined && { around: frame(around) }) },
      ]),
    ),
    generators: new Map(
      [...loaded.generators].map(([id, one]) => [
        frame(id),
        { ...one, id: frame(one.id), locals: bindings(one.locals) },
      ]),
    ),
    nextId: state.nextId + loaded.nextId,
    nextFrame: state.nextFrame + loaded.nextFrame,
  };
}

/** Globals of all modules, by names with the module in front. */
function globalsEverywhere({ globals, modules }: State): Map<string, Value> {
  const found = new Map(globals);
  for (const [module, each] of modules) for (const [name, value] of each) found.set(`${module}.${name}`, value);
  return found;
}

/** What both have under the same name is the same object, as it is now. */
function samePlaces(state: State, loaded: State): Map<number, Value> {
  const found = new Map<number, Value>();
  const now = globalsEverywhere(state);
  for (const [key, value] of globalsEverywhere(loaded)) {
    const id = idOf(value);
    const held = now.get(key);
    if (id !== undefined && held && idOf(held) !== undefined && sameType(held, value)) found.set(id, held);
  }
  return found;
}
