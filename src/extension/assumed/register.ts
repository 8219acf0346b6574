/** Branches that hang on something unknown: what a session assumes there, and how to go another way. */
import * as vscode from 'vscode';
import { debugType } from '../launch/configuration/launchConfiguration';
import type { NeuralSessions } from '../session/neuralSessions';
import { onUnknown } from '../session/sessionSettings';
import { Assumed } from './assumedBranches';
import { AssumedLenses } from './lenses';
import { decideByValueCommand, takeOtherBranchCommand } from './commandNames';

/** Tells the adapter what a run does where something unknown decides. */
const withOnUnknown: vscode.DebugConfigurationProvider = {
  resolveDebugConfigurationWithSubstitutedVariables: (_folder, configuration) => ({
    onUnknown: onUnknown(),
    ...configuration,
  }),
};

/** @returns what is assumed, for views of it */
export function registerAssumed(context: vscode.ExtensionContext, sessions: NeuralSessions): Assumed {
  const assumed = new Assumed(sessions);
  context.subscriptions.push(
    assumed,
    vscode.languages.registerCodeLensProvider({ language: 'python' }, new AssumedLenses(assumed)),
    vscode.debug.registerDebugConfigurationProvider(debugType, withOnUnknown),
    vscode.commands.registerCommand(takeOtherBranchCommand, (given?: unknown, way?: unknown) =>
      assumed.take(given, way),
    ),
    vscode.commands.registerCommand(decideByValueCommand, (given?: unknown) => assumed.giveValue(given)),
  );
  return assumed;
}
