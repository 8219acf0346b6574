/** What a person sees and does in a session beyond VS Code's own debug view. */
import * as vscode from 'vscode';
import { debugType } from '../launch/configuration/launchConfiguration';
import { registerCommands } from './commands';
import { PathDoubt, withThreshold } from './confidence';
import { EditAndContinueOnEdits } from './editAndContinue';
import { NeuralInlineValues } from './inlineValues';
import { registerIterations } from './iterations';
import type { NeuralSessions } from './neuralSessions';
import { onDidChangeConfidence } from './settings';
import { TIMELINE_VIEW, TimelineView } from './timeline/view';
import { TraceDocuments } from './trace/document';
import type { Unfolding } from './unfolding';

export function registerSessionUi(
  context: vscode.ExtensionContext,
  sessions: NeuralSessions,
  unfolding: Unfolding,
): void {
  const timeline = new TimelineView(context.extensionUri, sessions);
  const inlineValues = new NeuralInlineValues(sessions);
  context.subscriptions.push(
    ...registerCommands(sessions),
    registerIterations(sessions),
    timeline,
    sessions.onDidStop(() => void unfolding.once(TIMELINE_VIEW)),
    vscode.window.registerWebviewViewProvider(TIMELINE_VIEW, timeline),
    new TraceDocuments(sessions),
    vscode.languages.registerInlineValuesProvider({ language: 'python' }, inlineValues),
    onDidChangeConfidence(() => {
      inlineValues.refresh();
    }),
    vscode.debug.registerDebugConfigurationProvider(debugType, withThreshold),
    new PathDoubt(sessions),
    new EditAndContinueOnEdits(sessions),
  );
}
