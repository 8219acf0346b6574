/** What a request has failed of: nothing that people need to know, something that they can read, or a defect. */
import * as vscode from 'vscode';
import { ResponseError } from 'vscode-jsonrpc/node.js';
import { ServiceError } from '../../adapter/service/protocol';
import { HostUnavailable } from '../host/modelHost';

/** The service's own words; undefined for what was cancelled. Anything else is thrown again. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof ResponseError) return error.code === ServiceError.cancelled ? undefined : error.message;
  if (error instanceof HostUnavailable)
    return vscode.l10n.t('The model process could not be started: {0}', error.message);
  // The host has ended meanwhile; its crash is told where its state is shown.
  if (error instanceof Error && /connection (?:got disposed|is (?:closed|disposed))/i.test(error.message))
    return undefined;
  throw error;
}
