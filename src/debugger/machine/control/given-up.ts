/**
 * Calls that are given up before they have returned, or are not made at all: what their functions, and all that these lead to, may
 * have bound or changed is not known any more. Who does not forget it would go on with what there was before, and be sure of that.
 */
import { moduleOf } from '../../../python/definitions/definitions';
import type { FunctionInfo, SourceFile, Statement } from '../../../python/syntax';
import type { UnknownValue, Value } from '../../../python/values/value';
import { children, idOf, isContainer } from '../../objects/containers';
import { occurrences } from '../../objects/heap';
import { statementsOf } from '../../program/alignment';
import { mentionsIn, mentionsOf, reachable } from '../../program/mentions';
import { bind } from '../../state/name-scopes';
import { globalsOf, newFrame, type Bindings, type Frame, type State } from '../../state/state';
import { withContents } from '../../state/value-roots';

interface GivenUp {
  /** Of the calls that have begun. */
  readonly frames?: readonly Frame[];
  /** Statements of a module that are left out. */
  readonly statements?: readonly Statement[];
  /** What else may have been called. */
  readonly named?: readonly FunctionInfo[];
  /** Nothing else has been called than these. */
  readonly only?: ReadonlySet<FunctionInfo>;
  /** What their methods may have been called on. */
  readonly instances?: readonly Value[];
}

export function withoutGivenUp(source: SourceFile, state: State, all: GivenUp, reason: string): State {
  const { frames = [], statements = [], named = [], instances = [] } = all;
  const infos = all.only ?? reachable(source, [...frames.map(({ function: info }) => info), ...named]);
  const parts = [...[...infos].map((info) => mentionsIn(source, info)), mentionsOf(statements)];
  const changes = new Changes(
    new Set(parts.flatMap(({ attributes }) => [...attributes])),
    new Set(parts.flatMap(({ bound }) => [...bound])),
    reason,
  );
  for (const info of infos) changes.amongst(globalsOf(state, info), mentionsIn(source, info).words);
  for (const one of statements) changes.amongst(globalsOf(state, one.scope), mentionsOf([one]).words);
  for (const frame of frames) {
    const { words, changed } = mentionsOf(statementsOf(source, frame.function));
    changes.amongst(frame.locals, words);
    for (const [name, local] of frame.locals) if (changed.has(name)) changes.forget(local);
  }
  changes.inside(instances);
  const classes = new Map([...state.classes].map(([name, attributes]) => [name, changes.ofClass(attributes)]));
  const next = withContents({ ...state, classes }, changes.contents);
  return withoutGlobals(source, next, infos, { kind: 'unknown', reason });
}

/** Module variables that the functions may bind, or whose lists and dicts they may change. */
function withoutGlobals(source: SourceFile, state: State, infos: Iterable<FunctionInfo>, value: UnknownValue): State {
  let next = state;
  for (const info of infos) {
    const globals = globalsOf(next, info);
    const module = newFrame(0, moduleOf(info), new Map());
    for (const name of mentionsIn(source, info).changed) {
      const old: Value | undefined = globals.get(name);
      const isRebound = info.globals.includes(name);
      if (!old || !(isRebound || (isContainer(old) && old.kind !== 'object'))) continue;
      next = { ...bind({ ...next, frames: [module] }, name, value), frames: next.frames };
    }
  }
  return next;
}

class Changes {
  /** What objects hold now, by number. */
  readonly contents = new Map<number, Value>();

  constructor(
    private readonly attributes: ReadonlySet<string>,
    private readonly bound: ReadonlySet<string>,
    private readonly reason: string,
  ) {}

  /** Attributes of all instances inside the variables of those names. */
  amongst(bindings: Bindings, names: Iterable<string>): void {
    this.inside([...names].flatMap((name) => bindings.get(name) ?? []));
  }

  /** The same of instances that are in these values. */
  inside(held: readonly Value[]): void {
    for (const one of occurrences(held)) {
      const id = idOf(one);
      if (id === undefined || one.kind !== 'object' || this.contents.has(id)) continue;
      const attributes = one.attributes.map(([name, held]) => [name, this.attribute(name, held)] as const);
      if (attributes.some(([, held], at) => held !== one.attributes[at]?.[1])) this.contents.set(id, { ...one, attributes }); // prettier-ignore
    }
  }

  /** The attributes of a class. */
  ofClass(bindings: Bindings): Bindings {
    return new Map([...bindings].map(([name, value]) => [name, this.attribute(name, value)]));
  }

  /** A list or dict, and those inside it: what they hold is not known, whoever else has them. */
  forget(value: Value): void {
    const id = idOf(value);
    if (value.kind === 'object') return;
    if (id !== undefined) this.contents.set(id, this.unknown(value));
    for (const [, inner] of children(value)) this.forget(inner);
  }

  private attribute(name: string, value: Value): Value {
    if (this.attributes.has(name)) this.forget(value);
    return this.bound.has(name) ? { kind: 'unknown', reason: this.reason } : value;
  }

  private unknown(value: Value): UnknownValue {
    const type = value.kind === 'foreign' ? value.type : value.kind;
    return { kind: 'unknown', type, reason: this.reason };
  }
}
