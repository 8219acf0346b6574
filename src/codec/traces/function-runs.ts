/** Traces of real runs, cut into calls: the lines that one call of a function went through, and how it ended. */
import type { FunctionInfo, SourceFile, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import type { ActiveLoop, Ending } from '../function/function-query';
import type { RaisedException } from '../query';
import { NoSample } from './spans';
import type { TraceStep } from './trace';
import { isKnown } from '../values/prompt-variables';

/** The frame at the beginning of a line. */
export interface Moment {
  readonly step: TraceStep;
  /** Position in the trace. */
  readonly at: number;
  readonly loops: readonly ActiveLoop[];
  readonly handled?: RaisedException;
  /** Python has hidden state that decides how the call continues. */
  readonly isHidden: boolean;
}

export interface FunctionRun {
  readonly info: FunctionInfo;
  readonly call: TraceStep;
  readonly moments: readonly Moment[];
  /** Positions in the trace: of the call, of the end if there is one, of calls of other functions in between. */
  readonly beginsAt: number;
  readonly endsAt: number | undefined;
  readonly foreignCalls: readonly number[];
  /** @throws NoSample if the trace does not record it. */
  readonly ending: () => Ending;
}

interface Event {
  readonly step: TraceStep;
  readonly at: number;
}

/** Calls of functions of the program in order; without generators and coroutines. */
export function runsOf(file: SourceFile, steps: readonly TraceStep[], parse: (text: string) => Value): FunctionRun[] {
  const byFrame = new Map<number, Event[]>();
  for (const [at, step] of steps.entries()) {
    const events = byFrame.get(step.frame);
    if (events) events.push({ step, at });
    else byFrame.set(step.frame, [{ step, at }]);
  }
  return [...byFrame.values()].flatMap((events) => {
    const [first, ...rest] = events;
    if (first?.step.event !== 'call') return [];
    const { function: name, line } = first.step;
    const info = file.functions.find((other) => other.line === line && other.name === name);
    if (info?.kind !== 'function' || info.isGenerator || info.isAsync) return [];
    const last = rest.at(-1);
    const endsAt = last?.step.event === 'return' ? last.at : undefined;
    const inside = steps.slice(first.at + 1, endsAt);
    const foreignCalls = inside.flatMap(({ event, line: other }, i) =>
      event === 'call' && other !== line ? [first.at + 1 + i] : [],
    );
    const walk = new FrameWalk(file, info, rest, parse);
    return [
      {
        info,
        call: first.step,
        moments: walk.moments(),
        beginsAt: first.at,
        endsAt,
        foreignCalls,
        ending: () => walk.ending(),
      },
    ];
  });
}

class FrameWalk {
  private readonly statements: readonly (Statement | undefined)[];

  constructor(
    private readonly file: SourceFile,
    private readonly info: FunctionInfo,
    /** Of the frame, after its call. */
    private readonly events: readonly Event[],
    private readonly parse: (text: string) => Value,
  ) {
    this.statements = events.map(({ step }) => this.file.statementAt(step.line, this.info));
  }

  moments(): Moment[] {
    const loops = new Map<number, ActiveLoop>();
    const handled = new Map<number, RaisedException>();
    const moments: Moment[] = [];
    for (const [i, { step, at }] of this.events.entries()) {
      const statement = this.statements[i];
      if (step.event !== 'line' || !statement) continue;
      if (step.handled) handled.set(statement.line, step.handled);
      const clause =
        statement.kind === 'except' ? statement : statement.enclosing.findLast(({ kind }) => kind === 'except');
      const exception = clause && handled.get(clause.line);
      const isRevisited = step.iterator !== undefined && statement.kind === 'for';
      const around = statement.enclosing.filter(({ kind }) => kind === 'for').map(({ line }) => line);
      const active = [...around, ...(isRevisited ? [statement.line] : [])].map((line) => loops.get(line));
      moments.push({
        step,
        at,
        loops: active.filter((loop) => loop !== undefined),
        ...(exception && { handled: exception }),
        isHidden:
          active.includes(undefined) ||
          statement.enclosing.some(({ kind }) => kind === 'finally') ||
          (statement.kind === 'with' && this.isFromItsBody(i)),
      });
      if (statement.kind === 'for') this.takeItem(i, loops, isRevisited);
    }
    return moments;
  }

  ending(): Ending {
    const { events } = this;
    const last = events.at(-1)?.step;
    const before = events.at(-2)?.step;
    const statement = this.statements.at(-2);
    if (last?.event !== 'return' || !before || !statement) throw new NoSample('a call that does not end');
    if (before.event === 'exception')
      return raised({ type: before.exception ?? '', ...(before.message !== undefined && { message: before.message }) });
    const hasReturn = statement.exit?.kind === 'return';
    if (statement.kind === 'except' && before.handled && !hasReturn) return raised(before.handled);
    const isUnclear =
      statement.kind === 'raise' ||
      statement.kind === 'with' ||
      statement.enclosing.some(({ kind }) => kind === 'finally');
    if (isUnclear && events.some(({ step }) => step.event === 'exception'))
      throw new NoSample('an ending that the trace does not record');
    const value = this.parse(last.value ?? '<unknown>');
    if (!isKnown(value)) throw new NoSample('an unknown value');
    return { kind: 'return', value };
  }

  /** The header of a loop continues to its body. */
  private takeItem(index: number, loops: Map<number, ActiveLoop>, isRevisited: boolean): void {
    const statement = this.statements[index];
    const event = this.events[index];
    const next = this.events[index + 1]?.step;
    if (!statement || !event || next?.event !== 'line' || next.line !== statement.successors[0]) return;
    const { line, iterable } = statement;
    const active = isRevisited ? loops.get(line) : undefined;
    if (active) loops.set(line, { ...active, taken: active.taken + 1 });
    else if (!isRevisited) {
      const { values = [] } = event.step;
      const text = iterable?.isName
        ? undefined
        : values.find(({ at: [from, column, to, endColumn] }) => {
            const { range } = iterable ?? {};
            return (
              range?.line === from && range.column === column && range.endLine === to && range.endColumn === endColumn
            );
          })?.value;
      const value = text === undefined ? undefined : this.parse(text);
      loops.set(line, { line, taken: 1, ...(value && isKnown(value) && { iterable: value }) });
    }
  }

  /** A `with` header is visited again to leave its block. */
  private isFromItsBody(index: number): boolean {
    const line = this.statements[index]?.line;
    return this.statements[index - 1]?.enclosing.some((block) => block.kind === 'with' && block.line === line) ?? false;
  }
}

const raised = (exception: RaisedException): Ending => ({ kind: 'raise', exception });
