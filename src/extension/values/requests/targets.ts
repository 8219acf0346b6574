/** The prediction target at a place in a document. */
import * as vscode from 'vscode';
import type { DocumentParams, FunctionItem } from '../../../adapter/service/protocol';
import { functionAt } from '../../launch/calls/callText';
import type { ExampleChoice } from '../../launch/calls/exampleChoice';
import { debugType } from '../../launch/configuration/launchConfiguration';
import { documentParams, type Outline } from '../../launch/calls/outline';
import { isProgramOf } from '../../launch/configuration/programOfDocument';

export interface Target {
  /** Undefined outside of functions. */
  readonly item: FunctionItem | undefined;
  /** For requests of the service: the document, and the example call that the user has chosen. */
  readonly params: DocumentParams & { readonly call?: string };
}

export class Targets {
  constructor(
    private readonly outline: Outline,
    private readonly choice: ExampleChoice,
  ) {}

  /** @param line from 0. Fails as `ModelHost.request`. */
  async at(document: vscode.TextDocument, line: number): Promise<Target> {
    return this.of(document, functionAt(await this.functions(document), line));
  }

  functions(document: vscode.TextDocument): Promise<readonly FunctionItem[]> {
    return this.outline.functions(document);
  }

  /** Lets everybody know which example a prediction was made for. */
  learn(document: vscode.TextDocument, item: FunctionItem | undefined, result: Parameters<Outline['learn']>[2]): void {
    if (item) this.outline.learn(document, item.name, result);
  }

  of(document: vscode.TextDocument, item: FunctionItem | undefined): Target {
    const call = item && this.choice.call({ uri: document.uri.toString(), function: item.name });
    return { item, params: { ...documentParams(document), ...(call !== undefined && { call }) } };
  }
}

/** Whether a session of ours is there: values of example calls beside those of the session would contradict them. */
export function isInSession(): boolean {
  return vscode.debug.activeDebugSession?.type === debugType;
}

/** Whether a session of ours is in this file: its values are the ones that count, and the debugger shows them. */
export function isDebugged(document: vscode.TextDocument): boolean {
  const session = vscode.debug.activeDebugSession;
  return session?.type === debugType && isProgramOf(session, document);
}
