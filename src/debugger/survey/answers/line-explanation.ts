/** What a line does, in words made of its predicted values in the order of evaluation. */
import { CONFIDENCE_THRESHOLD } from '../../../codec/confidence';
import { isPending } from '../../../python/values/pending-values';
import { printValue } from '../../../python/values/print';
import type { StatementKind } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { describeException, exitStatus } from '../../state/exceptions';
import { percent } from '../../percent';
import { lookup } from '../../state/name-scopes';
import type { StatementExecution } from '../statement-execution';

/** Maximum characters of a value in a sentence. */
const LONGEST = 80;
/** Maximum characters of an expression. */
const LONGEST_EXPRESSION = 60;
/** Maximum characters of printed text. */
const LONGEST_PRINTED = 400;
/** Maximum number of names, values and changes of one kind; a line may have thousands. */
const MOST_PARTS = 12;
/** Maximum number of assumptions. */
const MOST_ASSUMED = 3;

/** A few sentences about the last execution. @param visits executions of one statement; at least one */
export function explain(visits: readonly StatementExecution[]): string {
  const visit = visits.at(-1);
  if (!visit) return '';
  const times = visits.length > 1 ? `It ran ${visits.length} times; this is about the last one.` : '';
  const sentences = [given(visit), computed(visit), effect(visit), printed(visit), assumption(visit), doubt(visit)];
  const said = sentences.filter((sentence) => sentence !== '').join(' ');
  return [times, said || alone(visit)].join(' ').trim();
}

/** Of a statement that has no values. */
function alone({ statement, after }: StatementExecution): string {
  // What becomes of one that is not predicted to its end is not known.
  return after ? (ALONE[statement.kind] ?? 'It changes nothing.') : '';
}

const ALONE: Readonly<Partial<Record<StatementKind, string>>> = {
  break: 'It leaves the loop.',
  continue: 'It goes on with the next round of the loop.',
};

/** What a notebook shows below the cell that ends with the line. */
export function explainShown(value: Value): string {
  return sentence(`The cell shows ${shown(value)}`);
}

/** The values before the line. */
function given(visit: StatementExecution): string {
  const { before, after = before, frame, statement, changes } = visit;
  const holder = before.frames.find(({ id }) => id === frame);
  if (!holder) return '';
  const parts = [...visit.names.keys()].flatMap((name) => {
    // What is there without an import, such as the cells above, is loaded by the first line that reads it.
    const isKept = changes.every((change) => change.name !== name);
    const value = lookup(before, holder, name) ?? (isKept ? lookup(after, holder, name) : undefined);
    const isRead =
      statement.kind === 'augmented-assignment' || statement.kind === 'for' || !statement.targets.includes(name);
    return value && isRead && value.kind !== 'opaque' && !isPending(value) ? [`${code(name)} is ${shown(value)}`] : [];
  });
  return parts.length > 0 ? sentence(`Before it, ${listed(parts)}`) : '';
}

/** Its sub-expressions. */
function computed({ statement, values }: StatementExecution): string {
  const parts = [...values]
    .sort(([one], [other]) => one - other)
    .map(
      ([index, { value }]) => `${code(shortened(statement.subExpressions[index]?.text ?? ''))} gives ${shown(value)}`,
    );
  return parts.length > 0 ? sentence(listed(parts, ', then ')) : '';
}

function effect(visit: StatementExecution): string {
  const { statement, changes, exception, returned, yielded, taken } = visit;
  const status = exception && exitStatus(exception);
  if (status !== undefined) return `It ends the program with status ${status}.`;
  if (exception) return sentence(`It raises ${describeException(exception)}`);
  if (returned) return sentence(`It returns ${shown(returned.value)}`);
  if (yielded) return sentence(`It yields ${shown(yielded.value)}`);
  if (statement.kind === 'for' && taken === false) return 'There are no more items: the loop ends.';
  const names = changes.map(({ name, value, before }) =>
    before ? `${code(name)} changes from ${shown(before)} to ${shown(value)}` : `${code(name)} becomes ${shown(value)}`,
  );
  const next = nextStep(visit);
  return sentence([...(names.length > 0 ? [listed(names)] : []), ...(next === '' ? [] : [next])].join('; '));
}

function nextStep({ statement, taken }: StatementExecution): string {
  if (taken === undefined) return '';
  const line = statement.successors[taken ? 0 : 1];
  const where = line === undefined ? '' : line === 'end' ? 'the function ends' : `line ${line} is next`;
  if (statement.kind === 'for') return `so ${where}`;
  if (statement.kind === 'except')
    return `the clause ${taken ? 'catches' : 'does not catch'} the exception, so ${where}`;
  if (statement.kind === 'match' || statement.kind === 'case')
    return `the pattern ${taken ? 'matches' : 'does not match'}, so ${where}`;
  return `the condition ${taken ? 'holds' : 'does not hold'}, so ${where}`;
}

function printed({ printed: text }: StatementExecution): string {
  if (text === '') return '';
  const shown = text.length > LONGEST_PRINTED ? `${text.slice(0, LONGEST_PRINTED - 1)}…` : text.replace(/\n$/, '');
  return `It prints ${JSON.stringify(shown)}.`;
}

/** What was assumed on the way, the last of it. */
function assumption({ assumed, statement: { line: own } }: StatementExecution): string {
  const ways = new Set(assumed.map(({ text, line, place }) => (line === own ? text : `${text} in ${place}`)));
  const shown = [...ways].slice(-MOST_ASSUMED);
  return shown.length > 0 ? sentence(`That is on the assumption that ${listed(shown)}`) : '';
}

function doubt({ confidence, notes }: StatementExecution): string {
  const sure = confidence >= CONFIDENCE_THRESHOLD ? '' : `All of this is ${percent(confidence)} sure.`;
  return [...notes.map((note) => sentence(note)), sure].filter((text) => text !== '').join(' ');
}

function shown(value: Value): string {
  if (value.kind === 'unknown') return value.reason === undefined ? 'unknown' : `unknown (${value.reason})`;
  return code(shortened(printValue(value, { members: true }), LONGEST));
}

function shortened(text: string, most = LONGEST_EXPRESSION): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}

function code(text: string): string {
  return `\`${text}\``;
}

function listed(all: readonly string[], last = ' and '): string {
  const more = all.length - MOST_PARTS;
  const parts = more > 0 ? [...all.slice(0, MOST_PARTS), `${more} more`] : all;
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1) ?? ''}`;
}

function sentence(text: string): string {
  if (text === '') return '';
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
