/** A debug session that abusive requests are sent to: knows which phase it must be in, and what it must still be able to do. */
import { Child, describeEnding } from '../support/process/child';
import { DapClient, type Asked, type Response } from '../support/process/dap-client';
import { inTime, pause } from '../support/process/patience';
import { complaintsIn, signatureOf, type Finding } from './kind';
import { isLive, PROGRAM } from './values';

/** There is nothing more to ask this session. */
export class SessionLost extends Error {
  constructor(readonly finding: Finding) {
    super(finding.text);
  }
}

/** Numbers that the session has told, by the argument that they are for. */
type Known = Record<string, number[]>;

const SHOWN = 300;
const THREAD = { threadId: 1 };

export class Driver {
  readonly child = new Child(['dap']);
  readonly found: Finding[] = [];
  private readonly client = new DapClient(this.child.process.stdout, this.child.process.stdin);
  private readonly known: Known = {};
  private readonly sent = new Map<number, string>();

  constructor(
    readonly program: string,
    /** Seconds. */
    private readonly patience: number,
  ) {}

  get isLaunched(): boolean {
    return this.hasSucceeded('launch');
  }

  get isConfigured(): boolean {
    return this.hasSucceeded('configurationDone');
  }

  get isEnded(): boolean {
    return this.client.count('terminated') > 0;
  }

  /** Sends a request; places for what only the session knows are filled in. */
  send(command: string, given?: unknown): Asked {
    const asked = this.client.ask(command, this.filled(given));
    this.sent.set(asked.seq, `${command} ${shown(given)}`);
    return asked;
  }

  async ask(command: string, given?: unknown): Promise<Response> {
    return await this.answered(this.send(command, given));
  }

  /** @throws SessionLost if there is no answer in time */
  async answered({ command, seq, answer }: Asked): Promise<Response> {
    const waited = await inTime(this.child, answer, this.patience);
    if (waited.kind === 'done') {
      this.learnFrom(waited.value);
      return waited.value;
    }
    throw this.lost(
      `${command}: ${waited.kind === 'late' ? 'late' : await this.ending()}`,
      `${this.sent.get(seq) ?? ''}: ${waited.kind === 'late' ? waited.text : await this.ending()}`,
    );
  }

  /** Answers that came more than once, and ones that speak of errors of ours. */
  twice(): readonly Finding[] {
    const findings: Finding[] = [];
    for (const [seq, answers] of this.client.answers) {
      const [first] = answers;
      const request = this.sent.get(seq) ?? `number ${seq}, which was never sent`;
      if (answers.length > 1 || !this.sent.has(seq))
        findings.push({
          signature: signatureOf('answers', first?.command ?? ''),
          text: `${answers.length} answers to ${request}`,
        });
      for (const { message = '' } of answers)
        if (message.startsWith('Internal error'))
          findings.push({ signature: signatureOf(first?.command ?? '', message), text: `${request}: ${message}` });
    }
    for (const { event, body } of this.client.events) {
      const complaint =
        event === 'output' && body?.category === 'stderr' ? complaintsIn(String(body.output)) : undefined;
      if (complaint) findings.push(complaint);
    }
    return findings;
  }

  /** What must always work: threads, and the stack once the program stands. */
  async probe(): Promise<void> {
    const { success, message } = await this.ask('threads');
    if (!success)
      this.found.push({ signature: signatureOf('threads', message ?? ''), text: `threads fails: ${message ?? ''}` });
    if (this.isLaunched && this.isConfigured) await this.stopped();
  }

  /** Brings the program to a stop, if it has not ended, and learns what can be asked about. @throws SessionLost if it does not come to one */
  async learn(): Promise<void> {
    await this.stopped();
    if (this.isEnded) return;
    for (const frameId of this.known.frameId?.slice(0, 2) ?? []) {
      await this.ask('scopes', { frameId });
      for (const variablesReference of this.known.variablesReference?.slice(-4) ?? [])
        await this.ask('variables', { variablesReference });
    }
  }

  /** Ends the session; the process must end with it. */
  async leave(): Promise<void> {
    this.send('disconnect', {});
    const waited = await inTime(this.child, this.child.ended, this.patience);
    if (waited.kind === 'late') throw this.lost('does not end after disconnect', waited.text);
    const { code } = await this.child.ended;
    if (code !== 0) throw this.lost(`disconnect: ${await this.ending()}`, this.child.err);
  }

  /** Pauses the program if it runs. @throws SessionLost if it does not come to a stop */
  async stopped(): Promise<void> {
    const until = performance.now() + 6 * this.patience * 1000;
    let last = '';
    for (let round = 0; performance.now() < until && !this.isEnded; round++) {
      const { success, message = '' } = await this.ask('stackTrace', THREAD);
      if (success) return;
      last = message;
      if (last.startsWith('No program')) break;
      if (round % 5 === 1) await this.ask('pause', THREAD);
      await pause(50);
    }
    // The event may be on its way.
    await pause(50);
    if (!this.isEnded) throw this.lost('the session does not come to a stop', last);
  }

  private async ending(): Promise<string> {
    return describeEnding(await this.child.ended);
  }

  private lost(what: string, more: string): SessionLost {
    const complaint = complaintsIn(this.child.err);
    return new SessionLost({
      isTimed: !complaint && !this.child.ending,
      signature: signatureOf(what, complaint?.signature ?? ''),
      text: `${what}: ${more}${complaint ? `\n${complaint.text}` : ''}`,
    });
  }

  private hasSucceeded(command: string): boolean {
    return [...this.client.answers.values()].flat().some((one) => one.command === command && one.success);
  }

  private filled(given: unknown): unknown {
    if (given === PROGRAM) return this.program;
    if (isLive(given)) {
      const known = this.known[given.$live] ?? [];
      return known[Math.floor(given.pick * known.length)] ?? Math.floor(given.pick * 5);
    }
    if (Array.isArray(given)) return given.map((item) => this.filled(item));
    if (typeof given !== 'object' || given === null) return given;
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, this.filled(value)]));
  }

  private learnFrom({ command, success, body }: Response): void {
    if (!success) return;
    const all = (list: string, key: string): number[] => {
      const items = (body as Record<string, unknown> | undefined)?.[list];
      return Array.isArray(items)
        ? items.map((item) => (item as Record<string, unknown>)[key]).filter((one) => typeof one === 'number')
        : [];
    };
    if (command === 'stackTrace') {
      this.known.frameId = all('stackFrames', 'id');
      this.known.variablesReference = [];
    }
    if (command === 'scopes') this.add('variablesReference', all('scopes', 'variablesReference'));
    if (command === 'variables') this.add('variablesReference', all('variables', 'variablesReference'));
    if (command === 'gotoTargets' || command === 'stepInTargets') this.known.targetId = all('targets', 'id');
    if (command === 'history') this.known.step = all('steps', 'step');
  }

  private add(name: string, numbers: readonly number[]): void {
    this.known[name] = [...new Set([...(this.known[name] ?? []), ...numbers.filter((number) => number > 0)])];
  }
}

function shown(given: unknown): string {
  const text = given === undefined ? '' : JSON.stringify(given);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length} characters)` : text;
}
