/** Requests with good, nearly good and absurd arguments, in every phase of a session: one answer each, in time, and the session lives. */
import { join } from 'node:path';
import { inTime } from '../support/process/patience';
import { complaintsIn, signatureOf, type Finding, type Kind } from './kind';
import type { Random } from './random';
import type { Schema, Shape } from './schema';
import { Driver, SessionLost } from './session-driver';
import { shorter } from './shrink';
import { absurd, nearlyValid, valid } from './values';

export const PHASES = ['new', 'initialized', 'launched', 'stopped', 'running', 'ended'] as const;
export type Phase = (typeof PHASES)[number];

export interface Ask {
  readonly command: string;
  readonly given?: unknown;
}

/** A session with what is asked in each of its phases. */
export interface RequestCase {
  readonly launch: Readonly<Record<string, unknown>>;
  readonly asks: Readonly<Record<Phase, readonly Ask[]>>;
  /** Whether a request is sent before the one before it is answered. */
  readonly isHasty: boolean;
}

const EMPTY: RequestCase['asks'] = { new: [], initialized: [], launched: [], stopped: [], running: [], ended: [] };
/** How many requests at most; starting a process takes longer than hundreds of them. */
const MOST: Readonly<Record<Phase, number>> = {
  new: 20,
  initialized: 60,
  launched: 60,
  stopped: 200,
  running: 60,
  ended: 20,
};
/** What a phase is for is asked more often in it. */
const FAVOURED: Readonly<Partial<Record<Phase, readonly string[]>>> = {
  initialized: ['launch'],
  launched: ['setBreakpoints', 'setFunctionBreakpoints', 'setDataBreakpoints', 'setExceptionBreakpoints'],
  stopped: [
    'evaluate',
    'setVariable',
    'setExpression',
    'completions',
    'setBreakpoints',
    'restart',
    'replaceSource',
    'gotoTargets',
  ],
};
const FAVOUR = 0.3;
/** What ends the session is asked at its end; after it there is nobody to ask, or little to say. */
const LAST: ReadonlySet<string> = new Set(['disconnect', 'terminate']);
const LAUNCHES: readonly Readonly<Record<string, unknown>>[] = [
  { function: 'work', args: '[3, 1, 2], bonus=4', stopOnEntry: true },
  { function: 'spin', args: '1', stopOnEntry: true },
  { function: 'spin', args: '1', stopOnEntry: true },
  { function: 'spin', args: '[1, [2, {}]]', stopOnEntry: true },
  { stopOnEntry: true },
];
const PATIENCE = 10;

export class Requests implements Kind<RequestCase> {
  readonly name = 'requests';
  readonly unit = 'requests';
  tried = 0;
  private readonly commands: readonly string[];

  constructor(private readonly schema: Schema) {
    this.commands = [...schema.keys()].filter((command) => !LAST.has(command));
  }

  make(random: Random): RequestCase {
    const asks = Object.fromEntries(
      PHASES.map((phase) => [phase, random.times(1 + random.below(MOST[phase]), () => this.ask(random, phase))]),
    ) as unknown as RequestCase['asks'];
    return { launch: random.pick(LAUNCHES), asks, isHasty: random.chance(0.3) };
  }

  async run(one: RequestCase): Promise<readonly Finding[]> {
    const driver = new Driver(join(process.cwd(), 'test/fuzz/program.py'), PATIENCE);
    try {
      for (const phase of PHASES) {
        await enter(driver, phase, one);
        await this.askAll(driver, phase, one);
        await driver.probe();
      }
      await driver.leave();
    } catch (error) {
      if (!(error instanceof SessionLost)) throw error;
      driver.found.push(error.finding);
    } finally {
      await driver.child.end();
    }
    const complaint = complaintsIn(driver.child.err);
    return [...driver.found, ...driver.twice(), ...(complaint ? [complaint] : [])];
  }

  *smaller(one: RequestCase): Iterable<RequestCase> {
    const all = PHASES.flatMap((phase) => one.asks[phase].map((ask) => ({ phase, ask })));
    for (const rest of shorter(all)) {
      const asks = Object.fromEntries(
        PHASES.map((phase) => [phase, rest.filter((item) => item.phase === phase).map(({ ask }) => ask)]),
      ) as unknown as RequestCase['asks'];
      yield { ...one, asks: { ...EMPTY, ...asks } };
    }
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private ask(random: Random, phase: Phase): Ask {
    if (random.chance(0.02))
      return { command: random.pick(['', 'x', '__proto__', 'toString', 'constructor']), given: {} };
    const command = random.pick(random.chance(FAVOUR) ? (FAVOURED[phase] ?? this.commands) : this.commands);
    const shape: Shape = this.schema.get(command) ?? { kind: 'any' };
    const kind = random.fraction();
    if (kind < 0.45) return { command, given: valid(shape, random) };
    if (kind < 0.9) return { command, given: nearlyValid(shape, random) };
    return kind < 0.95 ? { command } : { command, given: absurd(random) };
  }

  private async askAll(driver: Driver, phase: Phase, { asks: all, isHasty }: RequestCase): Promise<void> {
    const asks = all[phase];
    this.tried += asks.length;
    const sent = [];
    for (const { command, given } of asks) {
      const asked = driver.send(command, given);
      sent.push(asked);
      if (isHasty) continue;
      const { message } = await driver.answered(asked);
      // A step before has been made, or is still being made.
      if (phase === 'stopped' && message?.startsWith('The program is running')) await driver.stopped();
    }
    for (const asked of sent) await driver.answered(asked);
  }
}

/** Brings the session into a phase by what every client sends; requests before may have done that already, or have gone further. */
async function enter(driver: Driver, phase: Phase, { launch }: RequestCase): Promise<void> {
  if (phase === 'initialized')
    await driver.ask('initialize', {
      adapterID: 'fuzz',
      linesStartAt1: true,
      columnsStartAt1: true,
      pathFormat: 'path',
    });
  if (phase === 'launched' && !driver.isLaunched) {
    const { success, message } = await driver.ask('launch', { program: driver.program, ...launch });
    if (!success && !driver.isEnded) throw lost('launch fails after requests that failed', message ?? '');
  }
  if (phase === 'stopped' && driver.isLaunched && !driver.isEnded) {
    if (!driver.isConfigured) await driver.ask('configurationDone');
    await driver.learn();
  }
  if (phase === 'running' && !driver.isEnded) await driver.ask('continue', { threadId: 1 });
  if (phase === 'ended') {
    const { answer } = driver.send('terminate', {});
    const waited = await inTime(driver.child, answer, PATIENCE);
    if (waited.kind !== 'done') throw lost(`terminate: ${waited.kind}`, driver.child.err);
  }
}

function lost(what: string, more: string): SessionLost {
  return new SessionLost({ signature: signatureOf(what, more), text: `${what}: ${more}` });
}
