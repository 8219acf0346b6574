/** Sends a request to the service, and shows progress in the status bar if it takes a while. */
import * as vscode from 'vscode';
import type { RequestType } from 'vscode-jsonrpc';
import type { CallParams } from '../../../adapter/service/protocol';
import type { ModelHost } from '../../host/modelHost';

/** Milliseconds before progress is shown. */
const NOTICEABLE = 400;

/** Fails as `ModelHost.request`. */
export async function requestInStatusBar<P extends CallParams, R, E>(
  host: ModelHost,
  type: RequestType<P, R, E>,
  params: P,
  title: string,
  token: vscode.CancellationToken,
): Promise<R> {
  let report: ((value: { message: string }) => void) | undefined;
  const work = host.requestWithProgress(
    type,
    params,
    ({ steps, line }) => {
      report?.({ message: vscode.l10n.t('step {0}, line {1}', steps, line + 1) });
    },
    token,
  );
  const timer = setTimeout(() => {
    void vscode.window.withProgress({ location: vscode.ProgressLocation.Window, title }, async (progress) => {
      report = (value) => {
        progress.report(value);
      };
      await work.catch(() => undefined);
    });
  }, NOTICEABLE);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
