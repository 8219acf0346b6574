/** `predict_call`: how a call ends, what it prints, and where the prediction is doubtful. */
import {
  OUTCOME,
  outcomeAnswer,
  place,
  PLACE_PROPERTIES,
  rounded,
  RUN_PROPERTIES,
  runAnswer,
  textAt,
  TRUNCATED,
  VALUE,
  valueAnswer,
} from '../contract/answers';
import {
  EXPECTATION_PROPERTIES,
  expectationOf,
  VERDICT,
  verdictOf,
  type ExpectationInput,
} from '../repair/expectation';
import { PROGRAM_PROPERTIES } from '../contract/tool-program';
import type { RollOut } from '../contract/roll-out';
import { input, record } from '../contract/schema';
import { CALL_PROPERTIES, COMMON_PROPERTIES, type CallInput, type Tool } from '../contract/tool';

export const predictCall: Tool<CallInput & ExpectationInput> = {
  name: 'predict_call',
  title: 'Predict a call',
  description:
    'Predicts what a call of a Python function returns or raises and what it prints, without running anything. With "expect" it says whether the expectation is met, and how likely. Use it before you run code, and for code that cannot or must not run.',
  input: input({ ...PROGRAM_PROPERTIES, ...CALL_PROPERTIES, ...EXPECTATION_PROPERTIES, ...COMMON_PROPERTIES }),
  output: record(
    {
      ...RUN_PROPERTIES,
      outcome: OUTCOME,
      printed: { type: 'string', description: 'Missing if nothing is printed.' },
      expectation: VERDICT,
      firstDoubt: record(
        {
          ...PLACE_PROPERTIES,
          text: { type: 'string' },
          function: { type: 'string' },
          confidence: { type: 'number' },
          expression: { type: 'string', description: 'The least certain part of the line.' },
          value: VALUE,
        },
        ['file', 'expression', 'value'],
        'The first line that the model is less than 90 % sure of: check it, everything after it hangs on it.',
      ),
      steps: { type: 'integer', description: 'Predicted steps.' },
      truncated: TRUNCATED,
    },
    ['assumptions', 'printed', 'expectation', 'firstDoubt', 'truncated'],
  ),
  async run(asked, desk) {
    const expected = expectationOf(asked);
    const program = await desk.program(asked);
    const run = await desk.run(program, await desk.callOf(program, asked.call, asked.function));
    const firstDoubt = doubtAnswer(run);
    return {
      ...runAnswer(run),
      outcome: outcomeAnswer(run),
      ...(run.printed !== '' && { printed: run.printed }),
      ...(expected && { expectation: verdictOf(run, expected) }),
      ...(firstDoubt && { firstDoubt }),
      steps: run.states.length - 1,
    };
  },
};

function doubtAnswer({ source, doubt }: RollOut): object | undefined {
  if (!doubt) return undefined;
  const { line, confidence, expression, value } = doubt;
  return {
    ...place(source, line),
    text: textAt(source, line),
    function: doubt.function,
    confidence: rounded(confidence),
    ...(expression !== undefined && { expression }),
    ...(value && { value: valueAnswer({ value, confidence }) }),
  };
}
