/**
 * Classes that one class statement makes: inside a function it makes another class each time it runs, and its bases are what
 * their names stand for there. Values name such a class with the frame in which it was made, and with those bases:
 * `with_log.Logged@5(Stack)`. Nobody sees more of that than `Logged`.
 */
import type { FunctionInfo, SourceFile } from '../syntax';
import { calledClass } from './called-classes';

/** The class as its statement says it, by which everything that belongs to it is found. */
export function writtenClass(info: FunctionInfo): FunctionInfo {
  return info.made?.written ?? info;
}

/** @param round which time the statement runs in that frame, beginning with 1 */
export function madeName(
  { qualifiedName }: FunctionInfo,
  frame: number | undefined,
  bases?: readonly string[],
  round = 1,
): string {
  return `${qualifiedName}@${frame ?? ''}${round > 1 ? `.${round}` : ''}${bases ? `(${bases.join(',')})` : ''}`;
}

/** By the list of functions, which stays the same object when only a statement of the source is replaced. */
const made = new WeakMap<SourceFile['functions'], Map<string, FunctionInfo>>();

/** The class of such a name; undefined for any other name. */
export function madeClassNamed(source: SourceFile, name: string): FunctionInfo | undefined {
  const { functions } = source;
  const known = made.get(functions) ?? new Map<string, FunctionInfo>();
  made.set(functions, known);
  const found = known.get(name) ?? calledClass(source, name, separated);
  if (found) known.set(name, found);
  if (found) return found;
  const [, qualifiedName, frame, bases] = /^([^@]*)@(\d*)(?:\.\d+)?(?:\((.*)\))?$/.exec(name) ?? [];
  if (qualifiedName === undefined) return undefined;
  const own = functions.findLast((info) => info.kind === 'class' && info.qualifiedName === qualifiedName);
  if (!own) return undefined;
  const one = {
    written: own,
    name,
    frame: frame === '' ? undefined : Number(frame),
    ...(bases !== undefined && { bases: separated(bases) }),
  };
  // It reads what its statement says only where that is asked for.
  const info = Object.create(own, { qualifiedName: { value: name }, made: { value: one } }) as FunctionInfo;
  known.set(name, info);
  return info;
}

/** The parts between commas that are in no further brackets. */
function separated(text: string): string[] {
  if (text === '') return [];
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts;
}
