/** Restart uses the current text: VS Code sends the configuration with which the session was launched. */
import * as vscode from 'vscode';
import { debugType } from './launchConfiguration';
import { openTextBesidesDisk } from './programOfDocument';

/** The part of a request that matters here. */
interface RestartRequest {
  readonly command?: string;
  readonly arguments?: { readonly arguments?: { readonly program: string; text?: string | undefined } };
}

export function registerRestartText(context: vscode.ExtensionContext): void {
  context.subscriptions.push(
    vscode.debug.registerDebugAdapterTrackerFactory(debugType, {
      createDebugAdapterTracker: () => ({
        onWillReceiveMessage(message: RestartRequest) {
          const launch = message.command === 'restart' ? message.arguments?.arguments : undefined;
          if (launch) launch.text = openTextBesidesDisk(launch.program);
        },
      }),
    }),
  );
}
