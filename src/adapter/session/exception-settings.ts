/** Which exceptions the client wants to stop at. */
import { readExceptionFilter, unknownTypes, type ExceptionFilter } from '../../debugger/breakpoints/exception-filter';
import type { ExceptionStops } from '../../debugger/breakpoints/exception-stops';
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { SourceFile } from '../../python/syntax';
import { shortened } from '../../python/text/shortened';
import type { Debuggee } from './debuggee';
import { RequestError } from '../protocol/request-error';

type When = 'caught' | 'uncaught';

export interface ChosenException {
  readonly when: When;
  readonly fits: ExceptionFilter;
}

const TYPES = {
  supportsCondition: true,
  conditionDescription: 'Types to stop at: KeyError, ValueError (or !StopIteration for all others). Empty for all.',
};

/** Where such a list is changed. */
const WHERE = 'The pencil beside the filter, in the view Breakpoints, changes it.';

/** As the client lists them. */
export const EXCEPTION_FILTERS: DebugProtocol.ExceptionBreakpointsFilter[] = [
  {
    filter: 'caught',
    label: 'Raised Exceptions',
    description: 'Stop wherever the program is predicted to raise an exception.',
    default: false,
    ...TYPES,
  },
  {
    filter: 'uncaught',
    label: 'Uncaught Exceptions',
    description: 'Stop where nothing is predicted to handle the exception.',
    default: true,
    ...TYPES,
  },
];

export const DEFAULT_EXCEPTIONS: readonly ChosenException[] = [{ when: 'uncaught', fits: () => true }];

/** What is wrong with the types, if they are invalid. @throws RequestError for a filter that was not announced */
export function chooseExceptions(filter: string, types = ''): ChosenException | string {
  if (filter !== 'caught' && filter !== 'uncaught') throw new RequestError(`There is no exception filter "${filter}".`);
  const fits = readExceptionFilter(types);
  return fits
    ? { when: filter, fits }
    : `"${types}" is not a list of exception types: write KeyError, ValueError. ${WHERE}`;
}

/** What is wrong with a list of types for a program, if something is. */
export function typeProblem(types = '', source: SourceFile | undefined): string | undefined {
  const [unknown] = source ? unknownTypes(types, source) : [];
  return unknown === undefined
    ? undefined
    : `Exceptions to stop at: neither Python nor this program has ${shortened(unknown)}. Is it spelled like that? ${WHERE}`;
}

export function exceptionStops(debuggee: Debuggee, chosen: readonly ChosenException[]): ExceptionStops {
  const stops = (when: When) => (type: string) =>
    chosen.some((choice) => choice.when === when && choice.fits(debuggee.source, type));
  return { raised: stops('caught'), uncaught: stops('uncaught') };
}
