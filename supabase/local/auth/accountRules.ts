import * as v from 'valibot';
import { authError } from '../lite/errorResponses.ts';
import type { Factors } from './factors.ts';
import type { Tokens } from './tokens.ts';

/** bcrypt reads no more of a password: any other end after them would sign in, too. */
const MAX_PASSWORD_BYTES = 72;

/** The bound of GoTrue and of auth.users. */
const MAX_EMAIL_LENGTH = 255;

/** The most bytes of an account's own `data`, which is part of each token. */
const MAX_DATA_BYTES = 1000;

const text = v.optional(v.string());

const ChangeSchema = v.looseObject({
  data: v.nullish(v.record(v.string(), v.unknown())),
  scope: v.nullish(v.string()),
  // lite breaks off (500) where these are anything else, null as well.
  email: text,
  password: text,
  phone: text,
  token: text,
  token_hash: text,
  type: text,
});
const JsonChangeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  // valibot takes a list for an object.
  v.check((body) => !Array.isArray(body)),
  ChangeSchema,
);

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
 * The account changes that GoTrue refuses and lite allows; null for an allowed request. `dataBytes`: the current length
 * of an account's `data`, to which each request adds. Stricter than GoTrue: that length is bounded, and a session
 * without the second step ends no other session, or a stranger with the password could lock the owner out.
 */
export function makeAccountRules(
  tokens: Pick<Tokens, 'verify'>,
  factors: Pick<Factors, 'of'>,
  dataBytes: (userId: string) => Promise<number>,
): (request: AccountRequest) => Promise<Response | null> {
  async function lacksSecondStep(token: string): Promise<boolean> {
    const claims = await tokens.verify(token).catch(() => null);
    // lite refuses the token itself.
    if (claims === null || claims.aal === 'aal2') return false;
    return (await factors.of(claims.sub)).some(({ status }) => status === 'verified');
  }

  /** Measures the data together with what is stored already. */
  async function bytesOf(data: object, token: string, isUpdate: boolean): Promise<number> {
    const sent = Buffer.byteLength(JSON.stringify(data));
    const claims = isUpdate ? await tokens.verify(token).catch(() => null) : null;
    return claims === null ? sent : sent + (await dataBytes(claims.sub));
  }

  return async ({ method, path, scope, token, body }) => {
    const parsed = v.safeParse(JsonChangeSchema, body);
    // lite rejects what is no JSON. Of JSON it would read the other fields, past every rule below.
    if (!parsed.success && parsed.issues.every(({ type }) => type !== 'parse_json')) {
      const message = 'A field of the request has the wrong type: email and password are text';
      return authError(400, 'bad_json', message);
    }
    const change: v.InferOutput<typeof ChangeSchema> = parsed.success ? parsed.output : {};
    const isUpdate = method === 'PUT' && path === '/user';
    const isSignUp = method === 'POST' && path === '/signup';
    const isLogout = method === 'POST' && path === '/logout';
    const password = change.password ?? '';
    const email = change.email ?? '';
    const data = change.data ?? {};
    if (email.length > MAX_EMAIL_LENGTH) {
      return authError(400, 'validation_failed', 'An email address is too long');
    }
    const saysMore = Object.keys(data).length > 0;
    if (saysMore && (await bytesOf(data, token, isUpdate)) > MAX_DATA_BYTES) {
      const message = `The data of an account may have ${MAX_DATA_BYTES} bytes`;
      return authError(400, 'validation_failed', message);
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
