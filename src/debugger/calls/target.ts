import type { CallArgument } from '../../codec/query';
import type { FunctionInfo } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import type { PrimitiveName } from './primitives';

/** What a call runs, before its arguments are looked at. */
export type Target =
  | {
      readonly kind: 'function';
      readonly info: FunctionInfo;
      /** What is passed in front of the arguments: the receiver, those of a `partial`. */
      readonly first: readonly CallArgument[];
      readonly closure?: number | undefined;
    }
  | {
      readonly kind: 'class';
      readonly owner: FunctionInfo;
      readonly first: readonly CallArgument[];
      /** Its own `__new__` makes the instance. */
      readonly hasNew?: boolean;
    }
  /** Nothing of the program is run, and what it gives is known. */
  | {
      readonly kind: 'value';
      readonly value: Value;
      /** An exception that keeps what it is given, as `BaseException.__init__` does; `first`: the first argument. */
      readonly keeps?: Value | 'first';
    }
  /** What `object` does where a class says nothing else. */
  | { readonly kind: 'object-method'; readonly name: PrimitiveName; readonly first: readonly CallArgument[] };
