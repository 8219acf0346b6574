/** The check of predictions by evaluation: its setting, and the item in the status bar that shows and switches it. */
import * as vscode from 'vscode';
import { debugType } from '../launch/configuration/launchConfiguration';
import { type CheckChoice, checkText } from './checkText';
import type { ModelHost } from './modelHost';
import { affects, change, setting } from './settings';

const toggleCheckCommand = 'neural-debug.toggleCheck';
/** Among the items about the language of the file. */
const PRIORITY = 99;
/** Milliseconds for which it is said that it has been switched. */
const SAID = 4000;

/** Never in a folder that is not trusted. */
function checkChoice(): CheckChoice {
  if (!vscode.workspace.isTrusted) return 'untrusted';
  return setting('check', 'always') === 'never' ? 'off' : 'on';
}

export function isCheckWanted(): boolean {
  return checkChoice() === 'on';
}

export function registerCheck(context: vscode.ExtensionContext, host: ModelHost, log: vscode.LogOutputChannel): void {
  const item = vscode.window.createStatusBarItem('neural-debug.check', vscode.StatusBarAlignment.Right, PRIORITY);
  item.name = vscode.l10n.t('Neural Debug: check of predictions');
  item.command = toggleCheckCommand;
  const show = (): void => {
    const { text, tooltip, spoken, isWarning } = checkText(checkChoice(), host.check, vscode.l10n);
    item.text = text;
    item.tooltip = new vscode.MarkdownString(tooltip);
    item.accessibilityInformation = { label: spoken, role: 'button' };
    item.backgroundColor = isWarning ? new vscode.ThemeColor('statusBarItem.warningBackground') : undefined;
    if (isOfUse()) item.show();
    else item.hide();
  };
  const turn = async (): Promise<void> => {
    try {
      await host.switchCheck(isCheckWanted());
    } catch (error) {
      log.error(String(error));
    }
    show();
  };
  show();
  context.subscriptions.push(
    item,
    host.onDidChangeCheck(show),
    vscode.window.onDidChangeActiveTextEditor(show),
    vscode.debug.onDidChangeActiveDebugSession(show),
    vscode.workspace.onDidGrantWorkspaceTrust(turn),
    vscode.workspace.onDidChangeConfiguration((event) => (affects(event, 'check') ? turn() : undefined)),
    vscode.commands.registerCommand(toggleCheckCommand, async () => {
      if (checkChoice() === 'untrusted') await vscode.commands.executeCommand('workbench.trust.manage');
      else if (checkChoice() === 'on' && host.check?.state === 'failed') await turn();
      else {
        await change('check', isCheckWanted() ? 'never' : 'always');
        if (!isOfUse()) vscode.window.setStatusBarMessage(switchedText(), SAID);
      }
    }),
  );
}

/** Where no item shows it. */
function switchedText(): string {
  return isCheckWanted()
    ? `$(verified) ${vscode.l10n.t('Predictions are checked')}`
    : `$(unverified) ${vscode.l10n.t('Predictions are not checked')}`;
}

/** With a Python file, or in a session. */
function isOfUse(): boolean {
  return (
    vscode.window.activeTextEditor?.document.languageId === 'python' ||
    vscode.debug.activeDebugSession?.type === debugType
  );
}
