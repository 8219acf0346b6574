/** What a part of a statement runs that nobody has written as a call: a function of our own, which calls what Python would. */
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Value } from '../../../python/values/value';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import type { Bindings, RequestMade, State, WaitingCall } from '../../state/state';

/** A stretch of the text that has a value. */
export type Place = Pick<SyntaxNode, 'range' | 'text'>;

export interface InnerCall {
  readonly name: string;
  /** The text of one function; in it the names of `locals` mean these values. */
  readonly text: string;
  readonly locals: Readonly<Record<string, Value>>;
  /** Of a generator: what its items are put into. */
  readonly makes?: WaitingCall['makes'];
  /** A generator that waits until somebody asks for an item, and what Python calls such an object. */
  readonly lazy?: string;
  /** It is a coroutine, or an asynchronous generator. */
  readonly isAsync?: boolean;
  /** The part that has the value; the part itself where it is not said. */
  readonly place?: Place;
  /** The value stands in the place of the part in what is asked about the statement. */
  readonly inPlace?: boolean;
}

/**
 * What happens next for a part whose own parts are evaluated: a function of our own runs, the part has a value that is only
 * handed on, a generator is asked for something, the frame itself yields, something
 * beside names and objects changes, or another part's value has to be known first.
 */
export type InnerStep =
  | InnerCall
  | { readonly value: Value; readonly place?: Place; readonly inPlace?: boolean }
  | { readonly requests: GeneratorRequest }
  | { readonly does: (state: State) => readonly [State, Value] }
  | { readonly yields: Value; readonly isFrom: boolean }
  | { readonly awaits: Value }
  | { readonly runs: Value & { readonly generator: number } }
  | { readonly switches: ThreadSwitch }
  | { readonly needs: SyntaxNode };

/** What a generator of the program is asked for. */
export interface GeneratorRequest {
  readonly how: RequestMade['how'];
  readonly generator: Value & { readonly generator: number };
  /** What is sent or thrown in. */
  readonly given?: Value;
  /** What `next` gives where there is no item left. */
  readonly otherwise?: Value;
}

/** A thread stops in the middle of all that it does, or goes on where it has stopped. */
export interface ThreadSwitch {
  readonly how: 'parks' | 'goes on';
  readonly thread: number;
}

/** Values that the machine holds. */
export interface HeldValues {
  /** Undefined where it has to be computed first. */
  of(node: SyntaxNode | undefined): Value | undefined;
  /** What has been computed for a place. */
  computed(place: Place): { readonly value: Value } | undefined;
}

/** What a statement does with a part of it. */
export interface Reading {
  /** What uses the value of the part only looks into it. */
  isOnlyRead(node: SyntaxNode): boolean;
  /** What is kept of the part is the same to the end, as far as the text of the function shows. */
  staysAsItIs(node: SyntaxNode, source: SourceFile): boolean;
  /** What the statement binds is only looked into, so that nobody sees what kind of mapping it is. */
  isLookedInto(source: SourceFile): boolean;
  /** Nothing uses what the part gives: it is all of the statement. */
  isDropped(node: SyntaxNode): boolean;
}

/** What a frame knows about a call of a built-in function. */
export interface BuiltInContext extends Reading {
  /** Calling the value with these items runs the program. */
  isEntered(value: Value, items: Value | undefined): boolean;
  /** It is a lambda of which an iterator could not say later what it calls: it reads other values than its arguments, or the iterator is kept. */
  isOfFrame(value: Value): boolean;
  /** Something of that name is the program's. */
  isOwn(name: string): boolean;
  /** The call is all that is assigned or returned, so that what it gives is kept. */
  isKept(node: SyntaxNode): boolean;
  /** It is what a `for` of the statement goes through. */
  isLooped(node: SyntaxNode): boolean;
  /** A step of our own functions. */
  readonly isInner: boolean;
  /** An attribute that is there to be read without running anything. */
  attribute(holder: Value, name: string): Value | undefined;
  /** What a class has. */
  readonly namespace: (owner: FunctionInfo) => ReadonlyMap<string, Value>;
  /** Reading the attribute runs the program. */
  runs(holder: Value, name: string): boolean;
  /** What Python says of an attribute that is surely not there. */
  readonly unreadable: (holder: Value, name: string) => string | undefined;
  /** Why an attribute of an instance is not known that nothing in the program gives it; undefined where something may. */
  unseen(holder: Value, name: string): string | undefined;
  /** The names of the module, for what `globals()` is called for there. */
  globals(call: SyntaxNode): Value | undefined;
  /** The same of the function that calls `locals()`. */
  locals(call: SyntaxNode): Value | undefined;
  /** What the machine keeps beside the attributes of classes, by a key. */
  settings(key: string): Bindings | undefined;
  /** What a name means by the import statements of the program: `itertools.islice`. */
  imported(name: string): string | undefined;
}

/** @param lines of the body, not indented */
export function innerCall(
  name: string,
  locals: Readonly<Record<string, Value>>,
  lines: readonly string[],
  more: Partial<InnerCall> = {},
): InnerCall {
  const text = [
    `${more.isAsync === true ? 'async ' : ''}def f(${Object.keys(locals).join(', ')}):`,
    ...lines.map((line) => `    ${line}`),
    '',
  ].join('\n');
  return { name, text, locals, ...more };
}
