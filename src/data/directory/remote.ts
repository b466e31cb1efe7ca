// What the phone asks the server: plain GETs, so that any CDN can answer. No client library: the
// whole of supabase-js is 46 kB that a phone with one bar of signal would wait for.
import * as v from 'valibot';
import { errorKind, readRetryAfter, RemoteError } from './RemoteError.ts';
import { backendConfig } from './backendConfig.ts';

/** Where a pull goes on: the last row's transaction and '<kind>:<id>'. Made by the server only. */
export type Cursor = { xid: string; id: string };

/** What tests fake. Answers are unread (read/answer.ts, read/pageFiles.ts). Throws RemoteProblem, or the signal's reason. */
export type Remote = {
  /** What changed after the cursor: the database answers. */
  changes(cursor: Cursor, pageSize: number, signal: AbortSignal): Promise<unknown>;
  /** The bytes of a page file of the directory, or of the manifest: any CDN answers. */
  file(name: string, signal: AbortSignal): Promise<ArrayBuffer>;
};

type Server = { url: string; key: string; files: string; fetch: typeof fetch };

const ofThisPage = (): Server => ({
  ...backendConfig(),
  files: `${window.location.origin}/directory/`,
  fetch: (input, init) => fetch(input, init),
});

export function supabaseRemote(server: () => Server = ofThisPage): Remote {
  return {
    async file(name, signal) {
      const { files, fetch: ask } = server();
      const question = ask(files + name, { signal, credentials: 'omit' });
      return answered(question, signal, (response) => response.arrayBuffer());
    },
    async changes(cursor, pageSize, signal) {
      const { url, key, fetch: ask } = server();
      const words = new URLSearchParams({
        after_xid: cursor.xid,
        after_id: cursor.id,
        page_size: String(pageSize),
      });
      const question = ask(`${url.replace(/\/$/, '')}/rest/v1/rpc/changed_camps?${words}`, {
        headers: { apikey: key },
        credentials: 'omit',
        signal,
      });
      return answered<unknown>(question, signal, (response) => response.json());
    },
  };
}

/** One question, one answer: whether to ask again is for sync.ts to decide. */
async function answered<T>(
  question: Promise<Response>,
  signal: AbortSignal,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  try {
    const response = await question;
    if (!response.ok) throw await refusal(response);
    // A portal's page with status 200 ends here too: it does not parse.
    return await read(response);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof RemoteError ? error : new RemoteError('retry', 'no answer came');
  }
}

const told = v.object({ message: v.pipe(v.string(), v.minLength(1)) });

/** The server's own words where it has some: they help whoever runs it. */
async function refusal(response: Response): Promise<RemoteError> {
  const body = v.safeParse(told, await response.json().catch(() => null));
  const { pathname } = new URL(response.url || 'http://unknown/');
  return new RemoteError(
    errorKind(response.status),
    body.success ? body.output.message : `${pathname} answered ${response.status}`,
    readRetryAfter(response.headers.get('retry-after'), Date.now()),
  );
}
