/** What a statement does by itself once its parts are evaluated. */
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { FunctionInfo } from '../../../python/syntax';
import type { ObjectValue, UnknownValue, Value } from '../../../python/values/value';
import type { Entering, Running, Taking, Yielding } from '../../operands/next-steps';
import type { ThrownException } from '../../state/exceptions';

/** What the statement does next. */
export type StatementCall =
  | Running
  | Entering
  /** What entering a manager has given is awaited. */
  | Yielding
  /** A part whose value has to be known first. */
  | { readonly needs: SyntaxNode }
  /** Whether the test holds on which control hangs. */
  | { readonly holds: boolean }
  /** An instance of an exception that the statement has made of its class. */
  | { readonly raises: Value }
  /** A `with` block begins: its managers, and the names that get what they gave. */
  | { readonly enters: readonly Value[]; readonly binds: readonly (readonly [string, Value])[] }
  /** A decorator that will be called. */
  | { readonly decorates: Value }
  /** A name, or an attribute of the holder, gets the value. */
  | { readonly assigns: Value; readonly to: SyntaxNode; readonly holder?: Value }
  /** A name among several targets gets its value; the statement goes on. */
  | { readonly binds: string; readonly value: Value; readonly key: string }
  /** An attribute of an instance gets a value, or is gone, without anything being run. */
  | { readonly holder: ObjectValue; readonly attribute: string; readonly becomes: Value | undefined }
  /** The attributes of an instance are from now on the entries of a dict. */
  | { readonly shares: readonly Value[] }
  | { readonly throws: ThrownException }
  /** A class that a call makes is there. */
  | { readonly makes: FunctionInfo; readonly defaults: Value }
  | Taking
  /** What a `match` statement matches. */
  | { readonly matches: Value }
  /** `yield from` goes through it. */
  | { readonly delegates: Value }
  /** What it makes of its values is not known. */
  | { readonly unsaid: UnknownValue }
  /** All has been done. */
  | 'done';
