import { describe, expect, it } from 'vitest';
import { cancellable } from '../../../src/adapter/session/cancellable-evaluation';
import { EvaluationError, RaisingError } from '../../../src/debugger/evaluate/evaluator';

describe('an evaluation that comes to nothing', () => {
  it('tells the exception alone: the expression stands beside it', async () => {
    const raising = new RaisingError("books['Emma']", { type: 'KeyError', message: "'Emma'" });
    await expect(cancellable(Promise.reject(raising))).rejects.toThrow(/^KeyError: 'Emma' \(predicted\)$/);
  });

  it('tells any other reason as it is', async () => {
    const unbound = new EvaluationError('books has no value here.');
    await expect(cancellable(Promise.reject(unbound))).rejects.toThrow(/^books has no value here\.$/);
  });
});
