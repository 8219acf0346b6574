import { describe, expect, it } from 'vitest';
import { answerOfGone, TERMINATED } from '../../../src/extension/web/goneAdapter';

describe('an adapter whose worker is gone', () => {
  it('lets the editor leave, and refuses everything else', () => {
    const ask = (command: string) => answerOfGone({ seq: 7, type: 'request', command });
    expect(ask('disconnect')).toMatchObject({ type: 'response', request_seq: 7, success: true });
    expect(ask('next')).toMatchObject({
      request_seq: 7,
      success: false,
      message: expect.stringMatching(/\.$/) as string,
    });
    expect(answerOfGone({ seq: 8, type: 'event', event: 'x' })).toBeUndefined();
    expect(TERMINATED).toMatchObject({ type: 'event', event: 'terminated' });
  });
});
