/** Entering a call: its frame goes on top of the stack, or it has its value at once. */
import { isSuper } from '../../../python/expressions/super-call';
import { raised } from '../../state/exceptions';
import { keywordAt, argumentText, returnedValue, siteOf, type PredictedCall } from '../../calls/call-site';
import type { CallResolution, Resolved } from '../../calls/call-resolution';
import type { Callables } from '../../calls/callables';
import { present } from '../../calls/present';
import { asKeys } from '../../calls/keys-of-calls';
import { recalled, rememberedCall, remembering } from '../../calls/remembered-calls';
import { UNKNOWN } from '../../objects/containers';
import { withAttribute } from '../../objects/contents';
import { Numbering } from '../../objects/heap';
import type { Entering } from '../../operands/next-steps';
import { generatorValue, isKept, resumed, suspended } from '../../calls/generators';
import { isTooDeep } from '../../calls/recursion';
import type { Question } from '../../operands/question-forms';
import { topFrame, withTop, type State, type WaitingCall } from '../../state/state';
import { withContents } from '../../state/value-roots';
import type { CallArgument } from '../../../codec/query';
import { classOf } from '../../../python/definitions/definitions';
import type { SourceFile, Statement } from '../../../python/syntax';
import { keptAttributes } from '../../classes/exception-attributes';
import { unhashable } from '../../../python/values/distinct';
import type { Value } from '../../../python/values/value';
import type { Control } from '../control/control';
import type { Effects } from '../effects/effects';
import type { Frames } from './frames';
import type { HandOver } from './generator-runs';

export class CallEntry {
  constructor(
    private readonly source: SourceFile,
    private readonly control: Control,
    private readonly calls: CallResolution,
    private readonly callables: Callables,
    private readonly frames: Frames,
  ) {}

  /** The call that a prediction says is next. */
  predicted(effects: Effects, { statement, range: asked }: Question, outcome: PredictedCall): HandOver {
    const { state, computed, identities, numbering } = effects;
    const frame = topFrame(state);
    const site = siteOf(statement, outcome);
    const passed = outcome.arguments.map((argument, index) => {
      const value = identities.argument(argumentText(site, outcome, index), argument.value);
      return { ...keywordAt(site, outcome, index), value };
    });
    // `super()` stands for the method's own first parameter.
    const written = site?.receiver;
    const name = written !== undefined && isSuper(written) ? frame.function.parameters[0]?.name : written;
    const receiver = outcome.receiver && identities.argument(name, outcome.receiver);
    const call = { ...outcome, arguments: passed, ...(receiver && { receiver }) };
    const resolved = this.calls.resolve(state, frame, statement, call);
    const settled = { ...state, nextId: numbering.position };
    const range = outcome.range ?? asked ?? { line: statement.line, column: 0, endLine: statement.line, endColumn: 0 };
    return this.enter(settled, statement, resolved, { computed, expression: outcome.expression, range });
  }

  /** The call that the statement has come to. */
  made(before: State, { target, given, range, text, inPlace }: Entering): HandOver {
    const state = target.kind === 'value' && target.keeps ? withKept(this.source, before, target.keeps, given) : before;
    const frame = topFrame(state);
    const statement = this.control.statement(frame);
    const run = this.callables.run(target, given, state) ?? { kind: 'value', value: UNKNOWN };
    const call =
      run.kind === 'function'
        ? rememberedCall(state, run.info, asKeys(this.source, run.arguments), run.closure)
        : undefined;
    const problem = call && unhashable(call.key);
    if (problem !== undefined) return { done: this.control.raise(state, raised('TypeError', problem)) };
    const known = call && recalled(state, call);
    const resolved: Resolved = known ? { kind: 'value', value: known.value } : run;
    const place = { computed: frame.computed, expression: text, range, ...(inPlace && { inPlace }) };
    const noted = { ...(known?.state ?? state), last: { ...state.last, values: frame.computed } };
    const entered = this.enter(noted, statement, resolved, place);
    const isInside = call && 'done' in entered && topFrame(entered.done).event === 'call';
    return isInside ? { done: remembering(entered.done, call) } : entered;
  }

  private enter(
    state: State,
    statement: Statement,
    resolved: Resolved,
    { computed, expression, range, inPlace }: WaitingCall,
  ): HandOver {
    const frame = topFrame(state);
    const numbering = new Numbering(state.nextId);
    if (resolved.kind === 'type-error')
      return { done: this.control.raise(state, raised('TypeError', resolved.message)) };
    if (resolved.kind === 'raise') return { done: this.control.raise(state, resolved.exception) };
    if (resolved.kind === 'value') {
      const value = returnedValue(expression, range, numbering.label(resolved.value), { ...(inPlace && { inPlace }) });
      // What an attribute is set to may be a new object.
      const contents = new Map([...(resolved.contents ?? [])].map(([id, one]) => [id, numbering.label(one)]));
      const last = { ...state.last, confidence: state.last.confidence * (resolved.confidence ?? 1) };
      const again = withTop({ ...state, last }, { ...frame, computed: [...computed, value] });
      return { again: withContents({ ...again, nextId: numbering.position }, contents) };
    }
    if (isTooDeep(state)) {
      return { done: this.control.raise(state, raised('RecursionError', 'maximum recursion depth exceeded')) };
    }
    // A coroutine waits until somebody awaits it.
    if (resolved.kind === 'generator' || (resolved.info.isAsync && !resolved.instance))
      return this.generate(state, statement, resolved, { computed, expression, range });
    const instance = resolved.instance && numbering.label(resolved.instance);
    const given = instance ? [{ value: instance }, ...resolved.arguments.slice(1)] : resolved.arguments;
    const waiting = { computed, expression, range, ...(instance && { instance }), ...(inPlace && { inPlace }) };
    const caller = withTop({ ...state, nextId: numbering.position }, { ...frame, computed: [], waiting });
    const pushed = this.frames.push(caller, resolved.info, given, resolved.closure);
    return {
      done:
        'message' in pushed ? this.control.raise(withTop(state, frame), raised('TypeError', pushed.message)) : pushed,
    };
  }

  /** The frame of a generator is made and waits; where the statement wants its items, it begins at once. */
  private generate(
    state: State,
    statement: Statement,
    { info, arguments: all, closure }: Extract<Resolved, { kind: 'generator' | 'function' }>,
    { computed, expression, range }: WaitingCall,
  ): HandOver {
    const frame = topFrame(state);
    const pushed = this.frames.push(state, info, all, closure);
    if ('message' in pushed) return { done: this.control.raise(state, raised('TypeError', pushed.message)) };
    const made = topFrame(pushed);
    if (!info.isGenerator || isKept(statement, range)) {
      const value = returnedValue(expression, range, generatorValue(made));
      return { again: withTop(suspended(pushed), { ...frame, computed: [...computed, value] }) };
    }
    const waiting: WaitingCall = { computed, expression, range, implicit: 'collect' };
    return { done: resumed(withTop(suspended(pushed), { ...frame, computed: [], waiting }), made) };
  }
}

/** What `__init__` of a built-in class of exceptions does. */
function withKept(source: SourceFile, state: State, keeps: Value | 'first', given: readonly CallArgument[]): State {
  const exception = keeps === 'first' ? given[0]?.value : keeps;
  const now = exception && present(state, exception);
  if (now?.kind !== 'object' || now.id === undefined) return state;
  const owner = classOf(source, now);
  if (!owner) return state;
  const args = keeps === 'first' ? given.slice(1) : given;
  const kept = keptAttributes(source, owner, args).reduce((made, each) => withAttribute(made, ...each), now);
  const contents = new Map([[now.id, kept]]);
  return withContents(state, contents);
}
