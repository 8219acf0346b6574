/** Failures of tools: what was wrong, and what would be accepted. */

/** Codes of failures, for programs that react to them. */
export const ERROR_CODES = {
  invalid_argument: 'An argument has the wrong type or form.',
  missing_argument: 'A required argument is not there.',
  unknown_argument: 'There is no argument of that name.',
  unknown_tool: 'There is no tool of that name.',
  no_program: 'Neither a path nor a source text, or one that cannot be read.',
  outside_roots: 'The path leads outside the folders that this server may read.',
  no_function: 'The program has no such function.',
  no_call: 'No call is given, and no example of one is found.',
  bad_call: 'The call cannot be made: not a call, or arguments that do not fit.',
  bad_value: 'A value is not a Python literal.',
  bad_edit: 'An edit does not fit the program.',
  line_not_reached: 'The predicted run does not come to that line (that often).',
  no_statement: 'There is nothing to run on that line.',
  no_symptom: 'Nothing is wrong with the predicted run, and nothing says what is expected.',
  no_traceback: 'The text has no Python traceback whose files are there.',
  no_input: 'The model suggests no arguments.',
  over_budget: 'It took longer than its budget before anything could be said.',
  no_model: 'The model cannot be loaded.',
  cancelled: 'The caller has cancelled the request.',
  internal: 'A fault of this program.',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

export class ToolError extends Error {
  override readonly name = 'ToolError';

  /**
   * @param message what is wrong, in a sentence
   * @param hint what would be accepted, or what to do
   */
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly hint = '',
  ) {
    super(message);
  }
}
