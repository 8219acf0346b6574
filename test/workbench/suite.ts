import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import * as vscode from 'vscode';

interface Stop {
  readonly line: number;
  readonly frames: readonly string[];
  readonly variables: ReadonlyMap<string, string>;
}

interface StackTrace {
  readonly stackFrames: readonly { readonly id: number; readonly name: string; readonly line: number }[];
}

/** What runs inside VS Code's extension host: the same session as session.test.ts, through the API instead of the screen. */
export async function run(): Promise<void> {
  const [program] = await vscode.workspace.findFiles('shop.py');
  ok(program, 'the project is open');
  await vscode.window.showTextDocument(program);
  vscode.debug.addBreakpoints([new vscode.SourceBreakpoint(new vscode.Location(program, new vscode.Position(5, 0)))]);

  const session = new StoppedSession();
  // No configuration at all: what F5 does without a launch.json.
  const entry = await session.after(() => vscode.commands.executeCommand('workbench.action.debug.start'));
  strictEqual(entry.line, 1);
  const atBreakpoint = await session.after(() => vscode.commands.executeCommand('workbench.action.debug.continue'));
  strictEqual(atBreakpoint.line, 6);
  deepStrictEqual(atBreakpoint.frames, ['total', '<module>']);
  ok(atBreakpoint.variables.get('prices')?.includes('[30, 120, 75]'));
  const back = await session.after(() => vscode.commands.executeCommand('workbench.action.debug.stepBack'));
  ok(back.line === 4 || back.line === 5, `step back went to line ${back.line}`);
  const start = await session.after(() => vscode.commands.executeCommand('workbench.action.debug.reverseContinue'));
  strictEqual(start.line, 1);
  await vscode.debug.stopDebugging();
}

/** Waits for `stopped` events and reads the state at each. */
class StoppedSession {
  private stopped: (() => void) | undefined;

  constructor() {
    vscode.debug.registerDebugAdapterTrackerFactory('neural-python', {
      createDebugAdapterTracker: () => ({
        onDidSendMessage: (message: { readonly event?: string }) => {
          if (message.event === 'stopped') this.stopped?.();
        },
      }),
    });
  }

  async after(action: () => Thenable<unknown>): Promise<Stop> {
    const stop = new Promise<void>((resolve, reject) => {
      this.stopped = resolve;
      setTimeout(reject, 60_000, new Error('No stop within a minute.')).unref();
    });
    await action();
    await stop;
    return this.read();
  }

  private async read(): Promise<Stop> {
    const session = vscode.debug.activeDebugSession;
    ok(session, 'a session is active');
    const stack = (await session.customRequest('stackTrace', { threadId: 1 })) as StackTrace;
    const [top] = stack.stackFrames;
    ok(top, 'the stack has a frame');
    const { scopes } = (await session.customRequest('scopes', { frameId: top.id })) as {
      scopes: readonly { readonly variablesReference: number }[];
    };
    const { variables } = (await session.customRequest('variables', {
      variablesReference: scopes[0]?.variablesReference,
    })) as { variables: readonly { readonly name: string; readonly value: string }[] };
    return {
      line: top.line,
      frames: stack.stackFrames.map((frame) => frame.name),
      variables: new Map(variables.map(({ name, value }) => [name, value])),
    };
  }
}
