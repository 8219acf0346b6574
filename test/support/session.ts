/** Sessions over recorded programs, for tests. */
import { launch } from '../../src/debugger/launch/launch';
import { Machine } from '../../src/debugger/machine/machine';
import { Session, type SessionOptions } from '../../src/debugger/session/session';
import { parseCall } from '../../src/python/values/literal';
import { printValue } from '../../src/python/values/print';
import type { PythonParser } from '../../src/python/source';
import type { SourceFile } from '../../src/python/syntax';
import { OraclePredictor, readTrace } from './oracle';

export interface Opened {
  readonly session: Session;
  readonly oracle: OraclePredictor;
  readonly file: SourceFile;
}

/** A session at the first line of a recorded program. */
export async function openSession(
  python: PythonParser,
  program: string,
  options: SessionOptions = {},
): Promise<Opened> {
  const trace = readTrace(program);
  const file = python.parse(trace.source);
  const oracle = new OraclePredictor(file, trace);
  const call = trace.call === null ? undefined : parseCall(trace.call);
  const start = launch(file, call ? { function: call.callee, arguments: call.arguments } : {});
  const session = new Session(new Machine(file, oracle), start, options);
  await session.run({ kind: 'entry' });
  return { session, oracle, file };
}

/** Where the session stands: `outer:3 > inner:7`, and the value just returned. */
export function where(session: Session): string {
  const { frames, returned } = session.view;
  const stack = frames.map((frame) => `${frame.function.name}:${frame.line}`).join(' > ');
  return returned ? `${stack} (${returned.name} returned ${printValue(returned.value)})` : stack;
}

/** Text of a local of the top frame. */
export function local(session: Session, name: string): string | undefined {
  const value = session.view.frames.at(-1)?.locals.get(name);
  return value && printValue(value);
}
