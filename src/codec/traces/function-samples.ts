/** Traces of real runs -> questions about whole functions and their answers. */
import { sameValue } from '../../python/values/print';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import type { OpaqueValue, Value } from '../../python/values/value';
import { runsOf, type FunctionRun, type Moment } from './function-runs';
import { writeInversion, writeJump, type JumpAnswer } from '../function/function-answer-writer';
import { FunctionPrompt } from '../function/function-prompt';
import { LONGEST_PATH, type PathStep, writePath } from '../function/path-answer';
import { LONGEST_SAID, type FunctionScope, type InvertQuery, type JumpQuery } from '../function/function-query';
import { randomFrom } from './random';
import { NoSample, own, reasonOf, type Span, spansOf, valueParser, without } from './spans';
import { answerOf } from './step-samples';
import type { Trace, TraceNames, TraceStep } from './trace';
import { isKnown } from '../values/prompt-variables';

export interface FunctionSample {
  readonly prompt: FunctionPrompt;
  /** Token ids, the end token included. */
  readonly answer: readonly number[];
}

/** Longer functions are beyond a direct answer of a small network. */
const MOST_STATEMENTS = 30;
/** Maximum calls of a run to make samples of, since a recursive function is called often. */
const MOST_CALLS = 6;
/** Shares of questions. */
const SOME_GIVEN = 0.3;
const FROM_THE_CALL = 0.4;
const NEVER_REACHED = 0.1;
const ONE_MISSED = 0.3;
/** Lines that count as near. */
const NEAR = 5;

/** Words whose values come from outside the program: the same question would have many answers. */
const CHANCE = new Set(
  'random .random .randint .choice .choices .shuffle .uniform .sample time .time .now .today input open'.split(' '),
);

/**
 * @param tellsPath whether the answers tell the lines on the way
 * @param report called with the reason for leaving out a question
 */
export function* functionSamplesOf(
  file: SourceFile,
  trace: Trace,
  report: (reason: string) => void,
  tellsPath = false,
): Generator<FunctionSample> {
  const parse = valueParser();
  const random = randomFrom(trace.id);
  const [first, ...others] = runsOf(file, trace.steps, parse);
  const more = others.map((run) => ({ run, order: random() })).sort((a, b) => a.order - b.order);
  const runs = [...(first ? [first] : []), ...more.slice(0, MOST_CALLS - 1).map(({ run }) => run)];
  const spans = new Map([...spansOf(trace.steps)].map((span) => [span.step, span]));
  for (const [index, run] of runs.entries()) {
    const samples = new RunSamples(file, run, spans, parse, randomFrom(`${trace.id} ${index}`));
    for (const make of tellsPath ? samples.paths() : samples.questions()) {
      try {
        yield make();
      } catch (error) {
        report(reasonOf(error));
      }
    }
  }
}

class RunSamples {
  constructor(
    private readonly file: SourceFile,
    private readonly run: FunctionRun,
    /** By their first steps. */
    private readonly spans: ReadonlyMap<TraceStep, Span>,
    private readonly parse: (text: string) => Value,
    private readonly random: () => number,
  ) {}

  /** The questions about the call: each gives one sample, or throws. */
  questions(): (() => FunctionSample)[] {
    const { moments } = this.run;
    if (moments.length === 0) return [];
    const middle = 1 + this.below(moments.length - 1);
    return [
      () => this.finish(0),
      ...(moments.length > 2 ? [() => this.finish(middle)] : []),
      ...(moments.length > 1 ? [() => this.far(), () => this.near()] : []),
      () => this.invert(),
    ];
  }

  /** The same for answers that tell the way. */
  paths(): (() => FunctionSample)[] {
    const { moments } = this.run;
    if (moments.length === 0) return [];
    return [
      () => this.path(0, []),
      ...(moments.length > 2 ? [() => this.path(1 + this.below(moments.length - 1), [])] : []),
      ...(moments.length > 1 ? [() => this.pathToLine()] : []),
    ];
  }

  private finish(from: number): FunctionSample {
    return this.jump(from, []);
  }

  /** To lines that come some time later, or never. */
  private far(): FunctionSample {
    const { moments } = this.run;
    const from = this.random() < FROM_THE_CALL ? 0 : this.below(moments.length - 1);
    const visited = unique(moments.slice(from + 1).map(({ step }) => step.line));
    const never = this.lines().filter((line) => !visited.includes(line));
    if (this.random() < NEVER_REACHED) return this.jump(from, this.some(never, 1 + this.below(2)));
    const targets = this.some(visited, 1 + this.below(3));
    const missed = this.random() < ONE_MISSED ? this.some(never, 1) : [];
    return this.jump(from, [...missed, ...targets].slice(0, 3));
  }

  private pathToLine(): FunctionSample {
    const { moments } = this.run;
    const from = this.below(moments.length - 1);
    return this.path(from, this.some(unique(moments.slice(from + 1).map(({ step }) => step.line)), 1));
  }

  /** To a line that comes soon. */
  private near(): FunctionSample {
    const { moments } = this.run;
    const from = this.below(moments.length - 1);
    const soon = unique(moments.slice(from + 1, from + 1 + NEAR).map(({ step }) => step.line));
    const other = this.random() < 0.5 ? this.some(this.lines(), 1) : [];
    return this.jump(from, unique([...this.some(soon, 1), ...other]));
  }

  private jump(from: number, targets: readonly number[]): FunctionSample {
    const { ending } = this.run;
    const { start, last, query } = this.jumpQuery(from, targets);
    const prompt = new FunctionPrompt(query);
    const answer: JumpAnswer = last
      ? {
          changes: this.changes(start.step, last.step, prompt),
          outcome: { kind: 'line', line: last.step.line },
        }
      : { changes: [], outcome: ending() };
    return this.sample(prompt, writeJump(prompt, answer));
  }

  /** The same with the lines on the way. */
  private path(from: number, targets: readonly number[]): FunctionSample {
    const { moments, ending } = this.run;
    const { last, query } = this.jumpQuery(from, targets);
    if (!last) ending();
    const way = moments.slice(from, last && moments.indexOf(last));
    const steps = way.map(({ step }): PathStep => {
      const span = this.spans.get(step);
      if (!span) throw new NoSample('a call that does not end');
      return { answer: answerOf(this.file, span, this.parse), before: this.scope(step).lookup };
    });
    const prompt = new FunctionPrompt({ ...query, tellsPath: true });
    return this.sample(prompt, writePath(prompt, steps), LONGEST_PATH - prompt.tokens.length);
  }

  private jumpQuery(
    from: number,
    targets: readonly number[],
  ): { readonly start: Moment; readonly last: Moment | undefined; readonly query: JumpQuery } {
    const { moments } = this.run;
    const start = this.moment(from);
    this.checkStatements();
    const arrival = moments.findIndex(({ step }, i) => i > from && targets.includes(step.line));
    const last = arrival < 0 ? undefined : this.moment(arrival);
    this.checkCalls(start.at, last?.at ?? this.run.endsAt);
    const query: JumpQuery = {
      kind: 'jump',
      ...this.scope(start.step),
      line: start.step.line,
      loops: start.loops,
      ...(start.handled && { handled: start.handled }),
      targets: [...targets].sort((a, b) => a - b),
    };
    return { start, last, query };
  }

  private invert(): FunctionSample {
    const { call, info, ending } = this.run;
    this.checkStatements();
    this.checkCalls(this.run.beginsAt, this.run.endsAt);
    const names = info.parameters.map(({ name }) => name);
    if (names.length === 0) throw new NoSample('no parameters');
    const given = this.random() < SOME_GIVEN ? this.some(names, this.below(names.length)) : [];
    const scope = this.scope(call);
    const query: InvertQuery = {
      kind: 'invert',
      ...scope,
      lookup: (name) => (names.includes(name) && !given.includes(name) ? undefined : scope.lookup(name)),
      ending: ending(),
    };
    const prompt = new FunctionPrompt(query);
    const all = names.map((name) => ({ name, value: scope.lookup(name) ?? { kind: 'unknown' as const } }));
    return this.sample(prompt, writeInversion(prompt, all));
  }

  private sample(prompt: FunctionPrompt, answer: readonly number[], longest = LONGEST_SAID): FunctionSample {
    if (prompt.source.tokens.some((token) => CHANCE.has(token))) throw new NoSample('chance, time or input');
    if (answer.length > longest) throw new NoSample('a long answer');
    return { prompt, answer };
  }

  private scope(step: TraceStep): FunctionScope {
    const { info } = this.run;
    return {
      function: info,
      outline: this.file.outline(info),
      lookup: (name) => {
        const local = own(step.locals, name);
        const text = local ?? own(step.globals, name);
        return text === undefined ? undefined : this.known(name, text, local !== undefined);
      },
    };
  }

  private known(name: string, text: string, isLocal: boolean): Value {
    const value = this.parse(text);
    if (!isKnown(value)) throw new NoSample('an unknown value');
    if (value.kind === 'opaque' && this.isHidden(name, value, isLocal))
      throw new NoSample('a function or class that is not shown');
    return value;
  }

  /** What the name does when it is called or accessed is not shown. Calls of other functions are checked elsewhere. */
  private isHidden(name: string, { type, name: own }: OpaqueValue, isLocal: boolean): boolean {
    const isParameter = this.run.info.parameters.some((parameter) => parameter.name === name);
    if (type === 'class') return isParameter && this.file.functions.some((other) => other.name === own);
    return type === 'function' && own === 'lambda' && (isParameter || !isLocal || !this.run.info.locals.includes(name));
  }

  private changes(before: TraceStep, after: TraceStep, prompt: FunctionPrompt): JumpAnswer['changes'] {
    const slots = new Set(prompt.slots.names);
    return [
      ...this.changed(before.locals, after.locals),
      ...this.changed(without(before.globals, before.locals), without(after.globals, after.locals)),
    ].filter(({ name }) => slots.has(name));
  }

  private changed(was: TraceNames, is: TraceNames): { name: string; value: Value | undefined }[] {
    return unique([...Object.keys(was), ...Object.keys(is)]).flatMap((name) => {
      const [oldText, newText] = [own(was, name), own(is, name)];
      if (oldText === newText) return [];
      const value = newText === undefined ? undefined : this.parse(newText);
      if (value && oldText !== undefined && sameValue(this.parse(oldText), value)) return [];
      if (value && !isKnown(value)) throw new NoSample('an unknown value');
      return [{ name, value }];
    });
  }

  private moment(index: number): Moment {
    const moment = this.run.moments[index];
    if (!moment) throw new NoSample('no such moment');
    if (moment.isHidden) throw new NoSample('an unwinding that is not finished');
    return moment;
  }

  /** The behavior of a function that the question does not show is unknown. A recursive one is shown. */
  private checkCalls(from: number, to: number | undefined): void {
    if (to === undefined) throw new NoSample('a call that does not end');
    if (this.run.foreignCalls.some((at) => at > from && at < to)) throw new NoSample('another function is called');
  }

  private checkStatements(): void {
    if (this.file.outline(this.run.info).length > MOST_STATEMENTS + 1) throw new NoSample('a long function');
  }

  /** Lines of the function that its frame can be at. */
  private lines(): number[] {
    return linesOf(this.file, this.run.info);
  }

  private below(count: number): number {
    return Math.floor(this.random() * count);
  }

  /** Up to `count` of `all`, in any order. */
  private some<T>(all: readonly T[], count: number): T[] {
    const left = [...all];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(this.below(left.length), 1));
    return taken;
  }
}

function linesOf(file: SourceFile, info: FunctionInfo): number[] {
  const executable = new Set(file.executableLines);
  const lines = file.outline(info).flatMap((line) => ('clause' in line ? [] : [line.statement.line]));
  return unique(lines.slice(1).filter((line) => executable.has(line)));
}

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];
