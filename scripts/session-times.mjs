/**
 * How fast a session feels, over the protocol, with all that VS Code asks for at a stop: stack, variables, inline values, timeline.
 * Used by `bench.mjs`.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { DebugClient } from '@vscode/debugadapter-testsupport';

/** Steps that are timed one by one. */
const STEPS = 150;
/** Steps of the long recording, and places that are gone to in it. */
const RECORDED = 20_000;
const PLACES = 40;
const LIMIT = 120_000;

/** Five lines a round, of which all but the header are computed. */
const LOOP = `def f(n):
    total = 0
    words = []
    for i in range(n):
        square = i * i % 97
        words.append(square)
        if square > 50:
            total += len(words)
    return total
`;
/** A run that is long by itself, and cheap to predict: only going through it counts. */
const LONG = `def f():
    on = False
    while True:
        on = True
        on = False
`;

/** Times in milliseconds. */
export async function sessionTimes(folder) {
  return {
    steps: await stepTimes(folder),
    loop: await loopTime(folder),
    back: await backTimes(folder),
  };
}

/** From `next` to the stop, while what was asked for at the stop before is still being answered. */
async function stepTimes(folder) {
  const session = await Session.begin(folder, LOOP, { args: ['200'], stopOnEntry: true });
  const times = [];
  for (let step = 0; step < STEPS; step++) {
    await session.show();
    times.push(await session.go('next'));
  }
  await session.end();
  // The first ones warm up.
  return times.slice(10);
}

/** 1,000 steps in one run. */
async function loopTime(folder) {
  const session = await Session.begin(folder, LOOP, { args: ['400'], stopOnEntry: true, maxSteps: 1000 });
  const time = await session.go('continue');
  await session.end();
  return time;
}

/** A step back, a journey to any step, and a run back to a breakpoint, in a long recording. */
async function backTimes(folder) {
  const session = await Session.begin(folder, LONG, { args: [], stopOnEntry: true, maxSteps: RECORDED });
  await session.go('continue');
  await session.show();
  const times = [];
  for (let place = 0; place < PLACES; place++) {
    const step = 100 + ((place * 7919) % (RECORDED - 200));
    times.push(await session.timed(() => session.ask('travel', { step })));
    times.push(await session.go('stepBack'));
  }
  times.push(await session.timed(() => session.ask('travel', { step: RECORDED - 10 })));
  await session.client.setBreakpointsRequest({ source: { path: session.program }, breakpoints: [{ line: 2 }] });
  times.push(await session.go('reverseContinue'));
  await session.end();
  return times;
}

class Session {
  asked = Promise.resolve();

  constructor(adapter, client, program) {
    this.adapter = adapter;
    this.client = client;
    this.program = program;
    this.ended = new Promise((done) => adapter.once('exit', done));
  }

  static async begin(folder, text, launch) {
    const program = join(folder, 'timed.py');
    writeFileSync(program, text);
    const adapter = spawn(process.execPath, ['dist/cli.js', 'dap'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const client = new DebugClient('', '', 'neural-python');
    client.defaultTimeout = LIMIT;
    client.connect(adapter.stdout, adapter.stdin);
    const session = new Session(adapter, client, program);
    const ready = client.waitForEvent('initialized', LIMIT);
    await client.initializeRequest();
    await Promise.all([ready, client.launchRequest({ program, function: 'f', ...launch })]);
    const stopped = client.waitForEvent('stopped', LIMIT);
    await client.configurationDoneRequest();
    await stopped;
    return session;
  }

  /** Milliseconds from a command to the stop that follows. */
  async go(command) {
    return await this.timed(() => this.ask(command, { threadId: 1 }));
  }

  async timed(command) {
    const stopped = this.client.waitForEvent('stopped', LIMIT);
    const began = performance.now();
    await command();
    await stopped;
    return performance.now() - began;
  }

  ask(command, given) {
    return this.client.customRequest(command, given);
  }

  /** What VS Code asks for at a stop; the rest is answered while the user goes on. */
  async show() {
    await this.asked;
    const { stackFrames } = (await this.client.stackTraceRequest({ threadId: 1 })).body;
    const frameId = stackFrames[0].id;
    const last = this.seen ?? 0;
    const page = this.ask('history', { start: last, since: 0 });
    const values = this.ask('inlineValues', { frameId });
    const scopes = this.client.scopesRequest({ frameId }).then(async ({ body }) => {
      const [locals] = body.scopes;
      await this.client.variablesRequest({ variablesReference: locals.variablesReference });
    });
    this.asked = Promise.allSettled([page, values, scopes, this.ask('alternatives'), this.ask('assumptions')]);
    this.seen = (await page).body.last;
  }

  async end() {
    await this.asked;
    await this.client.disconnectRequest();
    await this.ended;
  }
}
