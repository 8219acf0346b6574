/** A place whose value is watched from state to state: a variable of one frame, a global, or a part of an object. */
import { printValue, sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { idOf } from '../objects/containers';
import { indexObjects } from '../objects/heap';
import { attributeOf, itemAt, readPath, type Path } from '../../python/values/access-path';
import { valuesOf } from '../state/value-roots';
import { lookup } from '../state/name-scopes';
import { localsOf, type Frame, type State } from '../state/state';

type Step = Path['steps'][number];

type Place =
  | { readonly kind: 'local'; readonly frame: number; readonly name: string; readonly steps: readonly Step[] }
  | { readonly kind: 'global'; readonly name: string; readonly steps: readonly Step[] }
  /** An attribute or item of an object, whatever name refers to it. */
  | { readonly kind: 'member'; readonly object: number; readonly step: Step };

/** The frame or object that the place belongs to does not exist (yet, or any more). */
const ABSENT = 'absent';

type Content = Value | undefined | typeof ABSENT;

export class Watchpoint {
  /** Finding an object in a state takes time. */
  private readonly known = new WeakMap<State, { readonly content: Content }>();

  private constructor(
    /** The same for two watches of the same place. */
    readonly id: string,
    /** The place as shown to people. */
    readonly name: string,
    /** The same, with the function that it belongs to. */
    readonly description: string,
    private readonly place: Place,
  ) {}

  /** The place that `a.b[0]` denotes in a frame; undefined if it is not a place, or does not exist. */
  static of(state: State, frame: Frame, expression: string): Watchpoint | undefined {
    const read = (name: string): Value | undefined => lookup(state, frame, name);
    const path = readPath(expression, read);
    if (!path) return undefined;
    const { name, steps } = path;
    const values = [read(name)];
    for (const step of steps) values.push(member(values.at(-1), step));
    if (values.some((value) => value === undefined)) return undefined;
    const last = steps.at(-1);
    const object = idOf(values.at(-2));
    const text = expression.trim();
    if (last !== undefined && object !== undefined) {
      const key = typeof last === 'string' ? `.${last}` : `[${printValue(last)}]`;
      return new Watchpoint(`object:${object}${key}`, text, text, { kind: 'member', object, step: last });
    }
    const isLocal = frame.function.kind !== 'module' && localsOf(state, frame).has(name);
    return isLocal
      ? new Watchpoint(`frame:${frame.id}:${text}`, text, `${text} of this call of ${frame.function.qualifiedName}`, {
          kind: 'local',
          frame: frame.id,
          name,
          steps,
        })
      : new Watchpoint(`global:${text}`, text, text, { kind: 'global', name, steps });
  }

  /**
   * What changes from one state to the next, as `x changed: 3 → 5`; undefined if nothing does. The creation or end of a frame is not a change.
   * @param isAhead it is told to somebody who sees the state before: `x changes here: 3 → 5`
   */
  difference(before: State, after: State, isAhead = false): string | undefined {
    if (before === after) return undefined;
    const [old, now] = [this.content(before), this.content(after)];
    if (old === now || old === ABSENT || now === ABSENT) return undefined;
    if (old && now && sameValue(old, now)) return undefined;
    if (!old)
      return now && `${this.name} ${isAhead ? 'gets its first value here' : 'got its first value'}: ${describe(now)}`;
    if (now) return `${this.name} ${isAhead ? 'changes here' : 'changed'}: ${describe(old)} → ${describe(now)}`;
    return `${this.name} ${isAhead ? 'is deleted here' : 'was deleted'}: it ${isAhead ? 'is' : 'was'} ${describe(old)}`;
  }

  /** False where the frame or object that it belongs to does not exist. */
  exists(state: State): boolean {
    return this.content(state) !== ABSENT;
  }

  private content(state: State): Content {
    let known = this.known.get(state);
    if (!known) this.known.set(state, (known = { content: this.find(state) }));
    return known.content;
  }

  private find(state: State): Content {
    const { place } = this;
    if (place.kind === 'member') {
      const object = indexObjects(valuesOf(state)).get(place.object);
      return object ? member(object, place.step) : ABSENT;
    }
    const frame = place.kind === 'local' ? state.frames.find(({ id }) => id === place.frame) : undefined;
    if (place.kind === 'local' && !frame) return ABSENT;
    const bindings = frame ? frame.locals : state.globals;
    return place.steps.reduce<Value | undefined>(member, bindings.get(place.name));
  }
}

function member(value: Value | undefined, step: Step): Value | undefined {
  return value && (typeof step === 'string' ? attributeOf(value, step) : itemAt(value, step));
}

const SHOWN = 60;

function describe(value: Value): string {
  const text = printValue(value, { members: true });
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
