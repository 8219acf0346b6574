import { describe, expect, it } from 'vitest';
import { NeuralDebugSession } from '../../src/adapter/session/neural-session';
import { readSchema, schemaOf } from './schema';

const DECLARED = `
declare module P {
  interface Request { arguments?: any; }
  interface GoRequest extends Request { arguments: GoArguments; }
  interface GoArguments { where: Place; how?: 'fast' | 'slow' | string; lines: number[]; env?: { [key: string]: string | null; }; }
  interface Place extends Base { line: number; }
  interface Base { name: string; }
  type Ready = boolean;
  interface WaitRequest extends Request { arguments: { until?: Ready }; }
  interface RunInTerminalRequest extends Request {}
}`;

describe('the schema of requests', () => {
  it('is read from declarations', () => {
    const text = { kind: 'text' };
    expect(Object.fromEntries(schemaOf([DECLARED]))).toEqual({
      go: {
        kind: 'object',
        fields: [
          {
            name: 'where',
            isOptional: false,
            shape: {
              kind: 'object',
              fields: [
                { name: 'name', isOptional: false, shape: text },
                { name: 'line', isOptional: false, shape: { kind: 'number' } },
              ],
            },
          },
          { name: 'how', isOptional: true, shape: { kind: 'text', choices: ['fast', 'slow'] } },
          { name: 'lines', isOptional: false, shape: { kind: 'list', of: { kind: 'number' } } },
          {
            name: 'env',
            isOptional: true,
            shape: { kind: 'map', of: { kind: 'union', of: [text, { kind: 'any' }] } },
          },
        ],
      },
      wait: { kind: 'object', fields: [{ name: 'until', isOptional: true, shape: { kind: 'flag' } }] },
    });
  });

  it('takes the later one of two types of a name', () => {
    const schema = schemaOf([DECLARED, 'export interface GoArguments { only: boolean }']);
    expect(schema.get('go')).toEqual({
      kind: 'object',
      fields: [{ name: 'only', isOptional: false, shape: { kind: 'flag' } }],
    });
  });

  it('has every request that the adapter answers, and every one of the protocol', () => {
    const never = (): Promise<never> => Promise.reject(new Error('not loaded'));
    const session = new NeuralDebugSession(
      { loadPredictor: never, loadPython: never },
      { send: () => undefined, close: () => undefined, hangUp: () => undefined },
    );
    const handlers = Object.keys(Reflect.get(session, 'handlers') as object);
    const commands = [...readSchema().keys()];
    expect(handlers.length).toBeGreaterThan(40);
    expect(handlers.filter((command) => !commands.includes(command))).toEqual([]);
    expect(commands).toEqual(
      expect.arrayContaining(['disassemble', 'attach', 'writeMemory', 'setInstructionBreakpoints']),
    );
  });
});
