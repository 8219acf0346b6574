/** The means of tests from outside: what they read, and how long they wait. */
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { DapClient, framed } from './dap-client';
import { inTime } from './patience';

describe('a client', () => {
  it('reads messages in any pieces, and counts answers', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const client = new DapClient(input, output);
    const { seq, answer } = client.ask('threads', { é: 1 });
    expect(String(output.read())).toBe(
      'Content-Length: 67\r\n\r\n{"seq":1,"type":"request","command":"threads","arguments":{"é":1}}'.replace(
        '68',
        '67',
      ),
    );
    const response = framed(JSON.stringify({ type: 'response', request_seq: seq, success: true, message: 'é😀' }));
    const event = framed(JSON.stringify({ type: 'event', event: 'stopped' }));
    for (const byte of Buffer.from(response + event + response)) input.write(Buffer.from([byte]));
    expect(await answer).toMatchObject({ success: true, message: 'é😀' });
    await client.until(() => client.answers.get(seq)?.length === 2);
    expect(client.count('stopped', 'terminated')).toBe(1);
  });
});

describe('patience', () => {
  const forever = new Promise<never>(() => undefined);
  const idle = { processorTime: 1, ended: forever };

  it('ends with the work, or with the process', async () => {
    expect(await inTime(idle, Promise.resolve(7), 1)).toEqual({ kind: 'done', value: 7 });
    const ended = Promise.resolve({ code: 0, signal: null });
    expect(await inTime({ ...idle, ended }, forever, 1)).toEqual({ kind: 'ended' });
  });

  it('ends where the process works for long', async () => {
    let seconds = 0;
    const busy = {
      ended: forever,
      get processorTime() {
        return (seconds += 1);
      },
    };
    expect(await inTime(busy, forever, 0.2)).toMatchObject({ kind: 'late' });
  });

  it('is longer where others have the processor', async () => {
    let seconds = 0;
    const starved = {
      ended: forever,
      get processorTime() {
        return (seconds += 0.001);
      },
    };
    const start = performance.now();
    await inTime(starved, forever, 0.2);
    expect(performance.now() - start).toBeGreaterThan(1000);
  });
});
