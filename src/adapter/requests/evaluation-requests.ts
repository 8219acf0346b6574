/** Requests about expressions: their values and completions. */
import { isKnown } from '../../codec/values/prompt-variables';
import { printValue } from '../../python/values/print';
import { lookup } from '../../debugger/state/name-scopes';
import { asksForHelp, CONSOLE_HELP } from '../presentation/console-help';
import { completionsAt } from '../presentation/completions';
import type { Context } from '../session/context';
import type { Answer, Handlers } from './handler';
import { meaning, readFormat, shown } from './inspection-requests';
import { DEFAULT_THRESHOLD, describeType, disagreement } from '../presentation/value-presentation';
import type { RequestArguments } from '../protocol/request-arguments';
import type { Entry } from '../presentation/variables';

/** Maximum characters of a value that is evaluated by itself. */
const ANSWER_LENGTH = 100_000;

export function evaluationRequests(context: Context): Handlers {
  /** There is one mouse: a new hover makes the previous one pointless. */
  let hover = new AbortController();

  return {
    async evaluate(given, signal) {
      const expression = given.text('expression').trim();
      const purpose = given.optionalText('context');
      const id = given.optionalNumber('frameId');
      if (purpose === 'repl') return execute(context, expression, id, given, signal);
      const isHover = purpose === 'hover';
      if (isHover) {
        hover.abort();
        hover = new AbortController();
      }
      const cancel = isHover ? AbortSignal.any([signal, hover.signal]) : signal;
      const entry = await meaning(context, expression, id, cancel, isHover);
      if (purpose === 'clipboard')
        return { body: { result: printValue(entry.value, readFormat(given)), variablesReference: 0 } };
      const body = result(context, entry, given);
      if (!isHover || !entry.predicted) return { body };
      return { body: { ...body, result: `${body.result} (${disagreement(entry.predicted, entry.value)})` } };
    },

    completions(given) {
      const debuggee = context.stopped();
      const text = given.text('text');
      const line = context.client.fromLine(given.optionalNumber('line') ?? context.client.line(1));
      // UTF-16 code units before the cursor.
      const column = context.client.fromColumn(given.number('column')) - 1;
      const whole = text.split(/\r\n?|\n/)[line - 1] ?? '';
      const [before, behind] = [whole.slice(0, Math.max(0, column)), whole.slice(Math.max(0, column))];
      const frame = debuggee.frame(given.optionalNumber('frameId'));
      const targets = completionsAt(before, behind, debuggee, frame).map((item) => ({
        ...item,
        ...(item.start !== undefined && { start: context.client.column(item.start + 1) }),
      }));
      return { body: { targets } };
    },
  };
}

/** A line of the debug console, which may change what it mentions, and print. */
async function execute(
  context: Context,
  text: string,
  id: number | undefined,
  given: RequestArguments,
  signal: AbortSignal,
): Promise<Answer> {
  const debuggee = context.stopped();
  const frame = debuggee.frame(id);
  // A program's own name goes first.
  if (asksForHelp(text) && !lookup(debuggee.state, frame, 'help')) {
    context.output(CONSOLE_HELP, 'console');
    return { body: { result: '', variablesReference: 0 } };
  }
  const stop = context.whileStopped(signal);
  const { value, confidence, output, state } = await debuggee.execute(text, frame, stop);
  if (state) context.invalidate('variables');
  if (output !== '') context.output(output, 'stdout');
  const other =
    value && confidence >= DEFAULT_THRESHOLD && isKnown(value)
      ? debuggee.contradiction(text, value, confidence === 1)
      : undefined;
  if (other) context.output(`${other.text}\n`, 'console', other.line);
  // As in Python's own console, `print('x')` shows what it prints and nothing else.
  if (!value || (value.kind === 'none' && output !== '')) return { body: { result: '', variablesReference: 0 } };
  const known = confidence < 1 ? confidence : debuggee.origins.confidence(value);
  const place = { frame: frame.id, target: text };
  const entry = { name: text, value, expression: text, place, ...(known !== undefined && { confidence: known }) };
  const body = result(context, entry, given, ANSWER_LENGTH);
  // Whoever asks wants to know why there is no answer; views have less room.
  const why = value.kind === 'unknown' && value.reason !== undefined ? ` (${value.reason})` : '';
  return { body: { ...body, result: body.result + why } };
}

function result(
  context: Context,
  entry: Entry,
  given: RequestArguments,
  length?: number,
): { result: string; type: string } {
  const { value, ...rest } = shown(context, entry, () => entry, readFormat(given), length);
  const type = describeType(entry.value, entry.confidence, entry.isInferred, entry.predicted);
  return { result: value, ...rest, type };
}
