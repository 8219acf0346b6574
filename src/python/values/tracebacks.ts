/** What an exception keeps of being raised, and tracebacks as values. */
import type { CallValue, ExceptionLinks, ObjectValue, TracePlace, Value } from './value';

const NONE: Value = { kind: 'none' };
const UNTOLD: Value = { kind: 'unknown', type: 'int', reason: 'on which line a lambda stands is not kept' };
const OF_INTERPRETER = /^(?:traceback|frame|code)$/;

/** What is noted at an exception that nobody has raised. */
export const UNRAISED: ExceptionLinks = { cause: NONE, hidesContext: false, context: NONE };

/** Each frame is inside of the one before, and nobody looks so far. */
const DEEPEST = 100;

export function raisedAs({ links, trace }: CallValue | ObjectValue): Pick<CallValue, 'links' | 'trace'> {
  return { ...(links && { links }), ...(trace && { trace }) };
}

export function traceOf(value: Value | undefined): readonly TracePlace[] | undefined {
  return value?.kind === 'call' || value?.kind === 'object' ? value.trace : undefined;
}

/** It is the same object whoever asks for it. */
const made = new WeakMap<readonly TracePlace[], Value>();

/** `__traceback__`, with what it says of frames and lines. */
export function traceback(trace: readonly TracePlace[] | undefined): Value {
  if (!trace || trace.length > DEEPEST) return { kind: 'unknown', type: 'traceback', reason: 'where it was raised is not known' }; // prettier-ignore
  const value = made.get(trace) ?? chained(trace);
  made.set(trace, value);
  return value;
}

function chained(trace: readonly TracePlace[]): Value {
  return trace.reduceRight<Value>((tb_next, { name, line }) => {
    const tb_lineno = lineValue(line);
    const f_code = ofInterpreter('code', { co_name: { kind: 'str', value: name } });
    const tb_frame = ofInterpreter('frame', { f_code, f_lineno: tb_lineno });
    return ofInterpreter('traceback', { tb_frame, tb_lineno, tb_next });
  }, NONE);
}

/** @param line undefined for a lambda's */
export function lineValue(line: number | undefined): Value {
  return line === undefined ? UNTOLD : { kind: 'int', value: BigInt(line) };
}

/** An object of the interpreter's, of which only this is known. */
function ofInterpreter(className: string, attributes: Readonly<Record<string, Value>>): ObjectValue {
  return { kind: 'object', className, attributes: Object.entries(attributes) };
}

/** A class of which instances are nothing but their attributes. */
export function isOfInterpreter(className: string): boolean {
  return OF_INTERPRETER.test(className);
}
