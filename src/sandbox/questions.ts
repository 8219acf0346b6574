/** Questions to an evaluator that answers one at a time: those that wait, and the one that is being answered. */
export interface Question {
  readonly text: string;
  readonly milliseconds: number;
  resolve(answer: string): void;
  reject(error: Error): void;
}

export class Questions {
  private readonly waiting: Question[] = [];
  private current: Question | undefined;

  /** The one that is being answered. */
  get asked(): Question | undefined {
    return this.current;
  }

  /** Whether anybody waits for an answer. */
  get areThere(): boolean {
    return this.current !== undefined || this.waiting.length > 0;
  }

  /** @param added called once it waits; it may be next at once @throws DOMException where it is not needed any more */
  add(text: string, milliseconds: number, signal: AbortSignal | undefined, added: () => void): Promise<string> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(aborted());
        return;
      }
      // One that is being answered is not ended: that would cost more than its rest.
      const abort = (): void => {
        const index = this.waiting.indexOf(question);
        if (index >= 0) this.waiting.splice(index, 1);
        reject(aborted());
      };
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T): void => {
          signal?.removeEventListener('abort', abort);
          settle(value);
        };
      const question: Question = { text, milliseconds, resolve: settled(resolve), reject: settled(reject) };
      signal?.addEventListener('abort', abort);
      this.waiting.push(question);
      added();
    });
  }

  /** Begins with the one that has waited longest. */
  next(): Question | undefined {
    this.current = this.waiting.shift();
    return this.current;
  }

  /** The one that was being answered; from here on none is. */
  done(): Question | undefined {
    const question = this.current;
    this.current = undefined;
    return question;
  }

  rejectAll(error: Error): void {
    for (const question of [this.done(), ...this.waiting.splice(0)]) question?.reject(error);
  }
}

function aborted(): DOMException {
  return new DOMException('The question is not needed any more.', 'AbortError');
}
