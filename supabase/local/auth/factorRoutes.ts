import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { Forward } from '../lite/forward.ts';
import { PUBLISHABLE_KEY } from '../start/keys.ts';
import { readBody } from '../readBody.ts';
import { authRefusal } from '../lite/errorResponse.ts';
import type { Factors } from './factors.ts';
import type { Claims, Tokens } from './tokens.ts';

const tokenSeconds = 3600;
const challengeSeconds = 300;
const EnrollSchema = v.object({ friendly_name: v.nullish(v.pipe(v.string(), v.maxLength(100))) });
const VerifySchema = v.object({ challenge_id: v.pipe(v.string(), v.uuid()), code: v.string() });

/** Second factors the way GoTrue offers them to supabase-js (auth.mfa.*). TOTP only. */
export function factorRoutes(forward: Forward, tokens: Tokens, factors: Factors): Hono {
  const routes = new Hono();
  const who = async (context: Context): Promise<Claims | null> => {
    const token = context.req.header('authorization')?.replace(/^Bearer /i, '') ?? '';
    return tokens.verify(token).catch(() => null);
  };

  routes.post('/auth/v1/factors', async (context) => {
    const claims = await who(context);
    if (!claims) return signedOut();
    const wish = v.safeParse(EnrollSchema, await jsonBody(context.req.raw));
    if (!wish.success) return authRefusal(400, 'validation_failed', 'friendly_name is too long');
    const hasVerified = (await factors.of(claims.sub)).some(
      (factor) => factor.status === 'verified',
    );
    if (hasVerified && claims.aal !== 'aal2') {
      return authRefusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    const name = wish.output.friendly_name ?? null;
    const made = await factors.enroll(claims.sub, name);
    if (!made)
      return authRefusal(422, 'mfa_factor_name_conflict', 'A factor with this name exists already');
    const label = encodeURIComponent(`Camply:${claims.email ?? ''}`);
    const uri = `otpauth://totp/${label}?secret=${made.secret}&issuer=Camply`;
    // Gap: no picture of the code. The secret and the address say the same.
    const totp = { qr_code: '', secret: made.secret, uri };
    return context.json({ id: made.id, type: 'totp', friendly_name: name, totp });
  });

  routes.post('/auth/v1/factors/:id/challenge', async (context) => {
    const claims = await who(context);
    if (!claims) return signedOut();
    const factorId = uuid(context.req.param('id'));
    const id = factorId && (await factors.challenge(claims.sub, factorId));
    if (!id) return unknown();
    return context.json({ id, type: 'totp', expires_at: nowSeconds() + challengeSeconds });
  });

  routes.post('/auth/v1/factors/:id/verify', async (context) => {
    const claims = await who(context);
    if (!claims) return signedOut();
    const factorId = uuid(context.req.param('id'));
    const wish = v.safeParse(VerifySchema, await jsonBody(context.req.raw));
    if (!factorId || !wish.success) return unknown();
    const { challenge_id: challengeId, code } = wish.output;
    const factor = await factors.challenged(claims.sub, factorId, challengeId);
    if (!factor)
      return authRefusal(
        422,
        'mfa_challenge_expired',
        'The challenge has expired, ask for a new one',
      );
    if (factor.is_locked)
      return authRefusal(429, 'over_request_rate_limit', 'Too many wrong codes, wait a while', 300);
    if (!(await factors.use(factor, challengeId, code, Date.now()))) {
      return authRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    const refreshToken = await factors.lift(claims.sub, claims.session_id, factorId);
    const iat = nowSeconds();
    const token = await tokens.issue({ ...claims, iat, exp: iat + tokenSeconds });
    const headers = new Headers({ apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` });
    const url = new URL('/auth/v1/user', context.req.url).href;
    const user: unknown = await (await forward({ url, method: 'GET', headers, body: null })).json();
    const person = v.parse(v.looseObject({}), user);
    return context.json({
      access_token: token,
      token_type: 'bearer',
      expires_in: tokenSeconds,
      expires_at: iat + tokenSeconds,
      refresh_token: refreshToken,
      user: { ...person, factors: await factors.of(claims.sub) },
    });
  });

  routes.delete('/auth/v1/factors/:id', async (context) => {
    const claims = await who(context);
    if (!claims) return signedOut();
    const id = uuid(context.req.param('id'));
    const isGone = id && (await factors.remove(claims.sub, id, claims.aal === 'aal2'));
    return isGone
      ? context.json({ id })
      : authRefusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  });
  return routes;
}

async function jsonBody(request: Request): Promise<unknown> {
  const bytes = await readBody(request, 16 * 1024);
  try {
    return JSON.parse(new TextDecoder().decode(bytes ?? undefined));
  } catch {
    return null;
  }
}

function uuid(text: string): string | null {
  return v.is(v.pipe(v.string(), v.uuid()), text) ? text : null;
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function unknown(): Response {
  return authRefusal(404, 'mfa_factor_not_found', 'Factor not found');
}

function signedOut(): Response {
  return authRefusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
}
