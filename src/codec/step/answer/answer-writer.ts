/** A step's result -> tokens; the mirror of `answer-reader.ts`. Training data are written with it. */
import { CodecError } from '../../vocabulary/slots';
import type { CallArgument, Change, ComputedValue, Outcome } from '../../query';
import { calleeToken } from '../callee-tokens';
import { writeResult } from '../prompt';
import type { StepContext } from '../step-context';
import type { Reference } from '../../values/references';
import { attributeToken, findToken, resultToken, RESULTS, tokenId } from '../../vocabulary/vocabulary';
import { writeException } from '../../values/value-writer';

/** What a step did: a prediction without its probabilities. */
export interface Answer {
  readonly values: readonly Pick<ComputedValue, 'expression' | 'range' | 'value'>[];
  readonly output: string;
  readonly changes: readonly Pick<Change, 'name' | 'value'>[];
  readonly outcome: Outcome;
}

/**
 * Token ids of an answer, the end token included, without the forced beginning.
 * @throws CodecError for what the token language cannot say.
 */
export function writeAnswer(prompt: StepContext, answer: Answer): number[] {
  return [...answerTokens(prompt, answer), '<end>'].map(tokenId);
}

/** The tokens of an answer up to its outcome, without the end token. */
export function answerTokens(prompt: StepContext, answer: Answer): string[] {
  return new AnswerWriter(prompt).write(answer);
}

class AnswerWriter {
  private readonly results: Reference[];

  constructor(private readonly prompt: StepContext) {
    this.results = [...prompt.computed];
  }

  write(answer: Answer): string[] {
    return [
      ...answer.values.flatMap((value) => this.result(value)),
      ...(answer.output === '' ? [] : ['<out>', ...this.prompt.writer.write({ kind: 'str', value: answer.output })]),
      ...this.changes(answer.changes),
      ...this.outcome(answer.outcome),
    ];
  }

  private result(value: Answer['values'][number]): string[] {
    const token = this.prompt.operationToken({ ...value, confidence: 1 });
    const tokens = writeResult(this.prompt.writer, token, value.value, [...this.prompt.variables, ...this.results]);
    if (this.results.length < RESULTS)
      this.results.push({ token: resultToken(this.results.length), value: value.value });
    return tokens;
  }

  /** In the order of their slots. */
  private changes(changes: Answer['changes']): string[] {
    const { slots, writer, variables, query, names } = this.prompt;
    return names.flatMap((name) => {
      const change = changes.find((other) => other.name === name);
      const token = slots.known(name, 'name');
      if (!change || token === undefined) return [];
      if (!change.value) return ['<del>', token];
      const old = variables.find((variable) => variable.name === name);
      const augmented = query.statement.kind === 'augmented-assignment';
      const references = this.prompt.references(this.results);
      return [
        token,
        '=',
        ...writer.write(change.value, {
          references: references.filter((reference) => reference.token !== token),
          ...(old && { old }),
          ...(augmented && { bases: references }),
          patch: !query.statement.targets.includes(name),
        }),
      ];
    });
  }

  private outcome(outcome: Outcome): string[] {
    const { slots, writer } = this.prompt;
    const references = this.prompt.references(this.results);
    switch (outcome.kind) {
      case 'next':
        return [outcome.successor === 0 ? 'L0' : 'L1'];
      case 'return':
        return ['<return>', ...writer.write(outcome.value, { references })];
      case 'raise':
        return ['<raise>', ...writeException(outcome.exception, slots)];
      case 'call': {
        const all: CallArgument[] = [...(outcome.receiver ? [{ value: outcome.receiver }] : []), ...outcome.arguments];
        return [
          '<call>',
          this.callee(outcome),
          '(',
          ...all.flatMap((argument, i) => [...(i > 0 ? [','] : []), ...this.argument(argument, references)]),
          ')',
        ];
      }
    }
  }

  private callee(outcome: Extract<Outcome, { kind: 'call' }>): string {
    const { slots, query } = this.prompt;
    const site = query.statement.calls.find((call) => call.callee === outcome.callee);
    const token =
      (site && calleeToken(site, slots)) ??
      slots.known(outcome.callee, 'name') ??
      slots.known(outcome.callee, 'attribute');
    if (token === undefined || findToken(token) === undefined)
      throw new CodecError(`${outcome.callee} is not named in the statement`);
    return token.startsWith('.') ? attributeToken(outcome.callee) : token;
  }

  private argument({ keyword, value }: CallArgument, references: readonly Reference[]): string[] {
    const tokens = this.prompt.writer.write(value, { references });
    if (keyword === undefined) return tokens;
    const name = this.prompt.slots.token(keyword, 'keyword-argument');
    return name.endsWith('=') ? [name, ...tokens] : [name, '=', ...tokens];
  }
}
