import { RateLimit } from './RateLimit.ts';

const MINUTE_MS = 60_000;

/** Gap in lite: passwords and codes can be guessed, and mails requested, without limit. */
export type Limits = ReturnType<typeof makeLimits>;

type Refusal = { status: 429; code: string; wait: number };

export function makeLimits(now: () => number = Date.now) {
  const guesses = new RateLimit(10, 5 * MINUTE_MS, now);
  const mails = new RateLimit(1, MINUTE_MS, now);
  const accounts = new RateLimit(30, 5 * MINUTE_MS, now);

  return {
    /** Null when the request may pass. Unknown addresses count like known ones, so nothing is revealed. */
    refuse(action: string, email: string, caller: string): Refusal | null {
      if (action === '/token' || action === '/verify') {
        const wait = guesses.waitSeconds(email);
        return wait > 0 ? { status: 429, code: 'over_request_rate_limit', wait } : null;
      }
      const [limit, key] =
        action === '/signup'
          ? [accounts, caller]
          : action === '/recover'
            ? [mails, email]
            : [null, ''];
      if (!limit) return null;
      const wait = limit.waitSeconds(key);
      if (wait > 0) return { status: 429, code: 'over_email_send_rate_limit', wait };
      limit.count(key);
      return null;
    },
    /** Notes the outcome of an attempt to sign in or to use a mailed code. */
    record(action: string, email: string, isOk: boolean): void {
      if (action !== '/token' && action !== '/verify') return;
      if (isOk) guesses.clear(email);
      else guesses.count(email);
    },
  };
}
