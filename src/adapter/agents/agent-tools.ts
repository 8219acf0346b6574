/** The tools as a service: one call in, one answer out, whatever comes. Nothing is kept between calls but what was parsed. */
import type { BackwardPredictor } from '../../codec/backward/backward-query';
import type { FunctionPredictor } from '../../codec/function/function-query';
import { PredictionError, type Predictor } from '../../codec/query';
import { LaunchError } from '../../debugger/launch/launch';
import { ModelError } from '../../model/model-files';
import { shortened } from '../../python/text/shortened';
import type { PythonParser } from '../../python/parser';
import { isStackOverflow, TOO_LARGE } from '../protocol/too-deep';
import { ExampleCalls } from '../service/example-calls';
import { fitted } from './contract/fitted';
import { Programs } from './contract/tool-program';
import { checkArguments } from './contract/schema';
import { type CommonInput, Desk, type DeskParts, type Tool } from './contract/tool';
import { type ErrorCode, ToolError } from './contract/tool-error';
import { TOOLS } from './tools';

export interface AgentToolsOptions {
  readonly parser: PythonParser;
  readonly predictor: Predictor & BackwardPredictor & FunctionPredictor;
  /** The only folders whose files are read; relative paths begin at the first one. */
  readonly roots: readonly string[];
  /** Folders of libraries; those that are found in the usual places if not given. */
  readonly libraryPaths?: readonly string[] | undefined;
}

export interface ToolFailure {
  readonly code: ErrorCode;
  readonly message: string;
  /** What would be accepted, or what to do. */
  readonly hint: string;
}

export type ToolAnswer =
  { readonly ok: true; readonly result: object } | { readonly ok: false; readonly error: ToolFailure };

/** A call may take this many times its budget, and some more, before it is given up: no step can be broken off in its middle. */
const LONGER = 2;
const SOME_SECONDS = 5;

/** What the tools work with. */
export function deskParts({ parser, predictor, roots, libraryPaths }: AgentToolsOptions): DeskParts {
  const libraries = { known: predictor.modules, ...(libraryPaths && { libraryPaths }) };
  const programs = new Programs(parser, roots, libraries);
  return { parser, predictor, programs, examples: new ExampleCalls(parser, predictor) };
}

export class AgentTools {
  private readonly parts: DeskParts;

  constructor(options: AgentToolsOptions) {
    this.parts = deskParts(options);
  }

  /** Never rejects. */
  async call(name: string, given: unknown, signal?: AbortSignal): Promise<ToolAnswer> {
    try {
      const tool = toolNamed(name);
      checkArguments(tool.input, given ?? {});
      const asked = (given ?? {}) as CommonInput;
      const end = AbortSignal.timeout(1000 * (LONGER * (asked.budgetSeconds ?? 3) + SOME_SECONDS));
      const stop = signal ? AbortSignal.any([signal, end]) : end;
      const desk = new Desk(this.parts, asked, stop);
      try {
        return { ok: true, result: fitted(await tool.run(asked as never, desk), desk.maxTokens) };
      } catch (error) {
        if (!end.aborted || signal?.aborted) throw error;
        throw new ToolError(
          'over_budget',
          'It took longer than its budget.',
          'Give a simpler call, or a larger "budgetSeconds".',
        );
      }
    } catch (error) {
      return { ok: false, error: failureOf(error) };
    }
  }
}

function toolNamed(name: string): Tool<never> {
  const tool = TOOLS.find((one) => one.name === name);
  if (tool) return tool;
  const names = TOOLS.map((one) => one.name).join(', ');
  throw new ToolError('unknown_tool', `There is no tool ${shortened(name, 60)}.`, `There are: ${names}.`);
}

function failureOf(error: unknown): ToolFailure {
  if (error instanceof ToolError) return { code: error.code, message: error.message, hint: error.hint };
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && error.name === 'AbortError') return failure('cancelled', 'The request was cancelled.');
  if (error instanceof ModelError)
    return failure('no_model', message, 'Reinstall Neural Debug, or say where its model is.');
  if (error instanceof LaunchError) return failure('bad_call', message, "Give a call such as f([1, 2], 'x').");
  if (error instanceof PredictionError)
    return failure('bad_call', message, 'Try a simpler call, or a smaller part of the code.');
  if (isStackOverflow(error)) return failure('no_program', TOO_LARGE);
  console.error(`neural-debug: internal error: ${error instanceof Error ? (error.stack ?? message) : message}`);
  return failure(
    'internal',
    `Internal error: ${shortened(message)}`,
    'Please report it, with the code that it was about.',
  );
}

function failure(code: ErrorCode, message: string, hint = ''): ToolFailure {
  return { code, message, hint };
}
