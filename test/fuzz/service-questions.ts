/** Asks the prediction service about a text as an editor does: outline, hovers, values of functions, explanations. */
import { CancellationTokenSource, ResponseError, type RequestType } from 'vscode-jsonrpc/node';
import * as protocol from '../../src/adapter/service/protocol';
import type { Host } from '../support/process/host';
import { pause } from '../support/process/patience';
import { answer, Trouble } from './trouble';

export interface Place {
  readonly line: number;
  readonly character: number;
}

/** Milliseconds after which an editor does not want an answer any more. */
const WANTED = 300;
/** Failures that are answers. */
const FOR_PEOPLE: ReadonlySet<number> = new Set(Object.values(protocol.ServiceError));

/** @throws Trouble at the first question that is not answered in time, or with an error that is not for people */
export async function askService(host: Host, text: string, places: readonly Place[], seconds: number): Promise<void> {
  const document = { uri: 'untitled:program.py', text };
  const ask = async <P, R>(type: RequestType<P, R, void>, params: P, wanted?: number): Promise<R | undefined> => {
    const source = new CancellationTokenSource();
    const work = host.service.sendRequest(type, params, source.token).catch((error: unknown) => {
      if (error instanceof ResponseError && FOR_PEOPLE.has(error.code)) return undefined;
      if (error instanceof ResponseError) throw new Trouble(`${type.method}: internal error`, error.message);
      throw error;
    });
    if (wanted !== undefined)
      void pause(wanted).then(() => {
        source.cancel();
      });
    return await answer(host.child, type.method, work, seconds);
  };
  const functions = (await ask(protocol.FunctionsRequest, document)) ?? [];
  for (const place of places) {
    await ask(protocol.HoverRequest, { ...document, ...place, patience: WANTED / 3 });
    await ask(protocol.ExplainRequest, { ...document, line: place.line }, WANTED);
    await ask(protocol.WhatIfRequest, { ...document, line: place.line, name: 'x', value: '[1]' }, WANTED);
  }
  for (const { name } of functions.slice(0, 2)) {
    await ask(protocol.ExamplesRequest, { ...document, function: name, written: true });
    await ask(protocol.SurveyRequest, { ...document, function: name }, WANTED);
  }
}
