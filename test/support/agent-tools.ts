/** The tools of agents with CPython in the model's place, and a check of what they answer. */
import { expect } from 'vitest';
import { AgentTools, type ToolFailure } from '../../src/adapter/agents/agent-tools';
import { tokensOf } from '../../src/adapter/agents/contract/fitted';
import { checkArguments } from '../../src/adapter/agents/contract/schema';
import { TOOLS } from '../../src/adapter/agents/tools';
import { PredictionError } from '../../src/codec/query';
import type { PythonParser } from '../../src/python/source';
import type { SourceFile } from '../../src/python/syntax';
import { LiveOracle } from './live-oracle';

export class OracleTools {
  private readonly oracle = new LiveOracle();
  private readonly tools: AgentTools;

  constructor(
    readonly parser: PythonParser,
    roots: readonly string[] = [process.cwd()],
  ) {
    const refuse = () => Promise.reject(new PredictionError('not asked'));
    const { oracle } = this;
    this.tools = new AgentTools({
      parser,
      roots,
      libraryPaths: [],
      predictor: {
        policy: oracle.policy,
        predict: async (query) => {
          const source: SourceFile | undefined = query.source;
          // CPython reads no broken code: what is asked about then runs no function of the program.
          if (source) oracle.program(source.assumptions.length > 0 ? '' : source.text);
          return await oracle.predict(query);
        },
        undo: refuse,
        jump: refuse,
        invert: refuse,
      },
    });
  }

  end(): void {
    this.oracle.end();
  }

  /** What a tool answers, which has the form that it says and is no longer than asked for. */
  async call<T>(name: string, given: Record<string, unknown>): Promise<T> {
    const answer = await this.tools.call(name, { budgetSeconds: 60, ...given });
    if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message} ${answer.error.hint}`);
    const tool = TOOLS.find((one) => one.name === name);
    expect(tool).toBeDefined();
    if (tool) checkArguments(tool.output, answer.result);
    expect(tokensOf(JSON.stringify(answer.result))).toBeLessThanOrEqual(
      (given.maxTokens as number | undefined) ?? 1500,
    );
    return answer.result as T;
  }

  /** Why a tool refuses. */
  async failure(name: string, given: unknown): Promise<ToolFailure> {
    const answer = await this.tools.call(name, given);
    if (answer.ok) throw new Error(`it answers ${JSON.stringify(answer.result)}`);
    return answer.error;
  }
}
