/** Questions as tokens. */
import { NoAnswerError, type Query } from '../../codec/query';
import { CodecError } from '../../codec/vocabulary/slots';

/** @throws NoAnswerError where the token language cannot say the question */
export function written<T>(about: Pick<Query, 'statement'> | string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    // Of a statement, whoever asks says which line it is.
    throw new NoAnswerError(
      typeof about === 'string' ? `${about} cannot be predicted: ${error.message}.` : error.message,
    );
  }
}
