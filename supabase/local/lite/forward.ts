import type { App } from '@supabase/lite';
import * as v from 'valibot';
import type { Tokens } from '../auth/tokens.ts';
import { restError } from './errorResponses.ts';
import { requestContext } from './requestContext.ts';
import { restStatus } from './restStatus.ts';

const DatabaseErrorSchema = v.object({
  code: v.pipe(v.string(), v.length(5)),
  message: v.string(),
  detail: v.nullish(v.string()),
  hint: v.nullish(v.string()),
});

export type Forward = (request: Request) => Promise<Response>;

/** Hands a request to lite with a token lite understands, and its errors back as PostgREST words them. */
export function makeForward(lite: Pick<App, 'fetch'>, tokens: Pick<Tokens, 'toInner'>): Forward {
  return (request) => {
    const redirect = new URL(request.url).searchParams.get('redirect_to');
    return requestContext.run({ redirect, databaseError: null }, async () => {
      const headers = await withInnerToken(request, tokens);
      const response = await lite.fetch(new Request(request, { headers }), { peerAddress: null });
      if (response.status !== 500) return response;
      // Gap in lite: a failed check or a raised exception becomes a 500 without its SQLSTATE.
      const error = v.safeParse(DatabaseErrorSchema, requestContext.getStore()?.databaseError);
      if (!error.success) return response;
      const { code, message, detail, hint } = error.output;
      return restError(restStatus(code), code, message, detail, hint);
    });
  };
}

async function withInnerToken(outer: Request, tokens: Pick<Tokens, 'toInner'>): Promise<Headers> {
  const headers = new Headers(outer.headers);
  const bearer = headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
  if (bearer.split('.').length === 3) {
    // Only our own ES256 tokens count; others that lite would accept must not pass.
    const inner = await tokens.toInner(bearer).catch(() => 'invalid.invalid.invalid');
    headers.set('authorization', `Bearer ${inner}`);
  }
  // Routes of accounts rewrite the body; storage needs the length of a file.
  if (!new URL(outer.url).pathname.startsWith('/storage/')) headers.delete('content-length');
  headers.delete('accept-encoding');
  return headers;
}
