/** Pushes the frame of a function that is called: its parameters, defaults and captured variables. */
import type { CallArgument } from '../../../codec/query';
import type { FunctionInfo, Parameter, SourceFile } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { bindArguments } from '../../calls/argument-binding';
import { frameAround } from '../../classes/classes-in-functions';
import { UNKNOWN } from '../../objects/containers';
import { Numbering } from '../../objects/heap';
import type { Lookup } from '../../../python/values/access-path';
import { readDefault } from './computed-defaults';
import { captured, holderOf, lookup } from '../../state/name-scopes';
import { defaultKey, isDefinedAgain, madeAgain } from '../../state/default-values';
import { globalsOf, newFrame, type Frame, type State, type WaitingCall } from '../../state/state';
import { declared } from '../../unknowns/annotations';
import { argumentsOfNobody, unreadDecorator } from '../../unknowns/unread-decorators';
import { withTop, topFrame } from '../../state/state';

interface Defined {
  readonly state: State;
  readonly closure: number | undefined;
}

export class Frames {
  constructor(private readonly source: SourceFile) {}

  /** The state with the callee's call event on top, or the message of CPython's TypeError. */
  push(
    state: State,
    info: FunctionInfo,
    all: readonly CallArgument[],
    around?: number,
  ): State | { readonly message: string } {
    const closure = around ?? frameAround(this.source, state, info, all[0]?.value);
    const fitting = bindArguments(info, all);
    // The file that has the function says what its decorators are.
    const find = (name: string): Value | undefined => globalsOf(state, info).get(name) ?? lookup(state, topFrame(state), name); // prettier-ignore
    const isUnread = !fitting.ok && unreadDecorator(this.source, info, find) !== undefined;
    const binding = isUnread ? bindArguments(info, argumentsOfNobody(info, all)) : fitting;
    if (!binding.ok) return { message: binding.message };
    const { defaults, nextId } = this.withDefaults(state, info, binding.defaulted, closure);
    const numbering = new Numbering(nextId);
    const bound = new Map<string, Value>();
    for (const { name, annotation } of info.parameters) {
      const value = binding.bound.get(name) ?? defaults.get(defaultKey(info, name, closure));
      if (value) bound.set(name, numbering.label(declared(this.source, value, annotation)));
    }
    const frame = this.frame(state, info, bound, closure);
    return {
      ...state,
      defaults,
      nextId: numbering.position,
      nextFrame: state.nextFrame + 1,
      frames: [...state.frames, frame],
    };
  }

  /** A frame at its call event. */
  frame(state: State, info: FunctionInfo, parameters: ReadonlyMap<string, Value>, closure?: number): Frame {
    // A class body reads variables of functions around it, but they are not in its namespace.
    const isRead = info.kind === 'class' || info.inner !== undefined;
    const outer = isRead ? [] : captured(state, this.source, info, closure);
    const holder = info.parent?.kind === 'function' ? holderOf(state, info.parent, closure)?.id : undefined;
    const around = info.inner || info.parent?.kind === 'class' ? closure : holder;
    const frame = newFrame(state.nextFrame, info, new Map([...parameters, ...outer]));
    return around === undefined ? frame : { ...frame, closure: around };
  }

  /**
   * The state after the `def` of a function, which evaluates the defaults, and the frame that tells the function apart from others.
   * @param computed those that had to be worked out
   */
  define(state: State, info: FunctionInfo, lookup: Lookup, computed?: ReadonlyMap<string, Value>): Defined {
    const numbering = new Numbering(state.nextId);
    const around = topFrame(state);
    const closure = around.function.kind === 'function' ? around.id : undefined;
    const values = info.parameters.flatMap(({ name, default: text }): [string, Value][] => text === undefined ? [] : [[name, numbering.label(computed?.get(name) ?? readDefault(text, lookup) ?? UNKNOWN)]]); // prettier-ignore
    const numbered = { ...state, nextId: numbering.position };
    const again = isDefinedAgain(state, info, values, closure) ? madeAgain(numbered, info, closure) : undefined;
    const { state: next, closure: maker } = again ?? { state: numbered, closure };
    const defaults = new Map(state.defaults);
    for (const [name, value] of values) defaults.set(defaultKey(info, name, maker), value);
    return { state: { ...next, defaults }, closure: maker };
  }

  /** The top frame waits for a call that its statement does not write as one. */
  pushImplicit(
    state: State,
    info: FunctionInfo,
    all: readonly CallArgument[],
    implicit: WaitingCall['implicit'],
    more: Partial<WaitingCall> = {},
    closure?: number,
  ): State | { readonly message: string } {
    const frame = topFrame(state);
    const range = { line: frame.line, column: 0, endLine: frame.line, endColumn: 0 };
    const waiting = {
      computed: [],
      expression: info.name,
      range,
      ...(implicit && { implicit }),
      ...more,
    };
    return this.push(withTop(state, { ...frame, waiting }), info, all, closure);
  }

  /** Defaults are evaluated once, so a mutable one is shared by all calls. */
  private withDefaults(
    state: State,
    info: FunctionInfo,
    parameters: readonly Parameter[],
    closure: number | undefined,
  ): { defaults: State['defaults']; nextId: number } {
    const defaults = new Map(state.defaults);
    const numbering = new Numbering(state.nextId);
    for (const { name, default: text } of parameters) {
      const key = defaultKey(info, name, closure);
      // Those of a lambda are written in its code.
      const known = info.inner ? undefined : defaults.get(key);
      const value = numbering.label(
        known ?? readDefault(text ?? '', (global) => globalsOf(state, info).get(global)) ?? UNKNOWN,
      );
      defaults.set(key, value);
    }
    return { defaults, nextId: numbering.position };
  }
}
