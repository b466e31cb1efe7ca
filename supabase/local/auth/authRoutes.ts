import { Hono } from 'hono';
import * as v from 'valibot';
import { authError } from '../lite/errorResponses.ts';
import type { Forward } from '../lite/forward.ts';
import type { Factors } from './factors.ts';
import type { Limits } from './limits.ts';
import type { Tokens } from './tokens.ts';

const CredentialsSchema = v.object({ email: v.optional(v.string(), '') });
const SessionSchema = v.looseObject({ access_token: v.optional(v.string()) });
const UserSchema = v.looseObject({ id: v.string(), aud: v.string() });

/** Everything under /auth/v1 that lite answers, with limits before it and our tokens after it. */
export function authRoutes(
  forward: Forward,
  tokens: Tokens,
  factors: Factors,
  limits: Limits,
): Hono {
  const routes = new Hono();

  routes.get('/auth/v1/.well-known/jwks.json', (context) => {
    context.header('access-control-allow-origin', '*');
    context.header('cache-control', 'public, max-age=600');
    return context.json({ keys: [tokens.jwk] });
  });

  routes.all('/auth/v1/*', async ({ req }) => {
    const action = limitedAction(req.method, new URL(req.url));
    if (!action) return withOurTokens(await forward(req.raw), tokens, factors);

    const body = await req.text();
    const email = emailIn(body);
    const refusal = limits.refuse(action, email, 'loopback');
    if (refusal) {
      const message = `Too many attempts. Try again in ${refusal.wait} seconds`;
      return authError(429, refusal.code, message, refusal.wait);
    }
    const { method, headers } = req.raw;
    const response = await forward(new Request(req.url, { method, headers, body }));
    limits.record(action, email, response.ok);
    return withOurTokens(response, tokens, factors);
  });
  return routes;
}

function limitedAction(method: string, url: URL): string | null {
  if (method !== 'POST') return null;
  const action = url.pathname.replace('/auth/v1', '');
  // A refresh guesses nothing, and clients send it by themselves.
  if (action === '/token' && url.searchParams.get('grant_type') !== 'password') return null;
  return ['/token', '/verify', '/signup', '/recover'].includes(action) ? action : null;
}

function emailIn(body: string): string {
  const credentials = v.safeParse(v.pipe(v.string(), v.parseJson(), CredentialsSchema), body);
  return credentials.success ? credentials.output.email.trim().toLowerCase() : '';
}

async function withOurTokens(
  response: Response,
  tokens: Tokens,
  factors: Factors,
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
  factors: Factors,
): Promise<Record<string, unknown>> {
  const inner = v.safeParse(UserSchema, answer.user);
  if (inner.success) {
    return { ...answer, user: { ...inner.output, factors: await factors.of(inner.output.id) } };
  }
  const user = v.safeParse(UserSchema, answer);
  return user.success ? { ...answer, factors: await factors.of(user.output.id) } : answer;
}
