/** Who may use a server that any program of this machine (and any page in a browser) can connect to: who knows its token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { RequestError } from '../protocol/request-error';
import type { Message } from './message-parser';

/** What a client may ask for before it has told the token: nothing of these looks at a file. */
const OPEN: ReadonlySet<string> = new Set(['initialize', 'cancel', 'terminate', 'disconnect']);

/** The token was told, and is another one. */
export class WrongToken extends RequestError {}

export class Admission {
  isAdmitted: boolean;

  /** @param token undefined where nobody has to tell one */
  constructor(private readonly token: string | undefined) {
    this.isAdmitted = token === undefined;
  }

  /**
   * Every client passes on what its user has written into the launch configuration; a client of its own may tell the token
   * with `initialize`, too.
   * @throws RequestError unless the request may be answered
   */
  check(command: string, given: unknown): void {
    if (this.token === undefined || this.isAdmitted) return;
    const told = typeof given === 'object' && given !== null ? (given as Message).token : undefined;
    if (told === undefined && OPEN.has(command)) return;
    if (told === undefined)
      throw new RequestError(
        `${command}: "token" is missing. Set "token" in the launch configuration to the token that this server printed when it was started, or that --token gave it.`,
      );
    if (typeof told !== 'string' || !timingSafeEqual(digest(told), digest(this.token)))
      throw new WrongToken(`${command}: "token" is wrong: this server printed its token when it was started.`);
    this.isAdmitted = true;
  }
}

/** Texts of one length take one time to compare, whatever they are. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
