/** Sessions that begin in the middle of a run, and their inferred pasts. */
import * as vscode from 'vscode';
import type { Assumed } from '../assumed/assumedBranches';
import type { Outline } from '../launch/calls/outline';
import type { NeuralSessions } from '../session/neuralSessions';
import type { Unfolding } from '../session/unfolding';
import { AlternativesView } from './alternatives';
import { fromTraceback } from './fromTraceback';
import * as names from './commandNames';
import { StartAtLine } from './startAtLine';
import { TracebackLinks } from './terminalLinks';
import { TerminalOutputs } from './terminalOutputs';

export function registerCrash(
  context: vscode.ExtensionContext,
  outline: Outline,
  sessions: NeuralSessions,
  assumed: Assumed,
  unfolding: Unfolding,
): void {
  const alternatives = new AlternativesView(sessions, assumed);
  const startAtLine = new StartAtLine(outline);
  const outputs = new TerminalOutputs();
  context.subscriptions.push(
    alternatives,
    outputs,
    alternatives.onDidFind(() => void unfolding.once(names.alternativesView)),
    vscode.window.registerTreeDataProvider(names.alternativesView, alternatives),
    vscode.window.registerTerminalLinkProvider(new TracebackLinks(outputs)),
    vscode.commands.registerCommand(names.fromTracebackCommand, (given?: unknown) => {
      // No Python file need be open: while the files are looked for, the model is loaded.
      outline.prepare();
      return fromTraceback(given);
    }),
    vscode.commands.registerCommand(names.startAtLineCommand, (given?: unknown) => startAtLine.run(given)),
    vscode.commands.registerCommand(names.pickAlternativeCommand, (given?: unknown) => alternatives.pick(given)),
  );
}
