/** Failures of requests: irrelevant to people, a message for them, or a defect. */
import * as vscode from 'vscode';
import { ResponseError } from 'vscode-jsonrpc';
import { ServiceError } from '../../../adapter/service/protocol';
import { HostUnavailable } from '../../host/modelHost';

/** The service's own words; undefined if canceled. Anything else is rethrown. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof ResponseError) return error.code === ServiceError.cancelled ? undefined : error.message;
  if (error instanceof HostUnavailable)
    return vscode.l10n.t('The model process could not be started: {0}', error.message);
  // The host has ended in the meantime; its crash is shown with its status.
  if (error instanceof Error && /connection (?:got disposed|is (?:closed|disposed))/i.test(error.message))
    return undefined;
  throw error;
}
