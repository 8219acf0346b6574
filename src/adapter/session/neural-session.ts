/** A debug session: dispatches requests to small services. Messages come and go as objects, whatever carries them. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { breakpointRequests } from '../requests/breakpoint-requests';
import { causeRequests } from '../requests/cause-requests';
import { Context } from './context';
import { evaluationRequests } from '../requests/evaluation-requests';
import { executionRequests } from '../requests/execution-requests';
import type { Answer, Handlers } from '../requests/handler';
import { inputRequests } from '../requests/input-requests';
import { inspectionRequests } from '../requests/inspection-requests';
import { lifecycleRequests } from '../requests/lifecycle-requests';
import { lineRequests } from '../requests/line-requests';
import type { AdapterDependencies } from '../launch/loading';
import { assumptionRequests } from '../requests/assumption-requests';
import { pastRequests } from '../requests/past-requests';
import { sourceRequests } from '../requests/source-requests';
import { travelRequests } from '../requests/travel-requests';
import { RequestArguments } from '../protocol/request-arguments';
import { RequestError } from '../protocol/request-error';
import { Runner } from './runner';
import { shortened } from '../../python/text/shortened';
import { isStackOverflow, TOO_LARGE } from '../protocol/too-deep';
import { responseTo } from '../protocol/events';
import { Admission, WrongToken } from '../wire/admission';
import type { Message } from '../wire/message-parser';

/**
 * Requests whose failure needs no message, or is shown by the caller: hovers, watches, and what views read by themselves, often a moment
 * after the program has gone on.
 */
const QUIET: ReadonlySet<string> = new Set([
  'alternatives',
  'assumptions',
  'completions',
  'decideByValue',
  'evaluate',
  'exceptionInfo',
  'history',
  'inlineValues',
  'replaceSource',
  'scopes',
  'setVariable',
  'stackTrace',
  'threads',
  'variables',
]);

/** Maximum characters of an error message for the client. */
const LONGEST_FAILURE = 2000;
/** The other end of a session. */
export interface Connection {
  send(message: DebugProtocol.ProtocolMessage): void;
  /** Nothing more is sent. */
  close(): void;
  /** The other end is not let in: it may be a page in a browser. */
  hangUp(): void;
}

export interface SessionOptions {
  /** Whether the token that a client sends is the right one; undefined if none is required. */
  readonly isRightToken?: (token: string) => boolean;
  /** The only folder whose files may be read. */
  readonly folder?: string;
  /** Whether strangers may be at the other end, who get no answer before they have spoken the protocol. */
  readonly isOpen?: boolean;
}

export class NeuralDebugSession {
  private readonly context: Context;
  private readonly handlers: Handlers;
  /** Unanswered requests, by their number. */
  private readonly pending = new Map<number, AbortController>();
  private readonly admission: Admission;
  private readonly isOpen: boolean;
  private readonly runner: Runner;
  private lastNumber = 0;
  /** The other end is known to speak the protocol. */
  private isSpokenTo = false;

  constructor(
    dependencies: AdapterDependencies,
    private readonly connection: Connection,
    { isRightToken, folder, isOpen = false }: SessionOptions = {},
  ) {
    this.isOpen = isOpen;
    this.admission = new Admission(isRightToken);
    const send = (event: DebugProtocol.Event): void => {
      this.send(event);
    };
    const close = (): void => {
      connection.close();
    };
    this.context = new Context(dependencies, send, close, folder);
    const runner = new Runner(this.context);
    this.runner = runner;
    this.handlers = {
      ...lifecycleRequests(this.context, runner),
      ...breakpointRequests(this.context),
      ...executionRequests(this.context, runner),
      ...inspectionRequests(this.context),
      ...evaluationRequests(this.context),
      ...sourceRequests(this.context),
      ...travelRequests(this.context, runner),
      ...pastRequests(this.context, runner),
      ...assumptionRequests(this.context, runner),
      ...inputRequests(this.context),
      ...lineRequests(this.context),
      ...causeRequests(this.context),
    };
  }

  /** The other end has gone: nothing waits for the result of a running command any more. */
  disconnected(): void {
    this.runner.pause();
  }

  /** The input may be anything. */
  receive(message: Message): void {
    const { type, seq, command } = message;
    if (type === 'response' || type === 'event') return;
    if (type !== 'request') {
      this.misread(`A message must have the "type" request, not ${typeof type === 'string' ? type : typeof type}.`);
      return;
    }
    this.isSpokenTo = true;
    const number = typeof seq === 'number' && Number.isSafeInteger(seq) ? seq : 0;
    const name = typeof command === 'string' ? shortened(command) : '';
    this.dispatchRequest({ type, seq: number, command: name, arguments: message.arguments });
  }

  /** Something came that is no message. A client that does not speak the protocol gets no answer: it may be a page in a browser. */
  misread(problem: string): void {
    const text = shortened(problem);
    console.error(`neural-debug: ${text}`);
    if (!this.isOpen || (this.isSpokenTo && this.admission.isAdmitted)) {
      this.context.output(`Input that cannot be read: ${text}\n`, 'stderr');
      return;
    }
    this.connection.hangUp();
  }

  private send(message: DebugProtocol.ProtocolMessage): void {
    message.seq = this.lastNumber += 1;
    this.connection.send(message);
  }

  /** Every failure becomes exactly one failed response. */
  private dispatchRequest(request: DebugProtocol.Request): void {
    const response = responseTo(request);
    const { command, seq } = request;
    const fail = (error: unknown): void => {
      this.pending.delete(seq);
      this.fail(response, error);
    };
    try {
      if (command === '') throw new RequestError('A request needs a "command" that is a string.');
      this.admission.check(command, request.arguments);
      if (command === 'cancel') this.cancel(request.arguments);
      const handler = Object.hasOwn(this.handlers, command) ? this.handlers[command] : undefined;
      if (!handler) throw new RequestError(`Neural Debug has no request "${command}".`);
      const cancel = new AbortController();
      const answer = handler(new RequestArguments(command, request.arguments), cancel.signal);
      if (answer instanceof Promise) {
        this.pending.set(seq, cancel);
        answer.then((done) => {
          this.pending.delete(seq);
          this.finish(response, done);
        }, fail);
      } else this.finish(response, answer);
    } catch (error) {
      fail(error);
    }
  }

  /** A request that has already been answered cannot be canceled, which is not an error. */
  private cancel(given: unknown): void {
    const request = new RequestArguments('cancel', given).optionalNumber('requestId');
    if (request !== undefined) this.pending.get(request)?.abort();
  }

  private finish(response: DebugProtocol.Response, { body, after }: Answer): void {
    if (body) response.body = body as unknown;
    this.send(response);
    after?.();
  }

  private fail(response: DebugProtocol.Response, error: unknown): void {
    const isCancelled = error instanceof Error && error.name === 'AbortError';
    const isTooDeep = isStackOverflow(error);
    const expected = error instanceof RequestError || isCancelled || isTooDeep;
    const text = isCancelled ? 'cancelled' : isTooDeep ? TOO_LARGE : tooLong(messageOf(error));
    if (!expected) {
      const stack = error instanceof Error ? tooLong(error.stack ?? text) : text;
      this.context.output(`Internal error: ${stack}\n`, 'stderr');
    }
    // The answer may already have been sent, if what follows it failed.
    if (response.seq > 0) return;
    const format = expected ? text : `Internal error: ${text}`;
    response.success = false;
    response.message = format;
    const showUser = !QUIET.has(response.command) && !isCancelled;
    response.body = { error: { id: expected ? 1 : 2, format, showUser } };
    this.send(response);
    if (!(error instanceof WrongToken)) return;
    this.connection.hangUp();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** An error may quote megabytes of text. */
function tooLong(text: string): string {
  return text.length <= LONGEST_FAILURE ? text : `${text.slice(0, LONGEST_FAILURE)}…`.toWellFormed();
}
