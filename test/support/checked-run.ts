/** Runs of programs of which every statement is evaluated, and nothing predicted. */
import type { Prediction, Predictor, Query } from '../../src/codec/query';
import { PredictionError } from '../../src/codec/query';
import { launched } from '../../src/debugger/launch/launch';
import { Machine } from '../../src/debugger/machine/machine';
import { topFrame, type State } from '../../src/debugger/state/state';
import { printValue } from '../../src/python/values/print';
import { parseCall } from '../../src/python/values/literal';
import type { PythonParser } from '../../src/python/source';
import { CheckingPredictor } from '../../src/sandbox/checking-predictor';
import type { SandboxTransport } from '../../src/sandbox/transport';

/** What is not evaluated fails. */
const nobody: Predictor = {
  predict: ({ statement }: Query): Promise<Prediction> =>
    Promise.reject(new PredictionError(`asked about ${statement.tokens.map(({ text }) => text).join(' ')}`)),
};

/** What a call returns, as Python writes it, or the exception that it ends with. @param visit told of each state after the first */
export async function checkedResult(
  python: PythonParser,
  transport: SandboxTransport,
  code: string,
  call: string,
  visit: (state: State) => void = () => undefined,
): Promise<string> {
  const refused: string[] = [];
  const checking = new CheckingPredictor(nobody, transport, { onRefused: (_, reason) => refused.push(reason) });
  const machine = new Machine(python.parse(code), checking);
  const { callee, arguments: given } = parseCall(call);
  let state = await launched(machine, { function: callee, arguments: given });
  try {
    for (let steps = 0; state.status === 'running' && steps < 500; steps++) {
      state = await machine.step(state);
      visit(state);
    }
  } catch (error) {
    throw new Error(`line ${topFrame(state).line}: ${(error as Error).message} (${refused.join('; ')})`, {
      cause: error,
    });
  }
  const { result, failure } = state;
  return result ? printValue(result) : `${failure?.type ?? ''}: ${failure?.message ?? ''}`;
}
