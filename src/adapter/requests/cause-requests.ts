/** Requests of our own about causes: where a value comes from, which lines likely brought what is wrong, where a look is worth it. */
import { CONFIDENCE_THRESHOLD } from '../../codec/confidence';
import { doubtsOf } from '../../debugger/causes/doubtful-lines';
import { endlessSymptom } from '../../debugger/causes/suspects/endless';
import { lastArrival, toEnd, upTo, visitOf } from '../../debugger/causes/suspects/run-outcome';
import { Provenance, type Cause } from '../../debugger/causes/provenance';
import { reasonFor } from '../../debugger/causes/suspects/reasons';
import type { Recording } from '../../debugger/causes/recording';
import { originOf } from '../../debugger/causes/suspects/symptom-roots';
import type { Suspect } from '../../debugger/causes/suspects/suspects';
import type { Symptom } from '../../debugger/causes/suspects/symptom';
import { lineText } from '../../debugger/causes/line-text';
import { describeException } from '../../debugger/state/exceptions';
import { percent } from '../../debugger/percent';
import { parseValue, ValueSyntaxError } from '../../python/values/literal';
import type { Value } from '../../python/values/value';
import type { Context } from '../session/context';
import type { Debuggee } from '../session/debuggee';
import type { Handlers } from './handler';
import { preview } from '../presentation/value-presentation';
import type { RequestArguments } from '../protocol/request-arguments';
import { RequestError } from '../protocol/request-error';

/** A node of the tree of causes. */
export interface CauseNode {
  /** To ask for its own causes. */
  readonly id: number;
  readonly kind: Cause['kind'];
  /** `total`, `a[i]`, `scale()`; the text of the line for a branch. */
  readonly name: string;
  /** The value that it got; for a branch, whether its block was entered. */
  readonly value?: string;
  readonly function: string;
  /** In the file, as the client counts lines. */
  readonly line: number;
  readonly path: string;
  readonly text: string;
  /** Step to travel to: the one before the statement. */
  readonly step: number;
  readonly confidence: number;
  readonly source: Cause['source'];
}

/** The answer to `provenance`. */
export interface CauseTree {
  /** What was asked about; missing if the causes of a node were asked for. */
  readonly node?: CauseNode;
  readonly causes: readonly CauseNode[];
}

export interface SuspectLine {
  readonly line: number;
  readonly path: string;
  readonly function: string;
  readonly text: string;
  /** A sentence. */
  readonly reason: string;
  /** For comparison with the others, 0 to 1. */
  readonly score: number;
  /** The change of the line that comes closest to what is expected: `< → <=`. */
  readonly change?: string;
  /** Step to travel to. */
  readonly step?: number;
}

/** The answer to `suspects`. */
export interface SuspectList {
  /** What is wrong, in a few words. */
  readonly symptom: string;
  /** The most suspicious first. */
  readonly suspects: readonly SuspectLine[];
  /** Whether there was time to try all changes. */
  readonly complete: boolean;
  /** Small changes that were tried. */
  readonly trials: number;
  /** Whether the predicted run shows what is wrong; if not, no change is tried. */
  readonly reproduced: boolean;
}

/** The answer to `suggestedBreakpoints`. */
export interface SuggestedBreakpoints {
  /** The least certain first. */
  readonly lines: readonly {
    readonly line: number;
    readonly path: string;
    readonly function: string;
    readonly text: string;
    readonly confidence: number;
    readonly reason: string;
    readonly step: number;
  }[];
}

const VALUE_LENGTH = 200;
/** Maximum number of lines in an answer. */
const MOST_SUSPECTS = 8;
const TRIALS = { milliseconds: 8000, trials: 150 };
/** For the run to the end of the program, before anything is tried. */
const RUN_MILLISECONDS = 20_000;

export function causeRequests(context: Context): Handlers {
  const trees = new Trees();

  return {
    /**
     * The step that produced a value, and its causes. The value is that of an `expression` in a frame, or of the variable `name` of a
     * `variablesReference`; with `node`, the causes of a node of an earlier answer, at any later stop.
     */
    provenance(given) {
      const debuggee = context.stopped();
      const provenance = new Provenance(debuggee.history.recording);
      const id = given.optionalNumber('node');
      const cause = id === undefined ? causeOf(context, debuggee, provenance, given) : trees.find(id, debuggee);
      const causes = provenance.causesOf(cause).map((one) => describe(context, debuggee, trees.add(one), one));
      const node = id === undefined ? describe(context, debuggee, trees.add(cause), cause) : undefined;
      const body: CauseTree = { ...(node && { node }), causes };
      return { body };
    },

    /**
     * Lines that likely caused an error: a value other than `expect` (a Python literal) of an expression or variable at this
     * stop, or of what the program's outermost function returns; without `expect`, the exception that ends the run.
     */
    async suspects(given, signal) {
      const debuggee = context.stopped();
      const stop = context.whileStopped(signal);
      const { recording, symptom, text } = await complaintOf(context, debuggee, given, stop);
      const found = await debuggee.investigate(recording, symptom, { ...TRIALS, signal: stop });
      const body: SuspectList = {
        symptom: text,
        complete: found.isComplete,
        trials: found.trials,
        reproduced: found.isReproduced,
        suspects: found.suspects
          .filter(isSuspicious)
          .slice(0, MOST_SUSPECTS)
          .map((one) => ({
            ...placeIn(context, debuggee, one.line),
            function: one.function,
            text: one.text,
            reason: reasonFor(one),
            score: one.score,
            ...(one.best && one.best.closeness > 0 && { change: one.best.change }),
            ...(debuggee.history.state(one.index) && { step: one.index }),
          })),
      };
      return { body };
    },

    /** Lines where the recorded run could well have taken another path. No breakpoint is set. */
    suggestedBreakpoints() {
      const debuggee = context.stopped();
      const body: SuggestedBreakpoints = {
        lines: doubtsOf(debuggee.history.recording).map(
          ({ line, text, confidence, inherited, index, uncertain, decisions, value, ...rest }) => ({
            ...placeIn(context, debuggee, line),
            function: rest.function,
            text,
            confidence,
            step: index,
            reason: [
              `only ${percent(confidence)} sure which branch is taken`,
              ...(inherited < CONFIDENCE_THRESHOLD ? [`what led there is only ${percent(inherited)} sure`] : []),
              ...(decisions > 1 ? [`uncertain ${uncertain} of ${decisions} times`] : []),
              ...(value && value.confidence < CONFIDENCE_THRESHOLD
                ? [`${value.expression} may not be ${preview(value.value, 40)}`]
                : []),
            ].join('; '),
          }),
        ),
      };
      return { body };
    },
  };
}

/** A line that made nothing of a wrong value is worth a look only if a change of it makes a difference. */
function isSuspicious({ makes, different }: Suspect): boolean {
  return makes || different > 0;
}

/** Nodes that were sent to the client. They are valid as long as their steps are. */
class Trees {
  private readonly nodes: Cause[] = [];

  add(cause: Cause): number {
    return this.nodes.push(cause);
  }

  find(id: number, debuggee: Debuggee): Cause {
    const cause = this.nodes[id - 1];
    if (!cause || debuggee.history.state(cause.index) !== cause.state)
      throw new RequestError('These steps have been replaced: ask again where the value comes from.');
    return cause;
  }
}

function causeOf(context: Context, debuggee: Debuggee, provenance: Provenance, given: RequestArguments): Cause {
  const { expression, frameId } = subjectOf(context, given);
  const { current } = debuggee.history.steps;
  if (expression === undefined) {
    const returned = provenance.ofReturned(current);
    if (returned) return returned;
    throw new RequestError('Nothing has been returned here.');
  }
  const cause = provenance.of(expression, debuggee.frame(frameId), current);
  if (!cause)
    throw new RequestError(
      `${expression} is not a variable, item or attribute with a value here. Ask about one of the variables in it.`,
    );
  return cause;
}

/** Frame and expression that a request is about; no expression for the value just returned. */
function subjectOf(context: Context, given: RequestArguments): { expression?: string; frameId?: number } {
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

async function complaintOf(
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

function describe(context: Context, debuggee: Debuggee, id: number, cause: Cause): CauseNode {
  const { kind, name, value, line, index, confidence, source } = cause;
  return {
    id,
    kind,
    name,
    ...(value && { value: preview(value, VALUE_LENGTH) }),
    function: cause.function,
    ...placeIn(context, debuggee, line),
    text: lineText(debuggee.source, line),
    step: index,
    confidence,
    source,
  };
}

/** The file of a program line, and the line in it. */
function placeIn({ client }: Context, debuggee: Debuggee, line: number): { line: number; path: string } {
  return { line: client.line(debuggee.place(line).line), path: client.path(debuggee.place(line).path) };
}
