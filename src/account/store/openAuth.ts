// Wraps auth-js: it is loaded for the first request, and every result comes with a code.
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import { lazy } from '#base/device/lazy.ts';
import type { AuthClient, AuthTools } from './authClient.ts';
import type { AuthCode } from './outcomes.ts';
import { memoryStorage } from '#base/session/sessionStorage.ts';

type Answer = { data?: unknown; error: unknown };
/** `data` as auth-js types it; null without a response. */
export type AuthResult<A extends Answer> = { word: AuthCode; data: A['data'] | null };
/** Calls auth-js. Rejects with any error that is not an auth-js error. */
export type CallClient = <A extends Answer>(
  question: (client: AuthClient) => Promise<A>,
) => Promise<AuthResult<A>>;

export type AuthConnection = {
  /** Rejects when the library's code does not arrive. */
  client: () => Promise<AuthClient>;
  /** Never rejects. */
  ask: CallClient;
};

export function openAuth(tools: AuthTools): AuthConnection {
  const load = lazy(async () => {
    const library = await import('./authClient.ts');
    return { ...library, client: library.createAuthClient(tools) };
  });
  return {
    client: async () => (await load()).client,
    async ask(question) {
      try {
        const { client, authCode } = await load();
        const { data, error } = await question(client);
        return { word: authCode(error), data: data ?? null };
      } catch (error) {
        // The library's code did not arrive; or auth-js could not read the response, or a bug.
        if (!isNoAnswer(error)) console.error('A question to the server failed', error);
        return { word: 'unreachable', data: null };
      }
    },
  };
}

/** Opens a second connection in the same page. Its sessions stay in memory and are never refreshed. */
export const openSeparateAuth = (
  tools: Omit<AuthTools, 'storage' | 'autoRefreshToken'>,
): AuthConnection => openAuth({ ...tools, storage: memoryStorage(), autoRefreshToken: false });
