/** Remembers what the evaluator has answered: it has no state, so the same question has the same answer. */
import type { SandboxOptions, SandboxTransport } from './transport';

/** Characters of questions and answers that are kept. */
const MOST = 8_000_000;

export class RememberingTransport implements SandboxTransport {
  /** The least recently used first. */
  private readonly known = new Map<string, string>();
  private size = 0;

  constructor(private readonly transport: SandboxTransport) {}

  get available(): boolean {
    return this.transport.available;
  }

  async ask(request: string, options?: SandboxOptions): Promise<string> {
    const known = this.known.get(request);
    if (known !== undefined) {
      options?.signal?.throwIfAborted();
      this.known.delete(request);
      this.known.set(request, known);
      return known;
    }
    const answer = await this.transport.ask(request, options);
    if (!this.known.has(request)) {
      this.known.set(request, answer);
      this.size += request.length + answer.length;
    }
    for (const [question, reply] of this.known) {
      if (this.size <= MOST) break;
      this.known.delete(question);
      this.size -= question.length + reply.length;
    }
    return answer;
  }
}
