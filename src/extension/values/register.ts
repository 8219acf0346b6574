/** Predicted values where no session runs: under the mouse, at the ends of lines, and for questions. */
import * as vscode from 'vscode';
import type { ModelHost } from '../host/modelHost';
import type { ExampleChoice } from '../launch/calls/exampleChoice';
import type { Outline } from '../launch/calls/outline';
import { Explanations } from './hover/explain';
import { PredictedHovers } from './hover/hovers';
import { InlineValues, toggleInlineValues } from './inline/inlineValues';
import { traceScheme } from '../launch/configuration/programOfDocument';
import { explainLineCommand, showHoverCommand, toggleInlineValuesCommand, whatIfCommand } from './hover/commandNames';
import { InlineValuesOffer } from './hover/offer';
import { Targets } from './requests/targets';
import { TraceDocuments } from './whatIf/traceDocuments';
import { WhatIfs } from './whatIf/whatIf';

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
