import * as v from 'valibot';
import { authError } from '../lite/errorResponses.ts';
import type { Factors } from './factors.ts';
import type { Tokens } from './tokens.ts';

/** bcrypt reads no more of a password: any other end after them would sign in, too. */
const MAX_PASSWORD_BYTES = 72;

/** As GoTrue bounds it; auth.users has room for no more. */
const MAX_EMAIL_LENGTH = 255;

const ChangeSchema = v.looseObject({
  password: v.optional(v.string()),
  email: v.optional(v.string()),
  scope: v.optional(v.string()),
});
const JsonChangeSchema = v.pipe(v.string(), v.parseJson(), ChangeSchema);

type AccountRequest = {
  method: string;
  /** Decoded, below /auth/v1. */
  path: string;
  /** The query's `scope`. */
  scope: string | undefined;
  /** Access token of the caller; '' when there is none. */
  token: string;
  body: string;
};

/**
 * What GoTrue refuses of changes to an account, and lite lets pass; null for a request that may pass. Beyond GoTrue,
 * a session that has not taken the second step ends no other session either: whoever only knows the password could
 * lock the owner out.
 */
export function makeAccountRules(
  tokens: Pick<Tokens, 'verify'>,
  factors: Pick<Factors, 'of'>,
): (request: AccountRequest) => Promise<Response | null> {
  async function lacksSecondStep(token: string): Promise<boolean> {
    const claims = await tokens.verify(token).catch(() => null);
    // lite refuses the token itself.
    if (claims === null || claims.aal === 'aal2') return false;
    return (await factors.of(claims.sub)).some(({ status }) => status === 'verified');
  }

  return async ({ method, path, scope, token, body }) => {
    const parsed = v.safeParse(JsonChangeSchema, body);
    const change = parsed.success ? parsed.output : {};
    const isUpdate = method === 'PUT' && path === '/user';
    const isSignUp = method === 'POST' && path === '/signup';
    const isLogout = method === 'POST' && path === '/logout';
    const { password = '', email = '' } = change;
    if (email.length > MAX_EMAIL_LENGTH) {
      return authError(400, 'validation_failed', 'An email address is too long');
    }
    if ((isUpdate || isSignUp) && Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
      const message = `Password cannot be longer than ${MAX_PASSWORD_BYTES} characters`;
      return authError(400, 'validation_failed', message);
    }
    if (isUpdate && (password !== '' || email !== '') && (await lacksSecondStep(token))) {
      const message = 'AAL2 session is required to update email or password when MFA is enabled.';
      return authError(401, 'insufficient_aal', message);
    }
    const endsOthers = isLogout && (scope ?? change.scope ?? 'local') !== 'local';
    if (endsOthers && (await lacksSecondStep(token))) {
      const message = 'AAL2 session is required to end other sessions when MFA is enabled.';
      return authError(403, 'insufficient_aal', message);
    }
    return null;
  };
}
