/**
 * Lines that may have caused an error, in the order in which they are examined: those that contributed to it (a slice of
 * the predicted run), last executed first; then those that could have contributed, had they gone otherwise.
 */
import { ownSource } from '../../../python/modules/linked-source';
import { PhysicalLines } from '../../../python/text/physical-lines';
import type { SourceFile, Statement } from '../../../python/syntax';
import { variantsOf, type StatementVariant } from './statement-variants';
import { Provenance } from '../provenance';
import { stepAt, type Recording } from '../recording';
import { symptomRootsOf } from './symptom-roots';
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
  /** Confidence of the line's least certain step, 0 to 1. */
  readonly confidence: number;
  /** Number of small changes of the line. */
  readonly alternatives: readonly StatementVariant[];
}

export function suspectedLines(recording: Recording, symptom: Symptom): SuspectedLine[] {
  const provenance = new Provenance(recording);
  const slice = sliceOf(provenance, symptomRootsOf(recording, provenance, symptom));
  const others = withoutPart(recording, provenance, slice);
  const lines = new Lines(recording);
  const ran = [...lines.of(slice), ...lines.of(others)];
  const known = new Set(ran.map(({ line }) => line));
  const first = notReached(recording, symptom).filter((statement) => !known.has(statement.line));
  return [...first.map((statement) => lines.notRun(statement)), ...ran].map((line, rank) => ({ ...line, rank }));
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

/** Makes lines of statements. */
class Lines {
  private readonly source: SourceFile;
  private readonly physical: PhysicalLines;

  constructor(private readonly recording: Recording) {
    this.source = ownSource(recording.source);
    this.physical = new PhysicalLines(this.source.text);
  }

  /** Steps, the last executed first. */
  of(slice: readonly SlicedStep[]): SuspectedLine[] {
    const byStatement = new Map<Statement, SlicedStep[]>();
    for (const sliced of slice) {
      const { statement } = sliced.step;
      if (statement) byStatement.set(statement, [...(byStatement.get(statement) ?? []), sliced]);
    }
    const all = [...byStatement].map(([statement, steps]) => ({
      ...this.notRun(statement),
      index: Math.max(...steps.map(({ step }) => step.index)),
      distance: Math.min(...steps.map(({ distance }) => distance)),
      confidence: Math.min(...steps.map(({ step }) => step.after.last.confidence)),
    }));
    return all.sort((a, b) => b.index - a.index);
  }

  notRun(statement: Statement): SuspectedLine {
    const { line, scope } = statement;
    return {
      line,
      function: scope.qualifiedName,
      text: lineText(this.recording.source, line),
      index: this.recording.last,
      distance: 0,
      rank: 0,
      confidence: 1,
      // Files that are imported are not changed.
      alternatives: line <= this.source.lineCount ? variantsOf(this.source.text, statement, this.physical) : [],
    };
  }
}
