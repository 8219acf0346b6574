/** Arguments of the call that a run begins with which are no literals: the loaded module gives them their values. */
import type { CallArgument } from '../../codec/query';
import { builtInValue } from '../../python/definitions/builtin-names';
import { moduleOf } from '../../python/definitions/definitions';
import { BUILT_IN_FIXTURES, fixtureFiles } from '../../python/examples/fixtures';
import { ownSource } from '../../python/modules/linked-source';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { parseValue } from '../../python/values/literal';
import type { Value } from '../../python/values/value';
import { freeNamesIn, type WrittenArgument } from '../../python/values/written-arguments';
import { shortened } from '../../python/text/shortened';
import { EvaluationError, RaisingError, UnboundNameError, type Evaluator } from '../evaluate/evaluator';
import { newFrame, type State } from '../state/state';
import { LaunchError } from './launch-error';
import { sharedValues } from './shared-fixtures';

/**
 * The values, in the order of the arguments, and the module's state, which has seen no more of them than the ids of their
 * objects. What cannot be told is unknown, with the reason.
 * @param loaded the state of the module, with no frame
 * @throws LaunchError for a name that nothing binds, and for an exception; AbortError
 */
export async function evaluatedArguments(
  given: readonly WrittenArgument[],
  loaded: State,
  info: FunctionInfo,
  { source, evaluator }: { readonly source: SourceFile; readonly evaluator: Evaluator },
  signal?: AbortSignal,
): Promise<{ readonly state: State; readonly values: readonly CallArgument[] }> {
  const values: CallArgument[] = [];
  const module = newFrame(0, moduleOf(info), new Map());
  const expressions = given.flatMap(({ expression }) => expression ?? []);
  const isTest = info.name.startsWith('test');
  const start = { ...loaded, frames: [module], globals: withFixtures(loaded, info, source, expressions.join()) };
  const shared = isTest ? await sharedValues(expressions, start, { source, evaluator }, signal) : undefined;
  let state = shared ? { ...loaded, nextId: shared.nextId } : loaded;
  for (const { expression, value, ...named } of given) {
    const known = expression === undefined ? value : shared?.values.get(expression);
    if (expression === undefined || known || isReadAsWritten({ value, expression }, info)) {
      values.push({ ...named, value: known ?? value });
      continue;
    }
    const whole = { ...state, frames: [module], globals: withFixtures(state, info, source, expression) };
    try {
      const { value: told, nextId } = await evaluator.value(expression, whole, module, signal);
      values.push({ ...named, value: told });
      state = { ...state, nextId };
    } catch (error) {
      if (error instanceof UnboundNameError)
        throw new LaunchError(
          `The argument ${shortened(expression)} has no value: ${shortened(error.unbound)} is not defined in this file.`,
        );
      // Such a call never begins.
      if (error instanceof RaisingError) throw new LaunchError(`The argument ${error.message}`);
      if (!(error instanceof EvaluationError)) throw error;
      values.push({ ...named, value: unknown(error.message) });
    }
  }
  return { state, values };
}

/** `deque([1])` where the file binds no deque. */
function isReadAsWritten(given: WrittenArgument, info: FunctionInfo): boolean {
  if (given.value.kind === 'unknown') return false;
  const bound = new Set(moduleOf(info).locals);
  return freeNamesIn([given]).some((name) => !bound.has(name) && builtInValue(name) === undefined);
}

/** What names mean in the arguments of a test that its file does not bind: fixtures of other files, and those of pytest itself. */
function withFixtures(state: State, info: FunctionInfo, source: SourceFile, expression: string): State['globals'] {
  if (!info.name.startsWith('test')) return state.globals;
  const globals = new Map(state.globals);
  const files = fixtureFiles(source);
  const bound = new Set(ownSource(source).module.locals);
  for (const name of freeNamesIn([{ value: UNKNOWN, expression }])) {
    if (globals.has(name) || bound.has(name)) continue;
    const modules = files.map((file) => state.modules.get(file.name));
    const fixture = modules.find((module) => module?.has(name))?.get(name);
    const isGiven = BUILT_IN_FIXTURES.has(name) || info.parameters.some((one) => one.name === name);
    if (fixture) globals.set(name, fixture);
    else if (name === 'request' && /\brequest\(param=/.test(expression)) globals.set(name, REQUEST);
    else if (isGiven) globals.set(name, unknown(`pytest gives ${name}`));
  }
  return globals;
}

const UNKNOWN: Value = { kind: 'unknown' };

/** Makes what a fixture asks for the value that it is called for. */
const REQUEST: Value = parseValue("<class 'types.SimpleNamespace'>");

function unknown(reason: string): Value {
  return { kind: 'unknown', reason };
}
