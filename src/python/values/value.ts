/**
 * Python values in the debugger: plain immutable trees.
 *
 * A mutable container carries `id` only when more than one name or container holds the same object; equal ids are the
 * same object. Nothing here computes what Python would compute: values are parsed, printed and compared, not operated on.
 */
export type Value =
  | { readonly kind: 'none' }
  | { readonly kind: 'ellipsis' }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'str'; readonly value: string; /** It names an argument. */ readonly isKeyword?: true }
  /** One character per byte, code points 0 to 255. */
  | { readonly kind: 'bytes'; readonly value: string }
  | SequenceValue
  | DictValue
  | CallValue
  | ObjectValue
  | OpaqueValue
  | ForeignValue
  | UnknownValue;

export interface SequenceValue {
  readonly kind: 'list' | 'tuple' | 'set';
  readonly items: readonly Value[];
  readonly id?: number;
}

export interface DictValue {
  readonly kind: 'dict';
  readonly entries: readonly (readonly [Value, Value])[];
  readonly id?: number;
}

/** A value whose repr is a call: `range(0, 3)`, `deque([1])`, `defaultdict(<class 'int'>, {})`, `frozenset({1})`, `dict_items([...])`. */
export interface CallValue {
  readonly kind: 'call';
  readonly name: string;
  readonly args: readonly Value[];
  readonly id?: number;
  /** Of what `d.keys()` and its like have given: the number of the dict. */
  readonly viewOf?: number;
  /** Of an exception that has been raised. */
  readonly links?: ExceptionLinks;
  readonly trace?: readonly TracePlace[];
  /** What a built-in exception was given by keyword: `name`, `obj`, `path`. */
  readonly named?: readonly (readonly [string, Value])[];
}

/** A frame that an exception has come up through, and its line there where that is known. */
export interface TracePlace {
  readonly name: string;
  readonly line?: number;
}

/** What Python notes at an exception when it is raised. */
export interface ExceptionLinks {
  /** What `from` names; None where there is none. */
  readonly cause: Value;
  /** What was being handled; None where nothing was. */
  readonly context: Value;
  /** There was a `from`. */
  readonly hidesContext: boolean;
  /** What `add_note` has added. */
  readonly notes?: readonly string[];
}

/** An instance of a class that the program defines. Trace text: `<Point x=1, y=[2]>`. */
export interface ObjectValue {
  readonly kind: 'object';
  readonly className: string;
  readonly attributes: readonly (readonly [string, Value])[];
  /** Of a class that is derived from a built-in one: the same as a plain value of that one, `[1, 2]` of a `Stack([1, 2])`. */
  readonly contents?: Value;
  readonly id?: number;
  /** Of an exception that has been raised. */
  readonly links?: ExceptionLinks;
  readonly trace?: readonly TracePlace[];
  /** What its `__hash__` gave last: a key is found by it. */
  readonly hash?: Value;
  /** It is the class itself, shown in a question with what it holds. */
  readonly isClass?: true;
  /** Of an enumeration: it has a name of its own, which it is shown by. */
  readonly isMember?: true;
}

/** A value that is only a name: trace text `<function f>`, `<class 'int'>`, `<module math>`, `<iterator zip>`, `<builtin len>`. */
export interface OpaqueValue {
  readonly kind: 'opaque';
  readonly type: 'function' | 'class' | 'module' | 'iterator' | 'builtin';
  readonly name: string;
  /** Identity of a generator: the number of its frame. */
  readonly generator?: number;
  /** For a nested function: the number of the frame in which its definition ran. */
  readonly closure?: number;
  /** The qualified name of the function, where the name alone does not say which one it is. */
  readonly definition?: string;
  /** What a bound method is called on. */
  readonly self?: Value;
}

/** An object of a type of the standard library that has no form of its own here: a compiled pattern, a path, an iterator. */
export interface ForeignValue {
  readonly kind: 'foreign';
  /** With its module: `re.Pattern`. */
  readonly type: string;
  /** Its `repr`, without an address. */
  readonly text: string;
  /** What there is to see of it. */
  readonly attributes: readonly (readonly [string, Value])[];
  /** How it is made again, for whoever can make it (see `sandbox`). */
  readonly recipe: string;
  /** Values that the recipe takes, by their place. */
  readonly parts: readonly Value[];
  readonly isMutable: boolean;
  readonly id?: number;
}

/** A value that the model cannot know or could not predict. Trace text: `<unknown>`. */
export interface UnknownValue {
  readonly kind: 'unknown';
  readonly reason?: string;
  /** Its class, where that is known, as annotations write it: `list[str]`, `re.Match | None`, `module`. */
  readonly type?: string;
  /** What it is in a library, where it is a part of one: `numpy.zeros`. */
  readonly path?: string;
  /** The last line of a text, or the last of its lines, where that is known of it: of a traceback, the one that says what was raised. */
  readonly last?: Value;
  /** The same for its first line. */
  readonly first?: Value;
  /** What it was made of, and can be made into again: the object of a pickle. */
  readonly origin?: Value;
}
