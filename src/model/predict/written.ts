/** Questions as tokens. */
import { PredictionError, type Query } from '../../codec/query';
import { CodecError } from '../../codec/vocabulary/slots';

/** @throws PredictionError where the token language cannot say the question */
export function written<T>(about: Pick<Query, 'statement'> | string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    const what = typeof about === 'string' ? about : `Line ${about.statement.line}`;
    throw new PredictionError(`${what} cannot be predicted: ${error.message}.`);
  }
}
