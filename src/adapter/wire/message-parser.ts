/**
 * Parses messages from a stream of bytes: `Content-Length: N`, an empty line, and N bytes of JSON, as the Debug Adapter
 * Protocol and JSON-RPC define it. Malformed input is reported, and reading continues at the next header.
 */
import { shortened } from '../../python/text/shortened';
import { Bytes } from './bytes';

export type Message = Readonly<Record<string, unknown>>;

export interface MessageListener {
  message(message: Message): void;
  /** Called for malformed input, with a sentence for people. */
  problem(text: string): void;
}

/** Bytes of a header, and of a message: the largest program, written in escapes, still fits. */
const LONGEST_HEADER = 4096;
const LONGEST_MESSAGE = 64 << 20;

/** After so many problems in a row, further ones are not reported. */
const MOST_PROBLEMS = 10;

/** All headers begin with this, in either case: there are `Content-Length` and `Content-Type`. */
const BEGINNING = 'content-';
const LENGTH = 'content-length';

/** A line of a header. */
const FIELD = /^([\w-]+)\s*:\s*(.*?)\s*$/;

export class MessageParser {
  private readonly bytes = new Bytes();
  /** Length of the message whose header has been read. */
  private wanted: number | undefined;
  /** The input is not a header: skipping to the next one. */
  private isLost = false;
  private isStopped = false;
  private problems = 0;

  constructor(
    private readonly listener: MessageListener,
    private readonly longest = LONGEST_MESSAGE,
  ) {}

  push(data: Uint8Array): void {
    if (this.isStopped) return;
    this.bytes.append(data);
    let goesOn = true;
    while (goesOn && !this.hasStopped()) {
      if (this.wanted !== undefined) goesOn = this.readBody(this.wanted);
      else if (this.isLost) goesOn = this.findHeader();
      else goesOn = this.readHeader();
    }
  }

  /** Nothing is read any more, not even what was already received. */
  stop(): void {
    this.isStopped = true;
    this.bytes.clear();
  }

  /** Why the stream must not end here; undefined after a complete message. */
  get unfinished(): string | undefined {
    if (this.wanted !== undefined)
      return `The input ends inside a message: ${this.bytes.length} of ${this.wanted} bytes have been received.`;
    if (this.isLost || this.problems > 0) return 'The input ends after something that is not a message.';
    return this.bytes.length > 0 ? 'The input ends inside a header.' : undefined;
  }

  /** A listener may have stopped it. */
  private hasStopped(): boolean {
    return this.isStopped;
  }

  private readBody(length: number): boolean {
    if (this.bytes.length < length) return false;
    const text = this.bytes.take(length);
    this.wanted = undefined;
    let message: unknown;
    try {
      message = JSON.parse(text.replace(/^\u{feff}/u, ''));
    } catch (error) {
      this.fail(`A message of ${length} bytes is not JSON: ${error instanceof Error ? error.message : String(error)}`);
      return true;
    }
    if (typeof message !== 'object' || message === null || Array.isArray(message)) {
      this.fail(`A message of ${length} bytes is not a JSON object: ${text}`);
      return true;
    }
    this.problems = 0;
    this.listener.message(message as Message);
    return true;
  }

  private readHeader(): boolean {
    this.bytes.skipBlank();
    const text = this.bytes.peek(LONGEST_HEADER);
    if (text === '') return false;
    const start = text.slice(0, BEGINNING.length).toLowerCase();
    if (!BEGINNING.startsWith(start)) return this.lose(`This is not a header: ${text.split(/[\r\n]/, 1)[0] ?? ''}`);
    const end = /\r?\n\r?\n/.exec(text);
    if (!end) {
      if (text.length < LONGEST_HEADER) return false;
      return this.lose(`A header does not end within ${LONGEST_HEADER} bytes: ${text}`);
    }
    const lines = text.slice(0, end.index).split(/\r?\n/);
    const other = lines.find((line) => !FIELD.test(line));
    if (other !== undefined) return this.lose(`This is not a header line: ${other}`);
    const size = end.index + end[0].length;
    const length = this.lengthIn(lines);
    if (typeof length === 'string') return this.lose(length, size);
    this.bytes.skip(size);
    this.wanted = length;
    return true;
  }

  /** The length given in a header, or what is wrong with it. */
  private lengthIn(lines: readonly string[]): number | string {
    const lengths = new Set<string>();
    for (const line of lines) {
      const [, name = '', value = ''] = FIELD.exec(line) ?? [];
      if (name.toLowerCase() === LENGTH) lengths.add(value);
    }
    const [length, ...others] = lengths;
    if (length === undefined || others.length > 0)
      return `A header must have exactly one Content-Length: ${lines.join(', ')}`;
    if (!/^\d+$/.test(length)) return `Content-Length must be a number of bytes: ${length}`;
    if (Number(length) <= this.longest) return Number(length);
    return `A message may have at most ${this.longest} bytes, and this one has ${length}`;
  }

  /** Continues at the next header, which may follow on the same line. */
  private lose(problem: string, size = 1): boolean {
    this.isLost = true;
    this.bytes.skip(size);
    this.fail(problem);
    return true;
  }

  private findHeader(): boolean {
    const isFound = this.bytes.skipTo(LENGTH);
    this.isLost = !isFound;
    return isFound;
  }

  private fail(problem: string): void {
    this.problems++;
    if (this.problems < MOST_PROBLEMS) this.listener.problem(shortened(problem));
    else if (this.problems === MOST_PROBLEMS)
      this.listener.problem(`${shortened(problem)} (more of the kind is not reported)`);
  }
}
