import { Hono } from 'hono';
import * as v from 'valibot';
import { authError } from '../lite/errorResponses.ts';
import type { Forward } from '../lite/forward.ts';
import { callerAddress } from '../web/callerAddress.ts';
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
  tokens: Pick<Tokens, 'jwk' | 'toOuter'>;
  factors: Pick<Factors, 'of'>;
  refreshTokens: RefreshTokens;
  limits: Limits;
  /** Whether there is an account with this address. */
  isKnown: (email: string) => Promise<boolean>;
};

/** Everything under /auth/v1 that lite answers, with limits before it and our tokens after it. */
export function authRoutes(services: Services): Hono {
  const { forward, tokens, factors, refreshTokens, limits, isKnown } = services;
  const routes = new Hono();

  routes.get('/auth/v1/.well-known/jwks.json', (context) => {
    context.header('access-control-allow-origin', '*');
    context.header('cache-control', 'public, max-age=600');
    return context.json({ keys: [tokens.jwk] });
  });

  routes.post('/auth/v1/token', async ({ req }, next) => {
    const grantTypes = req.queries('grant_type') ?? [];
    // Where both are asked for it may be a guess at a password, which counts.
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
    const action = limitedAction(method, path, req.queries('grant_type') ?? []);
    if (!action) return withOurTokens(await forward(req.raw), tokens, factors);

    const body = await req.text();
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
    return withOurTokens(response, tokens, factors);
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
): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.set('cache-control', 'no-store');
  const status = response.status;

  // The mailed link redirects to an address with a token in it.
  const location = headers.get('location');
  const innerToken = location && /access_token=([^&]+)/.exec(location)?.[1];
  if (location && innerToken) {
    headers.set('location', location.replace(innerToken, await tokens.toOuter(innerToken)));
    return new Response(null, { status, headers });
  }
  if (!response.ok || !headers.get('content-type')?.includes('json')) {
    return new Response(response.body, { status, headers });
  }
  const text = await response.text();
  const parsed = v.safeParse(SessionSchema, JSON.parse(text));
  if (!parsed.success) return new Response(text, { status, headers });
  const { access_token: inner, ...rest } = parsed.output;
  const outer = { ...rest, ...(inner && { access_token: await tokens.toOuter(inner) }) };
  return Response.json(await withFactors(outer, factors), { status, headers });
}

// Some answers have a user inside, some are one.
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
