/**
 * Lines that may have caused an error, in the order in which they are examined: those that contributed to it (a slice of
 * the predicted run), last executed first; then those that could have contributed, had they gone otherwise.
 */
import { importedFileAt, ownSource } from '../../../python/modules/linked-source';
import { PhysicalLines } from '../../../python/text/physical-lines';
import { isOfStatements } from '../../../python/examples/statements-as-call';
import type { SourceFile, Statement } from '../../../python/syntax';
import { variantsOf, type StatementVariant } from './variants/statement-variants';
import type { Block } from './variants/lines';
import type { Ending } from './observed-run';
import { isMainGuard } from '../../machine/steps/syntactic-steps';
import { lookup } from '../../state/name-scopes';
import type { Value } from '../../../python/values/value';
import { Provenance } from '../provenance';
import { stepAt, type Recording } from '../recording';
import { originOf, symptomRootsOf } from './symptom-roots';
import { sliceOf, type SlicedStep } from '../slice';
import type { Symptom } from './symptom';
import { lineText } from '../line-text';

export interface SuspectedLine {
  readonly line: number;
  /** Qualified name of the function that the line belongs to. */
  readonly function: string;
  /** Its text. */
  readonly text: string;
  /** Index of the state before its last contributing step. */
  readonly index: number;
  /** Minimum number of causes between the line and the symptom; 0 for the line of the symptom. */
  readonly distance: number;
  /** Rank among the lines: 0, 1, 2, …. */
  readonly rank: number;
  /** Where a variable is wrong: the line had a part in making its value, not only in the run's arrival where it is looked at. */
  readonly makes: boolean;
  /** It says what is wanted: an assertion. */
  readonly asserts: boolean;
  /** Confidence of the line's least certain step, 0 to 1. */
  readonly confidence: number;
  /** Number of small changes of the line. */
  readonly alternatives: readonly StatementVariant[];
}

export function suspectedLines(recording: Recording, symptom: Symptom, ending: Ending): SuspectedLine[] {
  const provenance = new Provenance(recording);
  // What comes next where a variable is looked at has no part in its value.
  const hasRun = ({ step }: SlicedStep): boolean => symptom.kind !== 'value' || step.index < recording.last;
  const slice = sliceOf(provenance, symptomRootsOf(recording, provenance, symptom)).filter(hasRun);
  const making = symptom.kind === 'value' ? makingOf(recording, provenance, symptom.name) : undefined;
  const isMaking = ({ step }: SlicedStep): boolean => making?.has(step.statement) ?? true;
  const others = withoutPart(recording, provenance, slice);
  const lines = new Lines(recording, symptom, ending);
  // What is asked about is taken as it is, and so is how the file was started.
  const isOwn = ({ line }: SuspectedLine): boolean => {
    const statement = recording.source.statementAt(line);
    return !isOfStatements(statement?.scope) && !(statement && isMainGuard(statement));
  };
  const inPart = [...slice, ...others];
  const ran = [
    ...lines.of(slice.filter(isMaking)),
    ...[...lines.of(slice.filter((one) => !isMaking(one))), ...lines.of(others.filter(hasRun))].map(apart(making)),
    ...lines.of(rest(recording, inPart, ending)).map(apart(making)),
  ];
  const known = new Set(ran.map(({ line }) => line));
  const first = notReached(recording, symptom).filter((statement) => !known.has(statement.line));
  return [...first.map((statement) => lines.notRun(statement)), ...ran]
    .filter(isOwn)
    .map((line, rank) => ({ ...line, rank }));
}

/** Statements that had a part in the value of a variable at the end of the recording. */
function makingOf(
  recording: Recording,
  provenance: Provenance,
  name: string,
): ReadonlySet<Statement | undefined> | undefined {
  const frame = recording.state(recording.last)?.frames.at(-1);
  const root = frame && provenance.of(name, frame, recording.last);
  return root && new Set(sliceOf(provenance, [root]).map(({ step }) => step.statement));
}

/** Lines that made nothing of it, where that is known. */
function apart(making: ReadonlySet<unknown> | undefined): (line: SuspectedLine) => SuspectedLine {
  return (line) => (making ? { ...line, makes: false } : line);
}

/**
 * Steps of the same functions that did not contribute, with their causes: branches and jumps (had they gone the other way…), and
 * calls of methods that could change what the slice reads, though they did not.
 */
function withoutPart(recording: Recording, provenance: Provenance, slice: readonly SlicedStep[]): SlicedStep[] {
  const known = new Set(slice.map(({ step }) => step.statement));
  const functions = new Set(slice.map(({ step }) => step.frame.function));
  const names = new Set([...known].flatMap((statement) => statement?.tokens.map(({ text }) => text) ?? []));
  const roots = [];
  for (let index = recording.first; index < recording.last; index++) {
    const { statement, frame } = stepAt(recording, index) ?? {};
    if (!statement || !frame || known.has(statement) || !functions.has(frame.function)) continue;
    const decides = statement.successors.length > 1 || statement.kind === 'break' || statement.kind === 'continue';
    const changes = statement.calls.some(({ receiver }) => receiver !== undefined && names.has(receiver));
    if (decides || (statement.kind === 'expression' && changes)) roots.push(provenance.ofStanding(index));
  }
  const far = 1 + Math.max(0, ...slice.map(({ distance }) => distance));
  const found = sliceOf(
    provenance,
    roots.flatMap((root) => root ?? []),
  );
  return found
    .filter(({ step }) => !known.has(step.statement))
    .map(({ step, distance }) => ({ step, distance: far + distance }));
}

/**
 * Other lines of the same functions that ran and set what those read, or go round for ever: what they do may have come to nothing by the
 * last visit of a line, but not by an earlier one. Where a run does not end, what is forgotten may be forgotten after any of them.
 */
function rest(recording: Recording, known: readonly SlicedStep[], ending: Ending): SlicedStep[] {
  const goesOn = ending === 'endless' || ending === 'open';
  const statements = new Set(known.map(({ step }) => step.statement));
  const functions = new Set(known.map(({ step }) => step.frame.function));
  const read = new Set([...statements].flatMap((statement) => statement?.tokens.map(({ text }) => text) ?? []));
  const far = 1 + Math.max(0, ...known.map(({ distance }) => distance));
  const found: SlicedStep[] = [];
  for (let index = recording.first; index < recording.last; index++) {
    const step = stepAt(recording, index);
    const { statement } = step ?? {};
    if (!step || !statement || !functions.has(step.frame.function) || statements.has(statement)) continue;
    const sets = [...statement.targets, ...statement.calls.map(({ receiver }) => receiver ?? '')];
    if (goesOn || statement.kind === 'while' || sets.some((name) => read.has(name)))
      found.push({ step, distance: far });
  }
  return found;
}

/** The line where the user says that an exception was raised, and the lines that an unfinished run did not reach. */
function notReached(recording: Recording, symptom: Symptom): Statement[] {
  const { source, last } = recording;
  const said = symptom.kind === 'crash' ? source.statementAt(symptom.line) : undefined;
  const end = recording.state(last);
  const frame = end?.status === 'running' && symptom.kind === 'result' ? end.frames.at(-1) : undefined;
  const unreached = source.executableLines.filter(
    (line) => frame && line > frame.line && line <= frame.function.endLine,
  );
  const statements = unreached.map((line) => source.statementAt(line, frame?.function)).reverse();
  return [said, ...statements].filter((statement) => statement !== undefined);
}

/** A file of the program that can be changed. */
interface Changeable {
  readonly source: SourceFile;
  readonly physical: PhysicalLines;
  /** Its name, where it is not the program's own. */
  readonly module?: string;
}

/** Makes lines of statements. */
class Lines {
  private readonly files = new Map<SourceFile, Changeable>();

  constructor(
    private readonly recording: Recording,
    private readonly symptom: Symptom,
    private readonly ending: Ending,
  ) {}

  /** The file that a line is in; undefined for a library, which is taken as it is. */
  private fileOf(line: number): Changeable | undefined {
    const { source: program } = this.recording;
    const imported = importedFileAt(program, line);
    if (imported?.library !== undefined) return undefined;
    const source = imported?.source ?? ownSource(program);
    if (!imported && line > source.lineCount) return undefined;
    const known = this.files.get(source);
    if (known) return known;
    const file = {
      source,
      physical: new PhysicalLines(source.text),
      ...(imported && { module: imported.name }),
    };
    this.files.set(source, file);
    return file;
  }

  /** Steps, the last executed first. */
  of(slice: readonly SlicedStep[]): SuspectedLine[] {
    const byStatement = new Map<Statement, SlicedStep[]>();
    for (const sliced of slice) {
      const { statement } = sliced.step;
      if (statement) byStatement.set(statement, [...(byStatement.get(statement) ?? []), sliced]);
    }
    const all = [...byStatement].map(([statement, steps]) => {
      const index = Math.max(...steps.map(({ step }) => step.index));
      return {
        ...this.line(statement, index),
        index,
        distance: Math.min(...steps.map(({ distance }) => distance)),
        confidence: Math.min(...steps.map(({ step }) => step.after.last.confidence)),
      };
    });
    return all.sort((a, b) => b.index - a.index);
  }

  notRun(statement: Statement): SuspectedLine {
    return this.line(statement, undefined);
  }

  private line(statement: Statement, index: number | undefined): SuspectedLine {
    const { line, scope } = statement;
    return {
      line,
      function: scope.qualifiedName,
      text: lineText(this.recording.source, line),
      index: this.recording.last,
      distance: 0,
      rank: 0,
      makes: true,
      asserts: statement.kind === 'assert',
      confidence: 1,
      // What is asserted is what is wanted.
      alternatives: statement.kind === 'assert' ? [] : this.alternatives(statement, index),
    };
  }

  private alternatives(statement: Statement, index: number | undefined): readonly StatementVariant[] {
    const file = this.fileOf(statement.line);
    if (!file) return [];
    const { symptom } = this;
    const { source, physical, module } = file;
    const block: Block = {
      statement,
      source,
      values: index === undefined ? new Map() : this.valuesAt(statement, index),
      expected: symptom.kind === 'result' ? symptom.expected : undefined,
      hint: this.hint,
      dividesByZero: statement.line === this.dividing,
      textOf: (at) => physical.textOf(at),
    };
    return variantsOf(source.text, block, physical, module);
  }

  /** The line that divided by zero, if that ended the run. */
  private get dividing(): number | undefined {
    const failure = this.recording.state(this.recording.last)?.failure;
    return failure?.type === 'ZeroDivisionError' ? originOf(this.recording)?.line : undefined;
  }

  private get hint(): Block['hint'] {
    const { ending } = this;
    if (ending === 'done') return 'value';
    return ending === 'open' ? 'endless' : ending;
  }

  /** Values of the names that the statement could read. */
  private valuesAt({ scope, tokens }: Statement, index: number): Map<string, Value> {
    const state = this.recording.state(index);
    const frame = state?.frames.findLast(({ function: one }) => one === scope);
    const values = new Map(scope.kind === 'module' ? [] : frame?.locals);
    if (!state || !frame) return values;
    for (const { kind, text } of tokens) {
      const value = kind === 'name' && !values.has(text) ? lookup(state, frame, text) : undefined;
      if (value && value.kind !== 'opaque') values.set(text, value);
    }
    return values;
  }
}
