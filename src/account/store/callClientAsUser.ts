// Requests in the name of the signed-in user.
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import type { CallClient, AuthConnection } from './openAuth.ts';

/** The server's error codes for a token that has expired by its own clock. */
const ENDED = new Set(['bad_jwt', 'no_authorization']);

/**
 * Calls the server with a valid token; auth-js itself would try for 25 s to get one. A device with a slow clock does
 * not notice that its token has expired, so the call is repeated once with a new one.
 */
export function makeCallClientAsUser(
  auth: AuthConnection,
  accessToken: (refused?: string) => Promise<string | null>,
): CallClient {
  return async (question) => {
    try {
      const token = await accessToken();
      if (token === null) return { word: 'session_not_found', data: null };
      const said = await auth.ask(question);
      if (!ENDED.has(said.word)) return said;
      const other = await accessToken(token);
      return other === null ? said : await auth.ask(question);
    } catch (error) {
      if (isNoAnswer(error)) return { word: 'unreachable', data: null };
      throw error;
    }
  };
}
