/**
 * Classes that a call of `type` makes, or that of a metaclass: nothing of them is written but that call. Values name such a class
 * with all that decides what its methods are, so that nobody else has to be asked: `Point@T12.3(Base){__init__=make.init}`.
 */
import { lambdaFunction } from '../desugar/definitions-inside';
import type { FunctionInfo, MadeClass, SourceFile } from '../syntax';

export interface CalledClass {
  readonly name: string;
  /** Of no other class. */
  readonly number: number;
  /** The frame whose names its methods see. */
  readonly frame: number;
  /** By their names in values. */
  readonly bases: readonly string[];
  /** The metaclass that has been called, by its name in values. */
  readonly meta?: string;
  /** Functions in it, by how values name them. */
  readonly methods: ReadonlyMap<string, string>;
  /** All names in it. */
  readonly names: readonly string[];
}

const FORM = /^([^@]*)@T(\d+)\.(\d+)\((.*)\)\{([^{}]*)\}$/;
const META = '@';

export function calledName({ name, number, frame, bases, meta, methods, names }: CalledClass): string {
  const members = names.map((one) => `${escaped(one)}=${escaped(methods.get(one) ?? '')}`);
  const all = meta === undefined ? members : [`${META}=${escaped(meta)}`, ...members];
  return `${name}@T${number}.${frame}(${bases.join(',')}){${all.join(';')}}`;
}

/** Undefined for the name of any other class. */
export function calledClass(
  source: SourceFile,
  value: string,
  bases: (text: string) => string[],
): FunctionInfo | undefined {
  const [, name, , frame, within = '', members = ''] = FORM.exec(value) ?? [];
  if (name === undefined) return undefined;
  const pairs = members.split(';').flatMap((one): (readonly [string, string])[] => {
    const [key = '', definition = ''] = one.split('=').map(decodeURIComponent);
    return key === '' ? [] : [[key, definition]];
  });
  const info: FunctionInfo & { made?: MadeClass } = {
    name,
    qualifiedName: value,
    kind: 'class',
    line: 0,
    endLine: -1,
    parameters: [],
    bases: [],
    decorators: [],
    isGenerator: false,
    isAsync: false,
    parent: source.module,
    firstLine: 'end',
    locals: pairs.flatMap(([key]) => (key === META ? [] : [key])),
    globals: [],
    nonlocals: [],
  };
  const methods = new Map(
    pairs.flatMap(([key, definition]) => {
      const found = key === META || definition === '' ? undefined : defined(source, definition);
      return found ? [[key, found] as const] : [];
    }),
  );
  const meta = pairs.find(([key]) => key === META)?.[1];
  info.made = {
    written: info,
    name: value,
    frame: Number(frame),
    bases: bases(within),
    methods,
    ...(meta !== undefined && { meta }),
  };
  return info;
}

/** The function that values name so. */
function defined(source: SourceFile, definition: string): FunctionInfo | undefined {
  const functions = source.functions.filter(({ kind }) => kind === 'function');
  return (
    lambdaFunction(source, definition) ??
    functions.findLast(({ qualifiedName }) => qualifiedName === definition) ??
    functions.find(({ qualifiedName, line }) => `${qualifiedName}:${line}` === definition)
  );
}

/** Without the signs that stand between the parts. */
function escaped(text: string): string {
  return encodeURIComponent(text).replaceAll(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
}
