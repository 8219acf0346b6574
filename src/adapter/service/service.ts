/** What the prediction service answers: the requests of `protocol.ts` as methods, free of any connection. */
import type { FunctionInfo } from '../../python/syntax';
import type { PythonParser } from '../../python/source';
import type { BackwardPredictor } from '../../codec/undo-query';
import type { FunctionPredictor } from '../../codec/function-query';
import type { Predictor } from '../../codec/query';
import type * as protocol from './protocol';

/** The request cannot be answered; the message is for people. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
}

/** Told of every predicted step: how many so far, and the line (from 0). */
export type SurveyListener = (steps: number, line: number) => void;

export interface ServiceDependencies {
  readonly parser: PythonParser;
  /** For what a person is waiting for. */
  readonly predictor: Predictor & BackwardPredictor & FunctionPredictor;
  /** Of the model, for people. */
  readonly description: string;
}

export class PredictionService {
  constructor(private readonly dependencies: ServiceDependencies) {}

  get description(): string {
    return this.dependencies.description;
  }

  functions({ text }: protocol.DocumentParams): protocol.FunctionItem[] {
    const source = this.dependencies.parser.parse(text);
    return source.functions.filter(({ kind }) => kind === 'function').map(functionItem);
  }
}

function functionItem(info: FunctionInfo): protocol.FunctionItem {
  const unsupported = info.isGenerator
    ? 'Generators cannot be predicted yet.'
    : info.isAsync
      ? 'Coroutines cannot be predicted yet.'
      : undefined;
  return {
    name: info.qualifiedName,
    line: info.line - 1,
    endLine: info.endLine - 1,
    parameters: info.parameters.map(({ name }) => name),
    ...(unsupported !== undefined && { unsupported }),
  };
}
