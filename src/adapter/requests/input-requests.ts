/** The custom request by which the client gives the line that the program waits for. */
import type { Context } from '../session/context';
import { RequestError } from '../protocol/request-error';
import { DONE, type Handlers } from './handler';

export function inputRequests(context: Context): Handlers {
  return {
    /** `{ id, text }`; without a text nobody says what is typed, and it stays unknown. */
    input(given) {
      if (!context.input.answer(given.number('id'), given.optionalText('text')))
        throw new RequestError('The program does not wait for this line.');
      return DONE;
    },
  };
}
