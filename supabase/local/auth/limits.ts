import { RateLimit } from './RateLimit.ts';

const MINUTE_MS = 60_000;

export type Limits = ReturnType<typeof makeLimits>;

type Refusal = { status: 429; code: string; wait: number };

/**
 * Gap in lite: passwords and codes can be guessed, accounts made and mails requested, without limit.
 * `caller` is an address of the network, `email` that of the account. Tries count per account and caller:
 * per account alone, a stranger could lock a family out.
 */
export function makeLimits(now: () => number = Date.now) {
  const guesses = new RateLimit(5, 5 * MINUTE_MS, now);
  const guessesOfCaller = new RateLimit(100, 5 * MINUTE_MS, now);
  const mails = new RateLimit(1, MINUTE_MS, now);
  const mailsOfCaller = new RateLimit(30, 5 * MINUTE_MS, now);
  const accounts = new RateLimit(30, 5 * MINUTE_MS, now);
  // An account itself is a few kB, and nothing else belongs to it: spaces need none.
  const accountsOfDay = new RateLimit(150, 24 * 60 * MINUTE_MS, now);

  const limitsOf = (
    action: LimitedAction,
    email: string,
    caller: string,
  ): [RateLimit, string][] => {
    switch (action) {
      case '/token':
      case '/verify':
        return [
          [guesses, `${caller} ${email}`],
          [guessesOfCaller, caller],
        ];
      case '/signup':
        return [
          [accounts, caller],
          [accountsOfDay, caller],
        ];
      case '/reauthenticate':
        return [[mailsOfCaller, caller]];
      case '/otp':
      case '/magiclink':
        // Both create an account for an unknown address.
        return [
          [mails, email],
          [mailsOfCaller, caller],
          [accountsOfDay, caller],
        ];
      default:
        return [
          [mails, email],
          [mailsOfCaller, caller],
        ];
    }
  };

  return {
    /**
     * Returns null when the request may pass, and counts it before its outcome is known, or many at once would all
     * pass. Unknown addresses count like known ones, so that nothing is revealed.
     */
    refuse(action: LimitedAction, email: string, caller: string): Refusal | null {
      const limits = limitsOf(action, email, caller);
      const wait = Math.max(...limits.map(([limit, key]) => limit.waitSeconds(key)));
      if (wait > 0) {
        const isGuess = action === '/token' || action === '/verify';
        const code = isGuess ? 'over_request_rate_limit' : 'over_email_send_rate_limit';
        return { status: 429, code, wait };
      }
      for (const [limit, key] of limits) limit.count(key);
      return null;
    },
    /** A correct password or code ends the count of wrong ones. */
    succeed(action: LimitedAction, email: string, caller: string): void {
      if (action === '/token' || action === '/verify') guesses.clear(`${caller} ${email}`);
    },
  };
}

const LIMITED = {
  POST: ['/token', '/verify', '/signup', '/recover', '/otp', '/magiclink', '/resend'],
  // Requests a mail to another address.
  PUT: ['/user'],
  GET: ['/reauthenticate'],
} as const;

export type LimitedAction = (typeof LIMITED)[keyof typeof LIMITED][number];

/** What counts of the requests to /auth/v1; `path` without that prefix, decoded. */
export function limitedAction(
  method: string,
  path: string,
  grantTypes: readonly string[],
): LimitedAction | null {
  // A refresh guesses nothing, and clients send it by themselves.
  if (path === '/token' && !grantTypes.includes('password')) return null;
  const paths: readonly LimitedAction[] =
    method === 'POST' || method === 'PUT' || method === 'GET' ? LIMITED[method] : [];
  return paths.find((each) => each === path) ?? null;
}
