/**
 * Which lines likely brought a wrong value or an exception: those that had a part in it (a slice of the predicted run), each
 * tried with small changes. What the model then expects of the run speaks for or against the line.
 */
import type { Predictor } from '../../codec/query';
import { ownSource } from '../../python/linked-source';
import { PhysicalLines } from '../../python/physical';
import type { SourceFile, Statement } from '../../python/syntax';
import { alternativesOf, type Alternative } from './alternatives';
import { Provenance, type Cause } from './provenance';
import { stepAt, type Recording } from './recording';
import { RememberingPredictor } from './remembering';
import { scoreOf } from './score';
import { sliceOf, type SlicedStep } from './slice';
import { Judge, type Symptom } from './symptom';
import { lineText } from './text';
import { Trials, type Trial } from './trials';

export interface Evidence {
  readonly line: number;
  /** Qualified name of the function that the line belongs to. */
  readonly function: string;
  /** Its text. */
  readonly text: string;
  /** Of the state before its last step that had a part. */
  readonly index: number;
  /** Causes between the line and what is wrong, at least; 0 for the line where it shows. */
  readonly distance: number;
  /** Place among the lines that had a part, the last one that ran first: 0, 1, 2, …. */
  readonly rank: number;
  /** How sure the model was of the line's least certain step, 0 to 1. */
  readonly confidence: number;
  /** Small changes that can be made of the line: none of `return x`. */
  readonly possible: number;
  /** Changes of the line that were tried, and how many of them had another result. */
  readonly tried: number;
  readonly different: number;
  /** The change that came nearest to what was expected, and how near, 0 to 1. */
  readonly best?: { readonly change: string; readonly weight: number } & Trial;
  /** Changes that came to just what was expected. */
  readonly fixes: number;
}

export interface Suspect extends Evidence {
  /** 0 to 1, the highest first; of use for comparison only. */
  readonly score: number;
}

export interface Investigation {
  readonly suspects: readonly Suspect[];
  /** Whether the recorded run shows what is wrong. */
  readonly isReproduced: boolean;
  /** Runs that were tried, and whether there was time for all. */
  readonly trials: number;
  readonly isComplete: boolean;
}

export interface InvestigationOptions {
  /** Reads the program with another text of its main file. */
  readonly read: (text: string) => SourceFile;
  readonly predictor: Predictor;
  /** Time for all trials. */
  readonly milliseconds: number;
  /** Most trials. */
  readonly trials: number;
  readonly signal?: AbortSignal | undefined;
}

/** Lines that are tried with changes, those nearest to what is wrong first. */
const MOST_LINES = 40;
/** A run of a changed program may take this many times as many steps as the recorded one, and some more. */
const LONGER = 1.5;
const SOME_STEPS = 40;

/** @throws DOMException `AbortError` if `signal` is aborted */
export async function investigate(
  recording: Recording,
  symptom: Symptom,
  options: InvestigationOptions,
): Promise<Investigation> {
  const { read, milliseconds, signal } = options;
  const start = recording.state(recording.first);
  const end = recording.state(recording.last);
  if (!start || !end) return { suspects: [], isReproduced: false, trials: 0, isComplete: true };
  const judge = new Judge(symptom);
  for (let index = recording.first + 1; index <= recording.last; index++) {
    const state = recording.state(index);
    if (state) judge.pass(state);
  }
  const base = { closeness: judge.closeness(end), outcome: judge.describe(end) };
  const slice = sliceOf(new Provenance(recording), rootsOf(recording, symptom));
  const executed = [...linesOf(recording, slice), ...otherBranches(recording, slice)];
  const lines = [...crashLine(recording, symptom, executed), ...executed].map((line, rank) => ({ ...line, rank }));
  const longest = Math.ceil(LONGER * (recording.last - recording.first)) + SOME_STEPS;
  const predictor = new RememberingPredictor(options.predictor);
  const trials = new Trials(recording.source, read, predictor, start, symptom, longest);
  const deadline = performance.now() + milliseconds;
  const found = new Map(lines.map((line) => [line.line, new Findings(line)]));
  let made = 0;
  let isComplete = true;
  // Where the predicted run shows nothing wrong, changes tell nothing.
  const triable = base.closeness < 1 ? lines.slice(0, MOST_LINES) : [];
  for (const alternative of inTurn(triable)) {
    if (made >= options.trials || performance.now() > deadline) {
      isComplete = false;
      break;
    }
    made += 1;
    const trial = await trials.changed(alternative.text, base.outcome, signal);
    if (trial) found.get(alternative.line)?.add(alternative, trial);
  }
  const suspects = [...found.values()].map((findings) => {
    const evidence = findings.evidence();
    return { ...evidence, score: scoreOf(evidence, lines.length, base.closeness, symptom) };
  });
  suspects.sort((a, b) => b.score - a.score);
  return { suspects, isReproduced: base.closeness < 1, trials: made, isComplete };
}

interface SlicedLine extends Omit<Evidence, 'tried' | 'different' | 'best' | 'fixes' | 'possible'> {
  readonly alternatives: readonly Alternative[];
}

/** What the trials of one line have shown. */
class Findings {
  private tried = 0;
  private different = 0;
  private fixes = 0;
  private best: Evidence['best'];

  constructor(private readonly line: SlicedLine) {}

  add({ change, weight }: Alternative, trial: Trial): void {
    this.tried += 1;
    if (trial.isDifferent) this.different += 1;
    if (trial.closeness === 1) this.fixes += 1;
    const worth = (one: { weight: number } & Trial): number => one.closeness * one.weight;
    if (!this.best || worth({ weight, ...trial }) > worth(this.best)) this.best = { change, weight, ...trial };
  }

  evidence(): Evidence {
    const { tried, different, fixes, best } = this;
    const { alternatives, ...line } = this.line;
    return { ...line, possible: alternatives.length, tried, different, fixes, ...(best && { best }) };
  }
}

/** The lines of a slice, the last one that ran first. */
function linesOf({ source }: Recording, slice: readonly SlicedStep[]): SlicedLine[] {
  const { text, lineCount } = ownSource(source);
  const physical = new PhysicalLines(text);
  const byStatement = new Map<Statement, SlicedStep[]>();
  for (const sliced of slice) {
    const { statement } = sliced.step;
    if (statement) byStatement.set(statement, [...(byStatement.get(statement) ?? []), sliced]);
  }
  const last = (steps: readonly SlicedStep[]): number => Math.max(...steps.map(({ step }) => step.index));
  const ordered = [...byStatement].sort(([, a], [, b]) => last(b) - last(a));
  return ordered.map(([statement, steps], rank) => ({
    // Files that are imported are not changed.
    alternatives: statement.line <= lineCount ? alternativesOf(text, statement, physical) : [],
    line: statement.line,
    function: steps[0]?.step.frame.function.qualifiedName ?? source.module.name,
    text: lineText(source, statement.line),
    index: last(steps),
    distance: Math.min(...steps.map(({ distance }) => distance)),
    rank,
    confidence: Math.min(...steps.map(({ step }) => step.after.last.confidence)),
  }));
}

/** The line where somebody says that an exception came up, if the predicted run does not come there. */
function crashLine({ source, last }: Recording, symptom: Symptom, known: readonly SlicedLine[]): SlicedLine[] {
  const said = symptom.kind === 'crash' ? symptom.line : undefined;
  if (said === undefined || known.some(({ line }) => line === said)) return [];
  const statement = source.statementAt(said);
  if (!statement) return [];
  const { text, lineCount } = ownSource(source);
  return [
    {
      alternatives: statement.line <= lineCount ? alternativesOf(text, statement) : [],
      line: statement.line,
      function: statement.scope.qualifiedName,
      text: lineText(source, statement.line),
      index: last,
      distance: 0,
      rank: 0,
      confidence: 1,
    },
  ];
}

/** Branches of the same functions that ran without a part: had they gone the other way, they could have had one. */
function otherBranches(recording: Recording, slice: readonly SlicedStep[]): SlicedLine[] {
  const known = new Set(slice.map(({ step }) => step.statement));
  const functions = new Set(slice.map(({ step }) => step.frame.function));
  const distance = 1 + Math.max(0, ...slice.map((sliced) => sliced.distance));
  const others: SlicedStep[] = [];
  for (let index = recording.first; index < recording.last; index++) {
    const step = stepAt(recording, index);
    const isBranch = step?.statement && step.statement.successors.length > 1 && !known.has(step.statement);
    if (isBranch && functions.has(step.frame.function)) others.push({ step, distance });
  }
  return linesOf(recording, others);
}

/** The changes of all lines: the likeliest of each line first, then the next ones. */
function* inTurn(lines: readonly SlicedLine[]): Generator<Alternative> {
  const most = Math.max(0, ...lines.map(({ alternatives }) => alternatives.length));
  for (let turn = 0; turn < most; turn++) {
    for (const { alternatives } of lines) {
      const alternative = alternatives[turn];
      if (alternative) yield alternative;
    }
  }
}

/** The steps in which it shows that something is wrong. */
function rootsOf(recording: Recording, symptom: Symptom): Cause[] {
  const provenance = new Provenance(recording);
  const found = (cause: Cause | undefined): Cause[] => (cause ? [cause] : []);
  const lastState = recording.state(recording.last);
  if (symptom.kind === 'value') {
    const frame = lastState?.frames.at(-1);
    if (!lastState || !frame) return [];
    const asked = found(provenance.of(symptom.name, frame, recording.last));
    return [...asked, ...found(provenance.ofStanding(recording.last))];
  }
  const said = symptom.kind === 'crash' ? symptom.line : undefined;
  if (lastState?.failure) {
    const { failure } = lastState;
    for (let index = recording.first; index <= recording.last; index++) {
      const top = recording.state(index)?.frames.at(-1);
      const isOrigin = top?.event === 'exception' && top.exception === failure;
      if (isOrigin && (said ?? top.line) === top.line) return found(provenance.ofException(index));
      if (isOrigin) break;
    }
  }
  // The exception came up on a line where the predicted run has none.
  for (let index = recording.last; said !== undefined && index >= recording.first; index--) {
    const top = recording.state(index)?.frames.at(-1);
    if (top?.event === 'line' && top.line === said) return found(provenance.ofStanding(index));
  }
  const returning = lastState?.frames.length === 0 ? recording.last - 1 : recording.last;
  const returned = provenance.ofReturned(returning);
  // A run that broke off: what was reached last.
  return returned ? [returned] : found(provenance.ofStanding(recording.last));
}
