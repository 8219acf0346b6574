/** Runs of programs of which every statement is evaluated, and nothing predicted. */
import type { Prediction, Predictor, Query } from '../../src/codec/query';
import { PredictionError } from '../../src/codec/query';
import { Evaluator } from '../../src/debugger/evaluate/evaluator';
import { launched } from '../../src/debugger/launch/launch';
import { Machine } from '../../src/debugger/machine/machine';
import { topFrame, type State } from '../../src/debugger/state/state';
import { printValue } from '../../src/python/values/print';
import { writtenCall } from '../../src/python/values/written-arguments';
import type { SourceFile } from '../../src/python/syntax';
import type { PythonParser } from '../../src/python/source';
import { CheckingPredictor } from '../../src/sandbox/checking-predictor';
import type { SandboxTransport } from '../../src/sandbox/transport';

/** What is not evaluated fails. */
const nobody: Predictor = {
  predict: ({ statement }: Query): Promise<Prediction> =>
    Promise.reject(new PredictionError(`asked about ${statement.tokens.map(({ text }) => text).join(' ')}`)),
};

/**
 * What a call returns, as Python writes it, or the exception that it ends with.
 * @param program its text, or the program with what it imports
 * @param visit told of each state after the first
 */
export async function checkedResult(
  python: PythonParser,
  transport: SandboxTransport,
  program: string | SourceFile,
  call: string,
  visit: (state: State) => void = () => undefined,
): Promise<string> {
  const refused: string[] = [];
  const checking = new CheckingPredictor(nobody, transport, { onRefused: (_, reason) => refused.push(reason) });
  const source = typeof program === 'string' ? python.parse(program) : program;
  const machine = new Machine(source, checking);
  const { callee, arguments: given } = writtenCall(call);
  const evaluator = new Evaluator(source, python, checking);
  let state = await launched(machine, { function: callee, arguments: given }, undefined, evaluator);
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
