/** Reads the parameters of a request to the service, which come from another program and may be anything. */
import { ErrorCodes, ResponseError } from 'vscode-jsonrpc';
import { RequestArguments } from '../protocol/request-arguments';
import { RequestError } from '../protocol/request-error';
import type * as protocol from './protocol';

/** @throws RequestError that says which parameter is wrong and what it must be */
export type ReadParams<P> = (given: RequestArguments) => P;

/**
 * The parameters of one request, as they were received: an object, or an array of just that.
 * @throws ResponseError with the code for invalid parameters
 */
export function readParams<P>(method: string, received: readonly unknown[], read: ReadParams<P>): P {
  try {
    const [params] = received;
    if (received.length !== 1 || !isObject(params))
      throw new RequestError(`${method} takes one object with named parameters: {"uri": …, "text": …}.`);
    return read(new RequestArguments(method, params));
  } catch (error) {
    if (error instanceof RequestError) throw new ResponseError(ErrorCodes.InvalidParams, error.message);
    throw error;
  }
}

export function documentParams(given: RequestArguments): protocol.DocumentParams {
  const roots = given.value('roots') === undefined ? undefined : given.texts('roots');
  const [cells, below] = ['cells', 'below'].map((name) =>
    given.objects(name)?.map((cell) => ({ uri: cell.text('uri'), text: cell.text('text') })),
  );
  return {
    uri: given.text('uri'),
    text: given.text('text'),
    ...(roots && { roots }),
    ...(cells && { cells }),
    ...(below && { below }),
  };
}

export function examplesParams(given: RequestArguments): protocol.ExamplesParams {
  return {
    ...documentParams(given),
    function: given.text('function'),
    ...present('written', given.optionalFlag('written')),
  };
}

export function hoverParams(given: RequestArguments): protocol.HoverParams {
  return {
    ...callParams(given),
    line: given.count('line'),
    character: given.count('character'),
    ...present('patience', given.optionalCount('patience')),
  };
}

export function surveyParams(given: RequestArguments): protocol.SurveyParams {
  return { ...callParams(given), ...present('function', given.optionalText('function')) };
}

export function explainParams(given: RequestArguments): protocol.ExplainParams {
  return {
    ...callParams(given),
    line: given.count('line'),
    ...present('patience', given.optionalCount('patience')),
  };
}

export function whatIfParams(given: RequestArguments): protocol.WhatIfParams {
  return {
    ...callParams(given),
    line: given.count('line'),
    name: given.text('name'),
    value: given.text('value'),
    ...present('iteration', given.optionalCount('iteration', 1)),
  };
}

export function invertParams(given: RequestArguments): protocol.InvertParams {
  return {
    ...documentParams(given),
    function: given.text('function'),
    ...present('returns', given.optionalText('returns')),
    ...present('raises', given.optionalText('raises')),
    ...present('count', given.optionalCount('count', 1)),
  };
}

export function switchParams(given: RequestArguments): { readonly on: boolean } {
  const on = given.optionalFlag('on');
  return on === undefined ? given.malformed('on', 'true or false') : { on };
}

function callParams(given: RequestArguments): protocol.DocumentParams & protocol.CallParams {
  const progress = given.value('progress');
  if (progress !== undefined && typeof progress !== 'string' && typeof progress !== 'number')
    return given.malformed('progress', 'a string or a number');
  return { ...documentParams(given), ...present('call', given.optionalText('call')), ...present('progress', progress) };
}

/** No property for what is not given. */
function present<K extends string, T>(name: K, value: T | undefined): Partial<Record<K, T>> {
  const all: Partial<Record<K, T>> = {};
  if (value !== undefined) all[name] = value;
  return all;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
