/** What a request says is wrong with a run, and what it is about. */
import { endlessSymptom } from '../../debugger/causes/suspects/endless';
import { lastArrival, toEnd, upTo, visitOf } from '../../debugger/causes/suspects/run-outcome';
import type { Recording } from '../../debugger/causes/recording';
import type { Symptom } from '../../debugger/causes/suspects/symptom';
import { originOf } from '../../debugger/causes/suspects/symptom-roots';
import { describeException } from '../../debugger/state/exceptions';
import { parseValue, ValueSyntaxError } from '../../python/values/literal';
import type { Value } from '../../python/values/value';
import type { RequestArguments } from '../protocol/request-arguments';
import { RequestError } from '../protocol/request-error';
import type { Context } from '../session/context';
import type { Debuggee } from '../session/debuggee';

/** For the run to the end of the program, before anything is tried. */
const RUN_MILLISECONDS = 20_000;

/** Frame and expression that a request is about; no expression for the value just returned. */
export function subjectOf(context: Context, given: RequestArguments): { expression?: string; frameId?: number } {
  const reference = given.optionalNumber('variablesReference');
  const place = reference === undefined ? undefined : context.variables.entry(reference, given.text('name')).place;
  if (reference !== undefined && !place) throw new RequestError('It is not known which variable holds this value.');
  if (place) return { frameId: place.frame, ...(place.target !== undefined && { expression: place.target }) };
  const frameId = given.optionalNumber('frameId');
  const text = given.optionalText('expression')?.trim();
  return { ...(text !== undefined && text !== '' && { expression: text }), ...(frameId !== undefined && { frameId }) };
}

interface Complaint {
  readonly recording: Recording;
  readonly symptom: Symptom;
  readonly text: string;
}

export async function complaintOf(
  context: Context,
  debuggee: Debuggee,
  given: RequestArguments,
  signal: AbortSignal,
): Promise<Complaint> {
  const expect = given.optionalText('expect')?.trim();
  const { expression, frameId } = subjectOf(context, given);
  if (expect !== undefined && expression !== undefined) {
    const frame = debuggee.frame(frameId);
    const { recording } = debuggee.history;
    const arrival = lastArrival(recording, debuggee.history.steps.current, frame.id);
    if (arrival === undefined)
      throw new RequestError(`The steps that led here in ${frame.function.qualifiedName} are not recorded.`);
    const symptom: Symptom = {
      kind: 'value',
      name: expression,
      function: frame.function.qualifiedName,
      line: recording.state(arrival)?.frames.at(-1)?.line ?? frame.line,
      visit: visitOf(recording, arrival),
      expected: readExpected(expect),
    };
    return { recording: upTo(recording, arrival), symptom, text: `${expression} should be ${expect}` };
  }
  const until = performance.now() + RUN_MILLISECONDS;
  const recording = await toEnd(debuggee.history.recording, debuggee.machine, until, signal);
  const end = recording.state(recording.last);
  if (expect !== undefined) {
    const outermost = recording.state(recording.first)?.frames[0]?.function;
    if (outermost?.kind !== 'function')
      throw new RequestError('A program returns no value: choose the variable that should have another value.');
    const symptom: Symptom = { kind: 'result', expected: readExpected(expect) };
    return { recording, symptom, text: `${outermost.qualifiedName} should return ${expect}` };
  }
  if (end?.status === 'running') {
    const symptom = endlessSymptom(recording);
    if (symptom) return { recording, symptom, text: `no end after ${recording.last - recording.first} steps` };
    throw new RequestError(
      'The prediction does not get to the end of the program. Choose a value that is wrong, and say what you expected.',
    );
  }
  if (!end?.failure)
    throw new RequestError(
      'The predicted run ends without an exception. Choose a value that is wrong, and say what you expected.',
    );
  return {
    recording,
    symptom: { kind: 'crash', type: end.failure.type, line: originOf(recording)?.line ?? 0 },
    text: describeException(end.failure),
  };
}

function readExpected(text: string): Value {
  try {
    return parseValue(text);
  } catch (error) {
    if (error instanceof ValueSyntaxError)
      throw new RequestError(`The expected value must be a Python literal: ${error.message}.`);
    throw error;
  }
}
