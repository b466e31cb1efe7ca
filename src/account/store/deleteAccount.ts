import * as v from 'valibot';
import type { Accounts } from './accounts.ts';
import { readErrorCode } from './guardedFetch.ts';
import type { SignInOutcome } from './authClient.ts';
import type { StoredSession } from '#base/session/storedSession.ts';

type DeleteTools = {
  url: string;
  key: string;
  /** Guarded (guardedFetch.ts). */
  fetch: typeof fetch;
  stored: () => StoredSession | null;
  signIn: (email: string, password: string) => Promise<SignInOutcome>;
  /** Ends the session on this device. */
  forget: () => void;
};

const HintSchema = v.object({ hint: v.nullish(v.string(), '') });

/**
 * The server requires a fresh sign-in, and the second step where the account has one. The sign-in happens before that
 * step, so a user who returns from it is not asked for the same password again.
 */
export function makeDeleteAccount(tools: DeleteTools): Accounts['deleteAccount'] {
  let proven: { userId: string; password: string } | null = null;

  async function prove(password: string): Promise<Exclude<SignInOutcome, 'unconfirmed'>> {
    const state = tools.stored()?.state;
    if (!state || state.email === null) return 'wrong';
    const { email, userId } = state;
    if (proven?.userId === userId && proven.password === password) return 'done';
    const outcome = await tools.signIn(email, password);
    if (outcome === 'done') proven = { userId, password };
    return outcome === 'unconfirmed' ? 'wrong' : outcome;
  }

  /** 'done', or the hint of the refusal; 'unreachable' without a response from our server. */
  async function remove(): Promise<string> {
    const request: RequestInit = {
      method: 'POST',
      headers: {
        apikey: tools.key,
        authorization: `Bearer ${tools.stored()?.accessToken ?? ''}`,
        'content-type': 'application/json',
      },
      body: '{}',
    };
    const answer = await answerTo(`${tools.url}/rest/v1/rpc/delete_account`, request);
    if (answer === null) return 'unreachable';
    if (answer.isOk) return answer.body === true ? 'done' : 'unreachable';
    if (readErrorCode(answer.body) !== 'PT403') return 'unreachable';
    const hint = v.safeParse(HintSchema, answer.body);
    return (hint.success && hint.output.hint) || 'unreachable';
  }

  /** Returns null without a response, or without one in JSON. Any other error is a bug. */
  async function answerTo(address: string, request: RequestInit) {
    try {
      const response = await tools.fetch(address, request);
      const body: unknown = await response.json();
      return { isOk: response.ok, body };
    } catch {
      return null;
    }
  }

  return async (password) => {
    const outcome = await prove(password);
    if (outcome !== 'done') return outcome;
    let said = await remove();
    if (said === 'sign_in_again') {
      // It took too long to get here.
      proven = null;
      const again = await prove(password);
      if (again !== 'done') return again;
      said = await remove();
    }
    if (said === 'second_step') return 'needsCode';
    if (said !== 'done') return 'unreachable';
    proven = null;
    tools.forget();
    return 'done';
  };
}
