import { Hono } from 'hono';
import * as v from 'valibot';
import type { Forward } from '../lite/forward.ts';
import { readBody } from '../readBody.ts';
import { authRefusal } from '../lite/errorResponse.ts';
import type { Factors } from './factors.ts';
import type { Limits } from './limits.ts';
import type { Tokens } from './tokens.ts';

const mostBytes = 64 * 1024;
const CredentialsSchema = v.object({ email: v.optional(v.string(), '') });
const ReplySchema = v.looseObject({ access_token: v.optional(v.string()) });
const PersonSchema = v.looseObject({ id: v.string(), aud: v.string() });

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
    const { method, url } = req;
    const body = method === 'GET' || method === 'HEAD' ? null : await readBody(req.raw, mostBytes);
    if (body === null && method !== 'GET' && method !== 'HEAD') {
      return authRefusal(413, 'request_too_large', 'The request is too large');
    }
    const action = limitedAction(method, new URL(url));
    const email = action ? emailIn(body) : '';
    const refused = action && limits.refuse(action, email, 'loopback');
    if (refused) {
      return authRefusal(
        429,
        refused.code,
        `Too many tries. Try again in ${refused.wait} seconds`,
        refused.wait,
      );
    }
    const reply = await forward({ url, method, headers: req.raw.headers, body });
    if (action) limits.outcome(action, email, reply.ok);
    return withOurTokens(reply, tokens, factors);
  });
  return routes;
}

function limitedAction(method: string, url: URL): string | null {
  if (method !== 'POST') return null;
  const action = url.pathname.replace('/auth/v1', '');
  // A refresh guesses nothing and happens on its own.
  if (action === '/token' && url.searchParams.get('grant_type') !== 'password') return null;
  return ['/token', '/verify', '/signup', '/recover'].includes(action) ? action : null;
}

function emailIn(body: Uint8Array | null): string {
  try {
    const { email } = v.parse(
      CredentialsSchema,
      JSON.parse(new TextDecoder().decode(body ?? undefined)),
    );
    return email.trim().toLowerCase();
  } catch {
    return '';
  }
}

async function withOurTokens(reply: Response, tokens: Tokens, factors: Factors): Promise<Response> {
  const headers = new Headers(reply.headers);
  headers.delete('content-length');
  headers.set('cache-control', 'no-store');
  const status = reply.status;

  // The mailed link answers with a token in the address.
  const location = headers.get('location');
  const inAddress = location && /access_token=([^&]+)/.exec(location)?.[1];
  if (location && inAddress) {
    headers.set('location', location.replace(inAddress, await tokens.toOuter(inAddress)));
    return new Response(null, { status, headers });
  }
  if (!reply.ok || !headers.get('content-type')?.includes('json')) {
    return new Response(reply.body, { status, headers });
  }
  const text = await reply.text();
  const parsed = v.safeParse(ReplySchema, JSON.parse(text));
  if (!parsed.success) return new Response(text, { status, headers });
  const { access_token: inner, ...rest } = parsed.output;
  const outer = { ...rest, ...(inner && { access_token: await tokens.toOuter(inner) }) };
  return new Response(JSON.stringify(await withFactors(outer, factors)), { status, headers });
}

async function withFactors(
  reply: Record<string, unknown>,
  factors: Factors,
): Promise<Record<string, unknown>> {
  const inside = v.safeParse(PersonSchema, reply.user);
  if (inside.success)
    return { ...reply, user: { ...inside.output, factors: await factors.of(inside.output.id) } };
  const alone = v.safeParse(PersonSchema, reply);
  return alone.success ? { ...reply, factors: await factors.of(alone.output.id) } : reply;
}
