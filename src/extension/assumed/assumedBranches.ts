/** What the active session has assumed on its way to where it stands, and the commands that go another way. */
import * as vscode from 'vscode';
import type { AssumedBranch, AssumedBranches } from '../../adapter/requests/assumption-requests';
import { ask, tryAsk, type NeuralSessions } from '../session/neuralSessions';

/** An assumption as commands refer to it. */
export interface Reference {
  readonly step: number;
  readonly position: number;
}

export class Assumed implements vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<undefined>();
  readonly onDidChange = this.changed.event;
  private readonly listening: vscode.Disposable;
  private session: vscode.DebugSession | undefined;
  private all: readonly AssumedBranch[] = [];

  constructor(sessions: NeuralSessions) {
    this.listening = vscode.Disposable.from(
      sessions.onDidShow((session) => void this.refresh(session)),
      sessions.onDidEnd((session) => {
        if (session === this.session) this.show(undefined, []);
      }),
    );
  }

  /** The latest first. */
  get branches(): readonly AssumedBranch[] {
    return this.all;
  }

  /** Goes another way; asks for the way where there are several. */
  async take(given?: unknown, way?: unknown): Promise<void> {
    const branch = this.find(given);
    if (!this.session || !branch) {
      this.sayNothingAssumed();
      return;
    }
    const index = typeof way === 'number' ? way : await this.otherWay(branch);
    const { step, position } = branch;
    if (index !== undefined && index !== branch.chosen)
      await tryAsk(this.session, 'takeWay', { step, position, way: index });
  }

  /** Asks for a value of what decides. */
  async giveValue(given?: unknown): Promise<void> {
    const branch = this.find(given);
    if (!this.session || !branch) {
      this.sayNothingAssumed();
      return;
    }
    const { step, position, subject } = branch;
    if (subject === undefined) {
      await this.take(given);
      return;
    }
    const { session } = this;
    let refused: Refused | undefined;
    do {
      const value = await askedValue(subject, branch.reason, refused);
      if (value === undefined || value.trim() === '') return;
      refused = await refusal(value, () => ask(session, 'decideByValue', { step, position, value: value.trim() }));
    } while (refused);
  }

  dispose(): void {
    this.listening.dispose();
    this.changed.dispose();
  }

  private find(given: unknown): AssumedBranch | undefined {
    if (!isReference(given)) return this.all[0];
    return this.all.find(({ step, position }) => step === given.step && position === given.position);
  }

  private async otherWay({ ways, chosen, line }: AssumedBranch): Promise<number | undefined> {
    const others = ways.map((label, way) => ({ label, way })).filter(({ way }) => way !== chosen);
    if (others.length <= 1) return others[0]?.way;
    const title = vscode.l10n.t('Which way from line {0}?', line);
    return (await vscode.window.showQuickPick(others, { title }))?.way;
  }

  private sayNothingAssumed(): void {
    void vscode.window.showInformationMessage(
      vscode.l10n.t('Nothing was assumed on the way here: every branch was predicted.'),
    );
  }

  private async refresh(session: vscode.DebugSession): Promise<void> {
    const found = await tryAsk<AssumedBranches>(session, 'assumptions');
    this.show(session, found?.assumptions ?? []);
  }

  private show(session: vscode.DebugSession | undefined, all: readonly AssumedBranch[]): void {
    this.session = session;
    if (all.length === 0 && this.all.length === 0) return;
    this.all = all;
    this.changed.fire(undefined);
  }
}

interface Refused {
  readonly typed: string;
  readonly why: string;
}

/** @param refused what was typed before, which stays, with the reason why it was not taken */
async function askedValue(subject: string, reason: string, refused: Refused | undefined): Promise<string | undefined> {
  return await vscode.window.showInputBox({
    title: vscode.l10n.t('A value for {0}', subject),
    // An input box shows what `validateInput` says of its first value only after Enter.
    prompt:
      refused?.why ??
      vscode.l10n.t('Nothing is known of it: {0}. The session goes on with the value that you give.', reason),
    placeHolder: vscode.l10n.t('a Python expression, such as True, 3 or [1, 2]'),
    ...(refused && { value: refused.typed }),
    validateInput: (text) => (text === refused?.typed ? refused.why : undefined),
  });
}

/** Why a value is not taken; undefined where it is. */
async function refusal(typed: string, take: () => Promise<unknown>): Promise<Refused | undefined> {
  try {
    await take();
    return undefined;
  } catch (error) {
    return { typed, why: error instanceof Error ? error.message : String(error) };
  }
}

function isReference(given: unknown): given is Reference {
  return typeof given === 'object' && given !== null && 'step' in given && 'position' in given;
}
