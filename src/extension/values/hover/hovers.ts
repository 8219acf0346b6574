/** Predicted values under the mouse, where no session runs. */
import * as vscode from 'vscode';
import { HoverRequest, type HoverResult } from '../../../adapter/service/protocol';
import { setting } from '../../host/settings';
import type { ModelHost } from '../../host/modelHost';
import { chooseExampleCommand } from '../../launch/functions/commandNames';
import { isPredictable } from '../../launch/configuration/programOfDocument';
import { reasonOf } from '../requests/failures';
import { failureText, hoverText } from '../text/hoverText';
import type { Explanations } from './explain';
import type { InlineValuesOffer } from './offer';
import { commandLink } from '../text/markdown';
import { explainLineCommand, whatIfCommand } from './commandNames';
import { requestInStatusBar } from '../requests/requestProgress';
import { isDebugged, type Target, type Targets } from '../requests/targets';

/** Milliseconds until a hover shows what is known so far. VS Code does not ask again while it is shown. */
const PATIENCE = 2000;

export class PredictedHovers implements vscode.HoverProvider {
  constructor(
    private readonly host: ModelHost,
    private readonly targets: Targets,
    private readonly explanations: Explanations,
    private readonly offer: InlineValuesOffer,
  ) {}

  async provideHover(
    document: vscode.TextDocument,
    position: vscode.Position,
    token: vscode.CancellationToken,
  ): Promise<vscode.Hover | undefined> {
    const explanation = this.explanations.take(document, position);
    if (explanation !== undefined) return new vscode.Hover(markdown(explanation));
    if (!setting('hover.enabled', true, document)) return undefined;
    if (!isPredictable(document) || isDebugged(document)) return undefined;
    let target: Target | undefined;
    try {
      target = await this.targets.at(document, position.line);
      const { line, character } = position;
      const params = { ...target.params, line, character, patience: PATIENCE };
      const title = vscode.l10n.t('Predicting {0}', target.item?.name ?? vscode.l10n.t('the code outside functions'));
      const result = await requestInStatusBar(this.host, HoverRequest, params, title, token);
      if (result === null) return undefined;
      this.targets.learn(document, target.item, result);
      if (result.values.length > 0) void this.offer.make();
      return hoverOf(document, result, target, position.line);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === undefined || !document.getWordRangeAtPosition(position)) return undefined;
      return new vscode.Hover(markdown(failureText(reason, exampleLink(document, target), vscode.l10n)));
    }
  }
}

function hoverOf(document: vscode.TextDocument, result: HoverResult, target: Target, line: number): vscode.Hover {
  const links = [
    ...exampleLink(document, target),
    commandLink(vscode.l10n.t('Explain line'), explainLineCommand, [document.uri, line]),
    commandLink(vscode.l10n.t('What if…'), whatIfCommand, [document.uri, line]),
  ];
  const { start, end } = result.range;
  const range = new vscode.Range(start.line, start.character, end.line, end.character);
  return new vscode.Hover(markdown(hoverText(result, links, vscode.l10n)), range);
}

function exampleLink(document: vscode.TextDocument, target: Target | undefined): string[] {
  if (!target?.item) return [];
  return [commandLink(vscode.l10n.t('Change example'), chooseExampleCommand, [document.uri, target.item.name])];
}

/** Only our own commands work in it. */
export function markdown(text: string): vscode.MarkdownString {
  const result = new vscode.MarkdownString(text, true);
  result.isTrusted = { enabledCommands: [chooseExampleCommand, explainLineCommand, whatIfCommand] };
  return result;
}
