/** What agents get from this extension: tools, a server and a skill file; and what a person gets of the same tools: repairs. */
import * as vscode from 'vscode';
import type { ModelHost } from '../host/modelHost';
import type { Outline } from '../launch/calls/outline';
import { registerLanguageModelTools } from './languageModelTools';
import { copySkillCommand, findRepairsCommand } from './agentNames';
import { Repairs } from './repairs';
import { registerServerDefinition } from './serverDefinition';
import { serverPlace } from './serverPlace';
import { copySkill } from './skill';

export function registerAgents(context: vscode.ExtensionContext, host: ModelHost, outline: Outline): void {
  const repairs = new Repairs(host, outline);
  const server = registerServerDefinition(vscode, serverPlace(context));
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
