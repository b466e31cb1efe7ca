import { Hono } from 'hono';
import * as v from 'valibot';
import { authError } from '../lite/errorResponses.ts';
import type { Forward } from '../lite/forward.ts';
import { siteLink } from '../mail/siteLink.ts';
import { callerAddress } from '../web/callerAddress.ts';
import { makeAccountRules } from './accountRules.ts';
import { DECOY_EMAIL } from './decoy.ts';
import type { Factors } from './factors.ts';
import { limitedAction, type Limits } from './limits.ts';
import type { RefreshTokens } from './refreshTokens.ts';
import type { Tokens } from './tokens.ts';

const CredentialsSchema = v.looseObject({ email: v.optional(v.string(), '') });
const JsonCredentialsSchema = v.pipe(v.string(), v.parseJson(), CredentialsSchema);
type Credentials = v.InferOutput<typeof CredentialsSchema>;
const JsonRefreshSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ refresh_token: v.string() }),
);
const SessionSchema = v.looseObject({ access_token: v.optional(v.string()) });
const UserSchema = v.looseObject({ id: v.string(), aud: v.string() });

type Services = {
  forward: Forward;
  tokens: Pick<Tokens, 'jwk' | 'toOuter' | 'verify'>;
  factors: Pick<Factors, 'of'>;
  refreshTokens: RefreshTokens;
  limits: Limits;
  /** Whether there is an account with this address. */
  isKnown: (email: string) => Promise<boolean>;
  /** How long an account's `data` is, in bytes. */
  dataBytes: (userId: string) => Promise<number>;
  /** The address of the site. */
  siteUrl: string;
};

/** All routes under /auth/v1 that lite serves, with limits before it and our tokens after it. */
export function authRoutes(services: Services): Hono {
  const { forward, tokens, factors, refreshTokens, limits, isKnown, dataBytes, siteUrl } = services;
  const refuseChange = makeAccountRules(tokens, factors, dataBytes);
  const routes = new Hono();

  routes.get('/auth/v1/.well-known/jwks.json', (context) => {
    context.header('access-control-allow-origin', '*');
    context.header('cache-control', 'public, max-age=600');
    return context.json({ keys: [tokens.jwk] });
  });

  routes.post('/auth/v1/token', async ({ req }, next) => {
    const grantTypes = req.queries('grant_type') ?? [];
    // A request for both may be a guess at a password, which counts.
    if (!grantTypes.includes('refresh_token') || grantTypes.includes('password')) return next();
    const body = v.safeParse(JsonRefreshSchema, await req.text());
    if (!body.success) {
      return authError(400, 'validation_failed', 'Refresh token is not valid');
    }
    const { method, headers } = req.raw;
    const response = await refreshTokens.exchange(body.output.refresh_token, (token) =>
      forward(
        new Request(req.url, { method, headers, body: JSON.stringify({ refresh_token: token }) }),
      ),
    );
    return response === null
      ? authError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
      : withOurTokens(response, tokens, factors);
  });

  routes.all('/auth/v1/*', async ({ req, env }) => {
    const { method, headers } = req.raw;
    // req.path is decoded, as lite reads it: /%74oken is /token.
    const path = req.path.replace('/auth/v1', '');
    // Opening the link of a mail uses nothing up: programs open each link of a mail before people do.
    if (path === '/verify' && (method === 'GET' || method === 'HEAD')) {
      const { token = '', type = '', redirect_to: redirect = null } = req.query();
      return new Response(null, {
        status: 303,
        headers: {
          location: siteLink(siteUrl, { token, type, redirect }),
          'cache-control': 'no-store',
        },
      });
    }
    const grantTypes = req.queries('grant_type') ?? [];
    const action = limitedAction(method, path, grantTypes);
    const body = await req.text();
    const token = headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
    const refused = await refuseChange({ method, path, scope: req.query('scope'), token, body });
    if (refused) return refused;
    if (!action) {
      const request = new Request(req.url, { method, headers, ...(body && { body }) });
      const oauth = path === '/token' && grantTypes.includes('pkce') ? 'oauth' : undefined;
      return withOurTokens(await forward(request), tokens, factors, oauth);
    }

    const credentials = v.safeParse(JsonCredentialsSchema, body);
    const email = credentials.success ? credentials.output.email.trim().toLowerCase() : '';
    // A change of one's own name or password sends no mail.
    const isLimited = action !== '/user' || email !== '';
    const caller = callerAddress(env);
    const refusal = isLimited ? limits.refuse(action, email, caller) : null;
    if (refusal) {
      const message = `Too many attempts. Try again in ${refusal.wait} seconds`;
      return authError(429, refusal.code, message, refusal.wait);
    }
    const mustStandIn = action === '/token' && credentials.success && !(await isKnown(email));
    const sent = mustStandIn ? withDecoy(credentials.output) : body;
    const response = await forward(
      new Request(req.url, { method, headers, ...(sent && { body: sent }) }),
    );
    if (response.ok) limits.succeed(action, email, caller);
    return withOurTokens(response, tokens, factors, path === '/verify' ? 'otp' : undefined);
  });
  return routes;
}

function withDecoy(credentials: Credentials): string {
  return JSON.stringify({ ...credentials, email: DECOY_EMAIL });
}

async function withOurTokens(
  response: Response,
  tokens: Services['tokens'],
  factors: Services['factors'],
  /** How the session began, where not by a password. */
  method?: 'otp' | 'oauth',
): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.set('cache-control', 'no-store');
  const status = response.status;

  // An OAuth provider redirects to an address with a token in it, unless PKCE was requested.
  const location = headers.get('location');
  const innerToken = location && /access_token=([^&]+)/.exec(location)?.[1];
  if (location && innerToken) {
    headers.set(
      'location',
      location.replace(innerToken, await tokens.toOuter(innerToken, 'oauth')),
    );
    return new Response(null, { status, headers });
  }
  if (!response.ok || !headers.get('content-type')?.includes('json')) {
    return new Response(response.body, { status, headers });
  }
  const text = await response.text();
  const parsed = v.safeParse(SessionSchema, JSON.parse(text));
  if (!parsed.success) return new Response(text, { status, headers });
  const { access_token: inner, ...rest } = parsed.output;
  const outer = { ...rest, ...(inner && { access_token: await tokens.toOuter(inner, method) }) };
  return Response.json(await withFactors(outer, factors), { status, headers });
}

// Some responses contain a user, some are one.
async function withFactors(
  answer: Record<string, unknown>,
  factors: Services['factors'],
): Promise<Record<string, unknown>> {
  const inner = v.safeParse(UserSchema, answer.user);
  if (inner.success) {
    return { ...answer, user: { ...inner.output, factors: await factors.of(inner.output.id) } };
  }
  const user = v.safeParse(UserSchema, answer);
  return user.success ? { ...answer, factors: await factors.of(user.output.id) } : answer;
}
