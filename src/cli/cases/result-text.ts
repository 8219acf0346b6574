/** `repr` of what a call has returned: of instances, the program's own methods say what it is. */
import type { Predictor } from '../../codec/query';
import { EvaluationError, Evaluator } from '../../debugger/evaluate/evaluator';
import { children } from '../../debugger/objects/containers';
import { newFrame, type State } from '../../debugger/state/state';
import { foreignBases } from '../../python/definitions/class-order';
import { isDataclass } from '../../python/definitions/dataclass-mark';
import { classOf, findMethod } from '../../python/definitions/definitions';
import type { PythonParser } from '../../python/parser';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { printValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';

/** No name that a program would use. */
const NAME = '_result_';
/** Classes whose instances look as their fields or members say. */
const TELLING = /(?:^|\.)(?:Enum|IntEnum|Flag|IntFlag|StrEnum|NamedTuple|Exception|\w+Error)$/;

interface Engine {
  readonly parser: PythonParser;
  readonly predictor: Predictor;
}

export interface ResultText {
  readonly text: string;
  readonly confidence: number;
}

/** @param state in which the call has returned */
export async function resultText(
  { parser, predictor }: Engine,
  source: SourceFile,
  state: State,
  value: Value,
): Promise<ResultText> {
  const plain = { text: printValue(value), confidence: 1 };
  const classes = classesIn(source, value);
  if (classes.length === 0 || !classes.every((info) => info && tellsItself(source, info))) return plain;
  const frame = newFrame(state.nextFrame, source.module, new Map());
  const shown: State = {
    ...state,
    status: 'running',
    frames: [frame],
    nextFrame: state.nextFrame + 1,
    globals: new Map(state.globals).set(NAME, value),
  };
  try {
    const told = await new Evaluator(source, parser, predictor).value(`repr(${NAME})`, shown, frame);
    return told.value.kind === 'str' ? { text: told.value.value, confidence: told.confidence } : plain;
  } catch (error) {
    if (error instanceof EvaluationError) return plain;
    throw error;
  }
}

function classesIn(source: SourceFile, value: Value): (FunctionInfo | undefined)[] {
  const inside = children(value).flatMap(([, child]) => classesIn(source, child));
  return value.kind === 'object' ? [classOf(source, value), ...inside] : inside;
}

/** Instances of other classes are shown with an address. */
function tellsItself(source: SourceFile, info: FunctionInfo): boolean {
  return (
    isDataclass(source, info) ||
    findMethod(source, info, '__repr__') !== undefined ||
    foreignBases(source, info).some((base) => TELLING.test(base))
  );
}
