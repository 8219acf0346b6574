/** Entering a call: its frame goes on top of the stack, or it has its value at once. */
import { raised } from '../state/exceptions';
import { keywordAt, argumentText, returnedValue, siteOf, type PredictedCall } from '../calls/call-site';
import type { CallResolution, Resolved } from '../calls/call-resolution';
import { generatorValue, isKept, resumed, suspended } from '../calls/generators';
import { isTooDeep } from '../calls/recursion';
import type { Question } from '../operands/question-forms';
import { topFrame, withTop, type State, type WaitingCall } from '../state/state';
import type { Statement } from '../../python/syntax';
import type { Control } from './control';
import type { Effects } from './effects';
import type { Frames } from './frames';
import type { HandOver } from './generator-runs';

export class CallEntry {
  constructor(
    private readonly control: Control,
    private readonly calls: CallResolution,
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
    const written = site?.receiver?.startsWith('super(') ? frame.function.parameters[0]?.name : site?.receiver;
    const receiver = outcome.receiver && identities.argument(written, outcome.receiver);
    const call = { ...outcome, arguments: passed, ...(receiver && { receiver }) };
    const resolved = this.calls.resolve(state, frame, statement, call);
    const settled = { ...state, nextId: numbering.position };
    const range = outcome.range ?? asked ?? { line: statement.line, column: 0, endLine: statement.line, endColumn: 0 };
    if (resolved.kind === 'type-error')
      return { done: this.control.raise(settled, raised('TypeError', resolved.message)) };
    if (resolved.kind === 'value') {
      const value = returnedValue(outcome.expression, range, numbering.label(resolved.value));
      const again = withTop(settled, { ...frame, computed: [...computed, value] });
      return { again: { ...again, nextId: numbering.position } };
    }
    if (isTooDeep(state)) {
      return { done: this.control.raise(settled, raised('RecursionError', 'maximum recursion depth exceeded')) };
    }
    if (resolved.kind === 'generator')
      return this.generate(settled, statement, resolved, { computed, ...outcome, range });
    const instance = resolved.instance && numbering.label(resolved.instance);
    const given = instance ? [{ value: instance }, ...resolved.arguments.slice(1)] : resolved.arguments;
    const waiting = { computed, expression: outcome.expression, range, ...(instance && { instance }) };
    const caller = withTop({ ...settled, nextId: numbering.position }, { ...frame, computed: [], waiting });
    const pushed = this.frames.push(caller, resolved.info, given, resolved.closure);
    return {
      done:
        'message' in pushed ? this.control.raise(withTop(settled, frame), raised('TypeError', pushed.message)) : pushed,
    };
  }

  /** The frame of a generator is made and waits; where the statement wants its items, it begins at once. */
  private generate(
    state: State,
    statement: Statement,
    { info, arguments: all, closure }: Extract<Resolved, { kind: 'generator' }>,
    { computed, expression, range }: WaitingCall,
  ): HandOver {
    const frame = topFrame(state);
    const pushed = this.frames.push(state, info, all, closure);
    if ('message' in pushed) return { done: this.control.raise(state, raised('TypeError', pushed.message)) };
    const made = topFrame(pushed);
    if (isKept(statement, range)) {
      const value = returnedValue(expression, range, generatorValue(made));
      return { again: withTop(suspended(pushed), { ...frame, computed: [...computed, value] }) };
    }
    const waiting: WaitingCall = { computed, expression, range, implicit: 'collect' };
    return { done: resumed(withTop(suspended(pushed), { ...frame, computed: [], waiting }), made) };
  }
}
