/** Functions of the library that ask, compare or copy instances of the program. */
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { isStandardModule } from '../../../python/library/standard-modules';
import { missingArgument, type Given } from '../../operands/leads';
import { innerCall, type HeldValues, type InnerStep } from '../calls/inner-call';
import { copyStep } from '../classes/copies';
import { encoderCall } from '../classes/json-encoders';
import type { ProgramClasses } from '../classes/program-classes';
import { handledNow } from '../exception-info';
import { heapCall } from './heaps';

/** @param path of the function, as the library names it */
export function libraryCall(
  path: string,
  node: SyntaxNode,
  all: readonly Given[],
  values: HeldValues,
  classes: ProgramClasses,
): InnerStep | undefined {
  switch (path) {
    case 'sys.exc_info':
      return handledNow(classes.source);
    case '__import__':
    case 'importlib.import_module':
      return namedModule(path, all, values);
    case 'sys.exit':
      return leaving(all, values);
    case 'collections.defaultdict':
      return emptyDefaults(all, values);
    case 'json.dumps':
      return encoderCall(node.get('function')?.bare.text ?? path, all, values, classes);
    case 'copy.copy':
    case 'copy.deepcopy':
      return copyStep(path === 'copy.deepcopy', all, values, classes);
    default:
      return heapCall(path, node, values, classes);
  }
}

/** A module that a text names: what the program's files do not import is only there where the library has it. */
function namedModule(path: string, [given, ...more]: readonly Given[], values: HeldValues): InnerStep | undefined {
  if (!given || given.keyword !== undefined || given.star !== undefined) return undefined;
  const value = values.of(given.node);
  if (!value) return { needs: given.node };
  const isName = value.kind === 'str' && more.length === 0 && isStandardModule(value.value);
  if (!isName) return { value: { kind: 'unknown', reason: 'which module is imported is said at run time' } };
  // `__import__('os.path')` gives `os`.
  const name = path === '__import__' ? value.value.replace(/\..*/s, '') : value.value;
  return { value: { kind: 'opaque', type: 'module', name } };
}

/** The program ends by an exception like any other, with what it was given. */
function leaving(all: readonly Given[], values: HeldValues): InnerStep | undefined {
  const [given, ...more] = all;
  if (more.length > 0 || given?.keyword !== undefined || given?.star !== undefined) return undefined;
  const open = missingArgument(all, values);
  if (open) return { needs: open };
  const _status = given && values.of(given.node);
  return innerCall('<exit>', { ...(_status && { _status }) }, [`raise SystemExit(${_status ? '_status' : ''})`]);
}

/** `defaultdict(lambda: 10)` remembers what it will call; which function that is nobody but the machine knows. */
function emptyDefaults(all: readonly Given[], values: HeldValues): InnerStep | undefined {
  const [given, ...more] = all;
  if (!given || more.length > 0 || given.keyword !== undefined || given.star !== undefined) return undefined;
  const factory = values.of(given.node);
  if (factory?.kind !== 'opaque' || factory.type !== 'function') return undefined;
  return { value: { kind: 'call', name: 'defaultdict', args: [factory, { kind: 'dict', entries: [] }] } };
}

/** A function that does nothing but calculate, and so takes all items of what it is given; a reader of rows goes through its lines like that. */
export function isCalculating(path: string | undefined): boolean {
  return (
    path !== undefined &&
    /^(?:(?:math|statistics|itertools|collections|heapq|fractions|array|string|textwrap)\.|csv\.(?:Dict)?[rR]eader$)/.test(
      path,
    )
  );
}
