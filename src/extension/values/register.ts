/** Predicted values where no session runs: under the mouse, at the ends of lines, and for questions. */
import * as vscode from 'vscode';
import type { ModelHost } from '../host/modelHost';
import type { ExampleChoice } from '../launch/exampleChoice';
import type { Outline } from '../launch/outline';
import { Explanations } from './explain';
import { PredictedHovers } from './hovers';
import { InlineValues, toggleInlineValues } from './inlineValues';
import { traceScheme } from '../launch/program';
import { explainLineCommand, showHoverCommand, toggleInlineValuesCommand, whatIfCommand } from './names';
import { InlineValuesOffer } from './offer';
import { Targets } from './targets';
import { TraceDocuments } from './traceDocuments';
import { WhatIfs } from './whatIf';

export function registerValues(
  context: vscode.ExtensionContext,
  host: ModelHost,
  outline: Outline,
  exampleChoice: ExampleChoice,
): void {
  const targets = new Targets(outline, exampleChoice);
  const explanations = new Explanations(host, targets);
  const traces = new TraceDocuments();
  const offer = new InlineValuesOffer(context.globalState);
  const whatIfs = new WhatIfs(host, targets, traces);
  const { commands, languages, workspace } = vscode;
  context.subscriptions.push(
    languages.registerHoverProvider({ language: 'python' }, new PredictedHovers(host, targets, explanations, offer)),
    new InlineValues(host, targets, exampleChoice, (error) => {
      console.error(error);
    }),
    workspace.registerTextDocumentContentProvider(traceScheme, traces),
    commands.registerCommand(explainLineCommand, (...given: unknown[]) => explanations.explain(...given)),
    commands.registerCommand(whatIfCommand, (...given: unknown[]) => whatIfs.ask(...given)),
    commands.registerCommand(toggleInlineValuesCommand, toggleInlineValues),
    commands.registerCommand(showHoverCommand, () => commands.executeCommand('editor.action.showHover')),
  );
}
