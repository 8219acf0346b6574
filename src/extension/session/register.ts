/** What a person sees and does in a session beyond VS Code's own debug view. */
import * as vscode from 'vscode';
import { debugType } from '../launch/configuration/launchConfiguration';
import { registerCommands } from './sessionCommands';
import { PathDoubt, withThreshold } from './confidenceMarks';
import { onDidLearnWidths } from './editorColumns';
import { onDidChangeMarks } from './lineMarks';
import { EditAndContinueOnEdits } from './editAndContinue';
import { noteFirstSteps } from './firstSteps';
import { followNewSessions } from './newSessionFocus';
import { NeuralInlineValues } from './stoppedInlineValues';
import { registerIterations } from './lineExecutions';
import type { NeuralSessions } from './neuralSessions';
import { onDidChangeConfidence } from './sessionSettings';
import { TIMELINE_VIEW, TimelineView } from './timeline/view';
import { TraceDocuments } from './trace/document';
import { registerTypedInput } from './typedInput';
import type { Unfolding } from './unfolding';

export function registerSessionUi(
  context: vscode.ExtensionContext,
  sessions: NeuralSessions,
  unfolding: Unfolding,
): void {
  const timeline = new TimelineView(context.extensionUri, sessions, context.globalState);
  const inlineValues = new NeuralInlineValues(sessions);
  context.subscriptions.push(
    ...registerCommands(sessions),
    registerIterations(sessions),
    timeline,
    sessions.onDidStop(() => void unfolding.once(TIMELINE_VIEW)),
    // A small page: kept while another view is shown, it is there at once when it is shown again.
    vscode.window.registerWebviewViewProvider(TIMELINE_VIEW, timeline, {
      webviewOptions: { retainContextWhenHidden: true },
    }),
    new TraceDocuments(sessions),
    vscode.languages.registerInlineValuesProvider({ language: 'python' }, inlineValues),
    onDidChangeConfidence(() => {
      inlineValues.refresh();
    }),
    onDidLearnWidths(() => {
      inlineValues.fit();
    }),
    onDidChangeMarks(() => {
      inlineValues.fit();
    }),
    vscode.debug.registerDebugConfigurationProvider(debugType, withThreshold),
    registerTypedInput(),
    noteFirstSteps(sessions),
    followNewSessions(),
    new PathDoubt(sessions),
    new EditAndContinueOnEdits(sessions),
  );
}
