import { describe, expect, it } from 'vitest';
import { RememberingTransport } from '../../src/sandbox/remembering-transport';
import { SandboxTimeout, type SandboxTransport } from '../../src/sandbox/transport';

class Counting implements SandboxTransport {
  readonly available = true;
  readonly asked: string[] = [];
  fails = false;

  ask(request: string): Promise<string> {
    this.asked.push(request);
    return this.fails ? Promise.reject(new SandboxTimeout('too long')) : Promise.resolve(`answer to ${request}`);
  }
}

describe('answers of the evaluator', () => {
  it('are remembered', async () => {
    const inner = new Counting();
    const transport = new RememberingTransport(inner);
    expect(await transport.ask('a')).toBe('answer to a');
    expect(await transport.ask('a')).toBe('answer to a');
    expect(await transport.ask('b')).toBe('answer to b');
    expect(inner.asked).toEqual(['a', 'b']);
  });

  it('are asked for again where there was none', async () => {
    const inner = new Counting();
    inner.fails = true;
    const transport = new RememberingTransport(inner);
    await expect(transport.ask('a')).rejects.toThrow(SandboxTimeout);
    inner.fails = false;
    expect(await transport.ask('a')).toBe('answer to a');
  });

  it('are forgotten where there are too many, those that were not used for long first', async () => {
    const inner = new Counting();
    const transport = new RememberingTransport(inner);
    const long = 'x'.repeat(3_000_000);
    await transport.ask(`1${long}`);
    await transport.ask('2');
    await transport.ask(`3${long}`);
    await transport.ask('2');
    await transport.ask(`1${long}`);
    expect(inner.asked.map(([first]) => first)).toEqual(['1', '2', '3', '1']);
  });

  it('are not given to whoever no longer wants them', async () => {
    const transport = new RememberingTransport(new Counting());
    await transport.ask('a');
    await expect(transport.ask('a', { signal: AbortSignal.abort() })).rejects.toThrow();
  });
});
