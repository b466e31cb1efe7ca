// The only importer of auth-js: 23 kB that only a sign-in, a sign-out and an expired token wait for.
import {
  GoTrueClient,
  isAuthApiError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
  type Provider,
} from '@supabase/auth-js';
import type { AuthCode } from './outcomes.ts';
import type { SessionStorage } from '#base/session/sessionStorage.ts';

export type AuthTools = {
  url: string;
  key: string;
  storageKey: string;
  storage: SessionStorage;
  /** Guarded (guardedFetch.ts). */
  fetch: typeof fetch;
  /** Whether a token is refreshed before it expires. */
  autoRefreshToken: boolean;
};

export type SignInOutcome = 'done' | 'wrong' | 'limited' | 'unconfirmed' | 'unreachable';

export class AuthClient extends GoTrueClient {
  /** After a failed refresh auth-js fails for a minute without a request: the signal may be back long before. */
  askAgain(): void {
    this.lastRefreshFailure = null;
  }

  /** Opens the provider's page with PKCE (RFC 7636): the code that it returns is useless on another device. */
  async leaveFor(provider: Provider, redirectTo: string) {
    this.flowType = 'pkce';
    try {
      return await this.signInWithOAuth({
        provider,
        options: { redirectTo, skipBrowserRedirect: true },
      });
    } finally {
      this.flowType = 'implicit';
    }
  }
}

/**
 * No `lock`: tabs that refresh at once get the same token from the server, while locks are known to hang. Mails by the
 * implicit flow: they hold a token hash, which works in another browser, too; providers by PKCE (`leaveFor`). Addresses
 * are not searched for tokens: a link could sign a user in to another person's account.
 */
export const createAuthClient = ({ url, key, ...tools }: AuthTools) =>
  new AuthClient({
    ...tools,
    url: `${url}/auth/v1`,
    headers: { apikey: key },
    persistSession: true,
    detectSessionInUrl: false,
    flowType: 'implicit',
  });

/** The error code of an auth-js result. A body that is not the server's, and a missing body, are 'unreachable'. */
export function authCode(error: unknown): AuthCode {
  if (error === null) return 'done';
  if (isAuthWeakPasswordError(error)) return 'weak_password';
  if (isAuthSessionMissingError(error)) return 'session_not_found';
  if (!isAuthApiError(error)) return 'unreachable';
  if (error.status === 429) return 'limited';
  return error.status < 500 ? (error.code ?? '') : 'unreachable';
}
