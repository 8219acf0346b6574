/** What agents get from this extension: tools, a server and a skill file; and what a person gets of the same tools: repairs. */
import * as vscode from 'vscode';
import type { ModelHost } from '../host/modelHost';
import type { Outline } from '../launch/calls/outline';
import { registerLanguageModelTools } from './languageModelTools';
import { copySkillCommand, findRepairsCommand } from './agentNames';
import { Repairs } from './repairs';
import type { ServerPlace } from './serverDefinition';
import { serverPlace } from './serverPlace';
import { copySkill } from './skill';

/** Offers the server of tools to the editor; undefined where that knows none. */
export type ServerStart = (place: ServerPlace) => vscode.Disposable | undefined;

export function registerAgents(
  context: vscode.ExtensionContext,
  host: ModelHost,
  outline: Outline,
  startServer?: ServerStart,
): void {
  const repairs = new Repairs(host, outline);
  const server = startServer?.(serverPlace(context));
  context.subscriptions.push(
    repairs,
    ...registerLanguageModelTools(context, host),
    ...(server ? [server] : []),
    vscode.commands.registerCommand(copySkillCommand, () => copySkill(context)),
    vscode.commands.registerCommand(findRepairsCommand, () => repairs.find()),
    vscode.languages.registerCodeActionsProvider({ language: 'python' }, repairs, {
      providedCodeActionKinds: [Repairs.kind],
    }),
  );
}
