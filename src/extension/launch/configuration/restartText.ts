/** Restart uses the current text and breakpoints: VS Code sends the configuration with which the session was launched. */
import * as vscode from 'vscode';
import { hasBreakpoints } from './breakpoints';
import { debugType, type LaunchAttributes } from './launchConfiguration';
import { openDocument, openTextBesidesDisk } from './programOfDocument';

/** The part of a request that matters here. */
interface RestartRequest {
  readonly command?: string;
  readonly arguments?: { readonly arguments?: LaunchAttributes & { readonly program: string } };
}

export function registerRestartText(context: vscode.ExtensionContext): void {
  context.subscriptions.push(
    vscode.debug.registerDebugAdapterTrackerFactory(debugType, {
      createDebugAdapterTracker: () => ({
        onWillReceiveMessage(message: RestartRequest) {
          const launch = message.command === 'restart' ? message.arguments?.arguments : undefined;
          if (!launch) return;
          launch.text = openTextBesidesDisk(launch.program);
          const document = openDocument(launch.program);
          if (launch.stopsUnlessBreakpoints && document) launch.stopOnEntry = !hasBreakpoints(document);
        },
      }),
    }),
  );
}
