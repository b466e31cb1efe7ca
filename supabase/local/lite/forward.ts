import type { App } from '@supabase/lite';
import * as v from 'valibot';
import type { Tokens } from '../auth/tokens.ts';
import { requestContext } from './requestContext.ts';
import { restRefusal } from './errorResponse.ts';

const DatabaseErrorSchema = v.object({
  code: v.pipe(v.string(), v.length(5)),
  message: v.string(),
  detail: v.nullish(v.string()),
  hint: v.nullish(v.string()),
});

/** A request to lite: its body already read, its headers already as lite needs them. */
export type Inner = {
  url: string;
  method: string;
  headers: Headers;
  body: Uint8Array<ArrayBuffer> | null;
};

export type Forward = (inner: Inner) => Promise<Response>;

/** Hands a request to lite with a token lite understands, and its errors back as PostgREST words them. */
export function makeForward(lite: App, tokens: Tokens): Forward {
  return (inner) => {
    const redirect = new URL(inner.url).searchParams.get('redirect_to');
    return requestContext.run({ redirect, databaseError: null }, async () => {
      const headers = await withInnerToken(inner.headers, tokens);
      const { method, body } = inner;
      const request = new Request(inner.url, { method, headers, ...(body && { body }) });
      const response = await lite.fetch(request, { peerAddress: null });
      if (response.status !== 500) return response;
      // Gap in lite: a broken check or a raised exception becomes a 500 without its SQLSTATE.
      const found = v.safeParse(DatabaseErrorSchema, requestContext.getStore()?.databaseError);
      if (!found.success) return response;
      const { code, message, detail, hint } = found.output;
      return restRefusal(400, code, message, detail, hint);
    });
  };
}

async function withInnerToken(given: Headers, tokens: Tokens): Promise<Headers> {
  const headers = new Headers(given);
  const bearer = headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
  if (bearer.split('.').length === 3) {
    // Only our own ES256 tokens count; what lite would accept by itself must not pass.
    const inner = await tokens.toInner(bearer).catch(() => 'invalid.invalid.invalid');
    headers.set('authorization', `Bearer ${inner}`);
  }
  headers.delete('content-length');
  headers.delete('accept-encoding');
  return headers;
}
