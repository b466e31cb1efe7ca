// Plain GETs without a client library: all of supabase-js is 46 kB that a weak signal would wait for.
import * as v from 'valibot';
import type { ChangesCursor } from './changesResponse.ts';
import { type Backend, pageBackend } from '#base/http/backendConfig.ts';
import { errorKind, readRetryAfter, RemoteError } from '#base/http/RemoteError.ts';

/** What tests fake. */
export type Remote = {
  /**
   * Fetches at most `pageSize` rows that changed after the cursor, not parsed yet. `knownEpoch`: of the copy that the
   * cursor belongs to. Throws RemoteError, or the signal's reason.
   */
  changes(
    cursor: ChangesCursor,
    pageSize: number,
    signal: AbortSignal,
    knownEpoch?: string,
  ): Promise<unknown>;
};

/** The address holds nothing but cursor, page size and epoch, so that all devices share a CDN's copy. */
export function supabaseRemote(backend: () => Backend = pageBackend): Remote {
  return {
    async changes(cursor, pageSize, signal, knownEpoch = '') {
      const { url, key, fetch: request } = backend();
      const params = new URLSearchParams({
        after_xid: cursor.xid,
        after_id: cursor.id,
        page_size: String(pageSize),
        known_epoch: knownEpoch,
      });
      try {
        const response = await request(
          `${url.replace(/\/$/, '')}/rest/v1/rpc/changed_camps?${params}`,
          {
            headers: { apikey: key },
            credentials: 'omit',
            // Bypasses the browser cache, which would keep a wrong response (a portal's page). CDNs still serve it.
            cache: 'no-store',
            signal,
          },
        );
        if (!response.ok) throw await errorOf(response);
        // A captive portal's page with status 200 ends here too: it does not parse.
        return await response.json();
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof RemoteError ? error : new RemoteError('retry', 'no answer came');
      }
    },
  };
}

/** A sentence, not a page or a list of everything that was tried. */
const SentenceSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const ErrorBodySchema = v.object({ message: v.pipe(SentenceSchema, v.regex(/^[^<>{}\n]*$/)) });

/** Builds the error with the server's own message, which helps the operator. */
async function errorOf(response: Response): Promise<RemoteError> {
  const body = v.safeParse(ErrorBodySchema, await response.json().catch(() => null));
  const { pathname } = new URL(response.url || 'http://unknown/');
  return new RemoteError(errorKind(response.status), `${pathname} answered ${response.status}`, {
    status: response.status,
    serverMessage: body.success ? body.output.message : null,
    retryAfterMs: readRetryAfter(response.headers.get('retry-after'), Date.now()),
  });
}
