import { Hono, type Context } from 'hono';
import { renderSVG } from 'uqr';
import * as v from 'valibot';
import type { Forward } from '../lite/forward.ts';
import { PUBLISHABLE_KEY } from '../start/keys.ts';
import { authError } from '../lite/errorResponses.ts';
import type { Factors } from './factors.ts';
import type { Claims, Tokens } from './tokens.ts';

const TOKEN_SECONDS = 3600;
const CHALLENGE_SECONDS = 300;
/** Light modules around a QR code (ISO/IEC 18004). */
const QUIET_MODULES = 4;
const EnrollSchema = v.object({
  factor_type: v.picklist(['totp', 'phone', 'webauthn']),
  friendly_name: v.nullish(v.pipe(v.string(), v.maxLength(100)), ''),
  issuer: v.nullish(v.pipe(v.string(), v.maxLength(100)), 'Camply'),
});
const REFUSALS = {
  mfa_factor_name_conflict: 'A factor with this name exists already',
  too_many_enrolled_mfa_factors: 'Maximum number of factors reached, unenroll to continue',
};
const VerifySchema = v.object({ challenge_id: v.pipe(v.string(), v.uuid()), code: v.string() });

/** Second factors the way GoTrue offers them to supabase-js (auth.mfa.*). TOTP only. */
export function factorRoutes(forward: Forward, tokens: Tokens, factors: Factors): Hono {
  const routes = new Hono();
  const claimsOf = async (context: Context): Promise<Claims | null> => {
    const token = context.req.header('authorization')?.replace(/^Bearer /i, '') ?? '';
    return tokens.verify(token).catch(() => null);
  };

  routes.post('/auth/v1/factors', async (context) => {
    const claims = await claimsOf(context);
    if (!claims) return signedOut();
    const params = v.safeParse(EnrollSchema, await jsonBody(context));
    if (!params.success) {
      return authError(400, 'validation_failed', params.issues[0].message);
    }
    const { factor_type: type, friendly_name: name, issuer } = params.output;
    if (type !== 'totp') return notOffered(type);
    const hasVerified = (await factors.of(claims.sub)).some(
      (factor) => factor.status === 'verified',
    );
    if (hasVerified && claims.aal !== 'aal2') {
      return authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    const enrolled = await factors.enroll(claims.sub, name);
    if (typeof enrolled === 'string') return authError(422, enrolled, REFUSALS[enrolled]);
    const label = encodeURIComponent(`${issuer}:${claims.email ?? ''}`);
    const uri = `otpauth://totp/${label}?secret=${enrolled.secret}&issuer=${encodeURIComponent(issuer)}`;
    const totp = {
      qr_code: renderSVG(uri, { border: QUIET_MODULES }),
      secret: enrolled.secret,
      uri,
    };
    return context.json({ id: enrolled.id, type: 'totp', friendly_name: name, totp });
  });

  routes.post('/auth/v1/factors/:id/challenge', async (context) => {
    const claims = await claimsOf(context);
    if (!claims) return signedOut();
    const factorId = uuid(context.req.param('id'));
    const id = factorId && (await factors.challenge(claims.sub, factorId));
    if (!id) return unknownFactor();
    return context.json({ id, type: 'totp', expires_at: nowSeconds() + CHALLENGE_SECONDS });
  });

  routes.post('/auth/v1/factors/:id/verify', async (context) => {
    const claims = await claimsOf(context);
    if (!claims) return signedOut();
    const factorId = uuid(context.req.param('id'));
    const params = v.safeParse(VerifySchema, await jsonBody(context));
    if (!factorId || !params.success) return unknownFactor();
    const { challenge_id: challengeId, code } = params.output;
    const factor = await factors.challenged(claims.sub, factorId, challengeId);
    if (!factor)
      return authError(
        422,
        'mfa_challenge_expired',
        'The challenge has expired, ask for a new one',
      );
    if (factor.is_locked)
      return authError(429, 'over_request_rate_limit', 'Too many wrong codes, wait a while', 300);
    if (!(await factors.use(factor, challengeId, code, Date.now()))) {
      return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    const refreshToken = await factors.raiseToAal2(claims.sub, claims.session_id, factorId);
    const iat = nowSeconds();
    const token = await tokens.issue({ ...claims, iat, exp: iat + TOKEN_SECONDS });
    const headers = new Headers({ apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` });
    const response = await forward(
      new Request(new URL('/auth/v1/user', context.req.url), { headers }),
    );
    const user = v.parse(v.looseObject({}), await response.json());
    return context.json({
      access_token: token,
      token_type: 'bearer',
      expires_in: TOKEN_SECONDS,
      expires_at: iat + TOKEN_SECONDS,
      refresh_token: refreshToken,
      user: { ...user, factors: await factors.of(claims.sub) },
    });
  });

  routes.delete('/auth/v1/factors/:id', async (context) => {
    const claims = await claimsOf(context);
    if (!claims) return signedOut();
    const id = uuid(context.req.param('id'));
    const outcome = id && (await factors.remove(claims.sub, id, claims.aal === 'aal2'));
    if (outcome === 'removed') return context.json({ id });
    return outcome === 'insufficient_aal'
      ? authError(422, outcome, 'AAL2 required to unenroll verified factor')
      : unknownFactor();
  });
  return routes;
}

function jsonBody(context: Context): Promise<unknown> {
  return context.req.json().catch(() => null);
}

function uuid(text: string): string | null {
  return v.is(v.pipe(v.string(), v.uuid()), text) ? text : null;
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Refuses text messages and passkeys like a project that has not turned them on. */
function notOffered(type: 'phone' | 'webauthn'): Response {
  const name = type === 'phone' ? 'Phone' : 'WebAuthn';
  return authError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${name}`);
}

function unknownFactor(): Response {
  return authError(404, 'mfa_factor_not_found', 'Factor not found');
}

function signedOut(): Response {
  return authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
}
