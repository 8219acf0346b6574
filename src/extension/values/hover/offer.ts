/** Values beside the code are off until somebody wants them: they are offered once, after the first value under the mouse. */
import * as vscode from 'vscode';
import { setting } from '../../host/settings';
import { toggleInlineValuesCommand } from './commandNames';

const KEY = 'neural-debug.offeredInlineValues';

export class InlineValuesOffer {
  constructor(private readonly memento: vscode.Memento) {}

  /** Where they have not been offered before, and are not shown. */
  async make(): Promise<void> {
    if (this.memento.get<boolean>(KEY) === true || setting('inlineValues.enabled', false)) return;
    await this.memento.update(KEY, true);
    const show = vscode.l10n.t('Show Values Beside the Code');
    const picked = await vscode.window.showInformationMessage(
      vscode.l10n.t('Neural Debug can show such values beside the code while you type, too.'),
      show,
      vscode.l10n.t('Not Now'),
    );
    if (picked === show) await vscode.commands.executeCommand(toggleInlineValuesCommand);
  }
}
