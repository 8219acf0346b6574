/** Sessions that ended with the model process can be continued in the next one. */
import * as vscode from 'vscode';
import type { Place, StoppedBody } from '../../adapter/session/stop-events';
import type { HostCrash, ModelHost } from '../host/modelHost';
import { debugType } from '../launch/configuration/launchConfiguration';
import { LostSessions } from './lostSessions';

interface Message {
  readonly type?: string;
  readonly event?: string;
  readonly command?: string;
  readonly body?: unknown;
}

/** Milliseconds until VS Code notices that the sessions are gone. */
const NOTICED = 500;

export function registerRevival(context: vscode.ExtensionContext, host: ModelHost): void {
  const lost = new LostSessions<vscode.DebugSession>();
  const offerAll = (isRestarted: boolean): void => {
    const all = lost.take(Date.now());
    if (!isRestarted) return;
    setTimeout(() => {
      for (const { session, place } of all) void offer(session, place);
    }, NOTICED);
  };
  context.subscriptions.push(
    vscode.debug.registerDebugAdapterTrackerFactory(debugType, {
      createDebugAdapterTracker: (session) => ({
        onWillReceiveMessage: ({ command }: Message) => {
          if (command === 'disconnect' || command === 'terminate') lost.left(session, Date.now());
        },
        onDidSendMessage: ({ type, event, body }: Message) => {
          if (type !== 'event') return;
          if (event === 'stopped') lost.stopped(session, (body as StoppedBody).place);
          if (event === 'terminated') lost.ended(session);
        },
      }),
    }),
    host.onDidCrash(({ isRestarted }: HostCrash) => {
      offerAll(isRestarted);
    }),
    host.onDidRestart(() => {
      offerAll(true);
    }),
  );
}

async function offer(session: vscode.DebugSession, { step, last, isRepeatable }: Place): Promise<void> {
  const { name, workspaceFolder, configuration } = session;
  const text = isRepeatable
    ? vscode.l10n.t('{0} has ended at step {1}. It can be predicted again up to there.', name, step)
    : vscode.l10n.t(
        '{0} has ended at step {1}. It can be predicted again from its start; what you changed on the way is not repeated.',
        name,
        step,
      );
  const again = isRepeatable ? vscode.l10n.t('Continue from There') : vscode.l10n.t('Start Again');
  if ((await vscode.window.showWarningMessage(`Neural Debug: ${text}`, again)) !== again) return;
  const resume = isRepeatable ? { resume: { step, last } } : {};
  // The text is included if it is not on disk, so saving is not required.
  await vscode.debug.startDebugging(
    workspaceFolder,
    { ...configuration, ...resume },
    { suppressSaveBeforeStart: true },
  );
}
