/** Requests of our own about causes: where a value comes from, which lines likely brought what is wrong, where a look is worth it. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { CONFIDENCE_THRESHOLD } from '../../codec/confidence';
import { doubtsOf } from '../../debugger/causes/doubtful-lines';
import { Provenance, type Cause } from '../../debugger/causes/provenance';
import { reasonFor } from '../../debugger/causes/suspects/reasons';
import type { Investigation, Suspect } from '../../debugger/causes/suspects/suspects';
import { lineText } from '../../debugger/causes/line-text';
import { percent } from '../../debugger/percent';
import { isName } from '../../python/values/access-path';
import type { Context } from '../session/context';
import type { Debuggee } from '../session/debuggee';
import { noPlace } from '../session/expressions';
import { complaintOf, subjectOf } from './complaint';
import type { Handlers } from './handler';
import { SearchProgress } from '../session/search-progress';
import { preview } from '../presentation/value-presentation';
import { eventOf } from '../protocol/events';
import type { RequestArguments } from '../protocol/request-arguments';
import { RequestError } from '../protocol/request-error';
import { repairsOf, type SuspectRepair } from './suspect-repairs';

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
  /** The file of the frame where it was asked about. */
  readonly path?: string;
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
  /** Changes of the line with which what is wrong is gone, the likeliest first. */
  readonly repairs: readonly SuspectRepair[];
  /** Step to travel to. */
  readonly step?: number;
}

/** The answer to `suspects`. */
export interface SuspectList {
  /** What is wrong, in a few words. */
  readonly symptom: string;
  /** Nothing says what is right: of changes it is known at most that the exception is gone. */
  readonly onlyAvoids: boolean;
  /** The most suspicious first. */
  readonly suspects: readonly SuspectLine[];
  /** Whether there was time to try all changes. */
  readonly complete: boolean;
  /** Small changes that were tried. */
  readonly trials: number;
  /** Whether the predicted run shows what is wrong; if not, no change is tried. */
  readonly reproduced: boolean;
}

/** What is known while it is still being looked for. */
interface SuspectsFoundEvent extends DebugProtocol.Event {
  readonly event: 'suspectsFound';
  readonly body: SuspectList;
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
      if (id !== undefined) return { body: { causes } satisfies CauseTree };
      const { path } = placeIn(context, debuggee, debuggee.frame(subjectOf(context, given).frameId).line);
      const body: CauseTree = { node: describe(context, debuggee, trees.add(cause), cause), path, causes };
      return { body };
    },

    /**
     * Lines that likely caused an error: a value other than `expect` (a Python literal) of an expression or variable at this
     * stop, or of what the program's outermost function returns; without `expect`, the exception that ends the run. With
     * `early`, events `suspectsFound` tell what is known meanwhile; who cancels the progress gets that as the answer.
     */
    async suspects(given, signal) {
      const debuggee = context.stopped();
      const stop = context.whileStopped(signal);
      const { recording, symptom, text } = await complaintOf(context, debuggee, given, stop);
      const search = new SearchProgress(context);
      const onFound = (found: Investigation): void => {
        const soFar = suspectList(context, debuggee, text, found);
        search.told(soFar.trials, soFar.suspects.filter(({ change }) => change !== undefined).length);
        if (given.optionalFlag('early')) context.send(eventOf<SuspectsFoundEvent>('suspectsFound', soFar));
      };
      try {
        const options = { ...TRIALS, signal: stop, enough: search.enough, onFound };
        const found = await debuggee.investigate(recording, symptom, options);
        return { body: suspectList(context, debuggee, text, found) };
      } finally {
        search.end();
      }
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

function suspectList(context: Context, debuggee: Debuggee, symptom: string, found: Investigation): SuspectList {
  return {
    symptom,
    complete: found.isComplete,
    trials: found.trials,
    reproduced: found.isReproduced,
    onlyAvoids: found.suspects.some(({ onlyAvoids = false }) => onlyAvoids),
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
        repairs: repairsOf(debuggee.source, one.fixing, (line) => placeIn(context, debuggee, line).line),
        ...(debuggee.history.state(one.index) && { step: one.index }),
      })),
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
      isName(expression) ? noPlace(expression) : `${noPlace(expression)} Ask about one of the variables in it.`,
    );
  return cause;
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
