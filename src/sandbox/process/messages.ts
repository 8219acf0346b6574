/** Messages between the host and the evaluator's process: a length, a number, and text. */

export interface Message {
  /** Of a question: how many milliseconds it may take. Of an answer: its `Outcome`. */
  readonly number: number;
  readonly text: string;
}

export const Outcome = {
  /** The process waits for questions. */
  ready: 0,
  answered: 1,
  /** There is no answer; the text says why. */
  failed: 2,
  /** The same, and no question is answered after this one: the process ends. */
  answeredLast: 3,
  failedLast: 4,
} as const;

const HEADER = 8;

export function encodeMessage({ number, text }: Message): Buffer {
  const body = Buffer.from(text, 'utf8');
  const header = Buffer.alloc(HEADER);
  header.writeUInt32LE(body.length, 0);
  header.writeUInt32LE(number, 4);
  return Buffer.concat([header, body]);
}

/** Puts messages together from pieces as they come. */
export class MessageReader {
  private pieces: Buffer[] = [];
  private length = 0;

  /** @returns messages that are complete with this piece */
  take(piece: Buffer): Message[] {
    this.pieces.push(piece);
    this.length += piece.length;
    const messages: Message[] = [];
    while (this.length >= HEADER) {
      const [first] = this.pieces;
      const known = first !== undefined && first.length >= HEADER ? first : Buffer.concat(this.pieces);
      const size = HEADER + known.readUInt32LE(0);
      if (this.length < size) break;
      const whole = Buffer.concat(this.pieces);
      messages.push({ number: whole.readUInt32LE(4), text: whole.toString('utf8', HEADER, size) });
      this.pieces = [whole.subarray(size)];
      this.length -= size;
    }
    return messages;
  }
}
