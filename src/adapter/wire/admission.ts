/** Authorizes clients of a server that any program on this machine (and any page in a browser) can connect to: they must know its token. */
import { RequestError } from '../protocol/request-error';
import type { Message } from './message-parser';

/** What a client may request before it has sent the token: none of these reads a file. */
const OPEN: ReadonlySet<string> = new Set(['initialize', 'cancel', 'terminate', 'disconnect']);

/** The token was sent, and is wrong. */
export class WrongToken extends RequestError {}

export class Admission {
  isAdmitted: boolean;

  /** @param isRight whether it is the token; undefined if none is required */
  constructor(private readonly isRight: ((token: string) => boolean) | undefined) {
    this.isAdmitted = isRight === undefined;
  }

  /**
   * Every client passes on the launch configuration; a custom client may send the token
   * with `initialize`, too.
   * @throws RequestError unless the request may be answered
   */
  check(command: string, given: unknown): void {
    if (this.isRight === undefined || this.isAdmitted) return;
    const sent = typeof given === 'object' && given !== null ? (given as Message).token : undefined;
    if (sent === undefined && OPEN.has(command)) return;
    if (sent === undefined)
      throw new RequestError(
        `${command}: "token" is missing. Set "token" in the launch configuration to the token that this server printed when it was started, or that --token gave it.`,
      );
    if (typeof sent !== 'string' || !this.isRight(sent))
      throw new WrongToken(`${command}: "token" is wrong: this server printed its token when it was started.`);
    this.isAdmitted = true;
  }
}
