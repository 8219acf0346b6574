/** The visible status of the model host: an item in the status bar for Python files, and a message when it crashes. */
import * as vscode from 'vscode';
import type { HostCrash, HostState, ModelHost } from './modelHost';

/** Milliseconds that work must take to be shown. */
const NOTICEABLE = 300;
/** Milliseconds for which it is said that something has been done. */
const SHOWN = 5000;

const showLogCommand = 'neural-debug.showLog';
const restartCommand = 'neural-debug.restartModel';

export function registerHostStatus(
  context: vscode.ExtensionContext,
  host: ModelHost,
  log: vscode.LogOutputChannel,
): void {
  const item = vscode.languages.createLanguageStatusItem('neural-debug.model', [
    { language: 'python' },
    { notebookType: '*', language: 'python' },
  ]);
  item.name = vscode.l10n.t('Neural Debug: model');
  item.command = { command: showLogCommand, title: vscode.l10n.t('Show Log') };
  const show = (state: HostState): void => {
    item.text = stateText(state);
    item.detail = state.detail;
    item.busy = state.state === 'starting' || state.state === 'loading' || state.state === 'busy';
    item.severity =
      state.state === 'failed' ? vscode.LanguageStatusSeverity.Error : vscode.LanguageStatusSeverity.Information;
  };
  show(host.state);
  let waiting: NodeJS.Timeout | undefined;
  context.subscriptions.push(
    item,
    host.onDidChangeState((state) => {
      clearTimeout(waiting);
      if (state.state === 'busy') waiting = setTimeout(show, NOTICEABLE, state);
      else show(state);
    }),
    host.onDidCrash((crash) => {
      void tellCrash(crash, log);
    }),
    vscode.commands.registerCommand(showLogCommand, () => {
      log.show();
    }),
    vscode.commands.registerCommand(restartCommand, () => restart(host, log)),
  );
}

function stateText({ state }: HostState): string {
  switch (state) {
    case 'idle':
      return vscode.l10n.t('Neural Debug: the model loads when it is needed');
    case 'starting':
    case 'loading':
      return vscode.l10n.t('Neural Debug: loading the model');
    case 'ready':
      return vscode.l10n.t('Neural Debug: ready');
    case 'busy':
      return vscode.l10n.t('Neural Debug: predicting');
    case 'failed':
      return vscode.l10n.t('Neural Debug: no model');
  }
}

async function tellCrash({ reason, isRestarted }: HostCrash, log: vscode.LogOutputChannel): Promise<void> {
  const text = isRestarted
    ? vscode.l10n.t(
        'The model process has ended unexpectedly ({0}) and was restarted. Its sessions have ended.',
        reason,
      )
    : vscode.l10n.t(
        'The model process has ended several times ({0}) and is not restarted automatically. Your files are not affected.',
        reason,
      );
  const showLog = vscode.l10n.t('Show Log');
  const startAgain = vscode.l10n.t('Start Again');
  const choices = isRestarted ? [showLog] : [startAgain, showLog];
  const choice = await vscode.window.showWarningMessage(`Neural Debug: ${text}`, ...choices);
  if (choice === showLog) log.show();
  if (choice === startAgain) await vscode.commands.executeCommand(restartCommand);
}

async function restart(host: ModelHost, log: vscode.LogOutputChannel): Promise<void> {
  const title = vscode.l10n.t('Neural Debug: restarting the model');
  try {
    await vscode.window.withProgress({ location: vscode.ProgressLocation.Notification, title }, () => host.restart());
    vscode.window.setStatusBarMessage(`$(check) ${vscode.l10n.t('Neural Debug: the model was restarted')}`, SHOWN);
  } catch (error) {
    log.error(String(error));
    log.show();
  }
}
