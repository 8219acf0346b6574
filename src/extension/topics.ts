/** What the extension has wherever it runs, once there is a host that predicts. Each topic registers itself. */
import type * as vscode from 'vscode';
import { registerAgents, type ServerStart } from './agents/register';
import { registerAssumed } from './assumed/register';
import { registerCauses } from './causes/register';
import { registerCrash } from './crash/register';
import type { ModelHost } from './host/modelHost';
import { registerInvert } from './invert/register';
import { ExampleChoice } from './launch/calls/exampleChoice';
import { FunctionPlaces } from './launch/functions/functionPlaces';
import { Outline } from './launch/calls/outline';
import { registerLaunch } from './launch/register';
import { registerValues } from './values/register';
import { NeuralSessions } from './session/neuralSessions';
import { registerSessionUi } from './session/register';
import { registerRevival } from './session/revival';
import { Unfolding } from './session/unfolding';

/** @param startServer offers the server of tools for agents; undefined where no process can be started */
export function registerTopics(context: vscode.ExtensionContext, host: ModelHost, startServer?: ServerStart): void {
  const examples = new ExampleChoice(context.workspaceState);
  const outline = new Outline(host);
  const places = new FunctionPlaces(outline);
  const sessions = new NeuralSessions();
  const unfolding = new Unfolding(context.globalState);
  context.subscriptions.push(examples, outline, sessions);
  registerLaunch(context, outline, places, examples);
  registerValues(context, host, outline, examples);
  registerSessionUi(context, sessions, unfolding);
  registerRevival(context, host);
  registerCauses(context, sessions);
  registerCrash(context, outline, sessions, registerAssumed(context, sessions), unfolding);
  registerAgents(context, host, outline, startServer);
  registerInvert(context, host, outline, places, examples);
}
