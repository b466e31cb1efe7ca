// The only importer of auth-js: 23 kB that only a sign-in, a sign-out and an expired token wait for.
import { GoTrueClient, isAuthApiError } from '@supabase/auth-js';
import type { SessionStorage } from './sessionStorage.ts';

type AuthTools = {
  url: string;
  key: string;
  storageKey: string;
  storage: SessionStorage;
  /** Guarded (guardedFetch.ts). */
  fetch: typeof fetch;
};

class AuthClient extends GoTrueClient {
  /** After a failed refresh auth-js answers for a minute without asking: the signal may be back long before. */
  askAgain(): void {
    this.lastRefreshFailure = null;
  }
}

/**
 * No `lock`: tabs that refresh at once get the same token from the server, while locks are known to hang. The implicit
 * flow: a link of a mail works in another browser, too. Addresses are not searched for tokens: a link could sign
 * somebody in as somebody else.
 */
export const createAuthClient = ({ url, key, ...tools }: AuthTools) =>
  new AuthClient({
    ...tools,
    url: `${url}/auth/v1`,
    headers: { apikey: key },
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    flowType: 'implicit',
  });

export type SignInOutcome = 'done' | 'wrong' | 'limited' | 'unconfirmed' | 'unreachable';

/** What went wrong, as far as a form can help; 'done' without an error. */
export function outcomeOf(error: unknown): SignInOutcome {
  if (error === null) return 'done';
  if (!isAuthApiError(error)) return 'unreachable';
  if (error.status === 429) return 'limited';
  if (error.code === 'email_not_confirmed') return 'unconfirmed';
  return error.status < 500 ? 'wrong' : 'unreachable';
}

/** Else nobody who can say something about the session has answered. */
export const isFromServer = (error: unknown): boolean => isAuthApiError(error);
