/** Functions of the library as values: what `math.sqrt` is where it is not called. */
import type { Value } from '../values/value';
import { typeOfCall } from './library-types';

/** Functions of these modules are put into tables and passed on; their own code is not Python, so none of it is entered. */
const OF_OPERATORS = /^operator\.(?!itemgetter$|attrgetter$|methodcaller$)[a-z]\w*$/;
const OF_NUMBERS = /^math\.[a-z]\w*$/;

/** Undefined for anything but a function of such a module. */
export function functionOfLibrary(path: string): Value | undefined {
  if (!OF_OPERATORS.test(path) && !(OF_NUMBERS.test(path) && typeOfCall(path) !== undefined)) return undefined;
  return { kind: 'opaque', type: 'builtin', name: path };
}
