/** A stage that asks the one before it only what has not been asked before. */
import type { PredictOptions } from '../../codec/query';
import type { AnswerMemory } from './answer-memory';
import type { Answer, Question, RecallingStage, Stage } from './stage';

export class RememberingPredictor implements RecallingStage {
  constructor(
    private readonly stage: Stage,
    private readonly memory: AnswerMemory,
  ) {}

  recall({ prompt }: Question): Answer | undefined {
    return this.memory.answer(prompt, 'greedy');
  }

  async predict(question: Question, options?: PredictOptions): Promise<Answer> {
    const known = this.recall(question);
    if (known) return known;
    const why = this.memory.failure(question.prompt);
    if (why) throw why;
    const answer = await this.stage.predict(question, options);
    this.memory.add(question.prompt, { greedy: answer.said });
    return answer;
  }
}
