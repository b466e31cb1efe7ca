// What the phone asks the server. The only importer of supabase-js, and only when the first question
// is asked: 55 kB that drawing the page must not wait for.
import { problemKind, readRetryAfter, RemoteProblem } from './remoteProblem.ts';
import { thisServer } from './thisServer.ts';

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
  ...thisServer(),
  files: `${window.location.origin}/directory/`,
  fetch: (input, init) => fetch(input, init),
});

export function supabaseRemote(server: () => Server = ofThisPage): Remote {
  // supabase-js hides the headers of an answer; each question finds its own by its signal.
  const waits = new WeakMap<AbortSignal, number | null>();

  async function connect() {
    const { createClient } = await import('@supabase/supabase-js');
    const { url, key, fetch: ask } = server();
    return createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: {
        async fetch(input, init) {
          const response = await ask(input, init);
          const header = response.headers.get('retry-after');
          if (init?.signal) waits.set(init.signal, readRetryAfter(header, Date.now()));
          return response;
        },
      },
    });
  }
  let client: ReturnType<typeof connect> | null = null;

  return {
    async file(name, signal) {
      const { files, fetch: ask } = server();
      const bytes = ask(files + name, { signal, credentials: 'omit' }).then(async (response) => {
        if (response.ok) return response.arrayBuffer();
        const wish = readRetryAfter(response.headers.get('retry-after'), Date.now());
        throw new RemoteProblem(problemKind(response.status), `${name} is not there`, wish);
      });
      return bytes.catch((error: unknown) => {
        signal.throwIfAborted();
        throw error instanceof RemoteProblem ? error : new RemoteProblem('retry', 'no network');
      });
    },
    async changes(cursor, pageSize, signal) {
      client ??= connect();
      const connected = await client.catch(() => {
        client = null;
        throw new RemoteProblem('retry', 'the client did not load');
      });
      signal.throwIfAborted();
      // Ours alone: the caller may use one signal for many questions.
      const mine = new AbortController();
      const abort = () => mine.abort(signal.reason);
      signal.addEventListener('abort', abort);
      try {
        // GET, so that a CDN may answer; sync.ts decides about retries, so none in between.
        const { data, error, status } = await connected
          .rpc(
            'changed_camps',
            { after_xid: cursor.xid, after_id: cursor.id, page_size: pageSize },
            { get: true },
          )
          .retry(false)
          .abortSignal(mine.signal);
        signal.throwIfAborted();
        if (error === null) return data;
        throw new RemoteProblem(
          problemKind(status),
          error.message || `changed_camps answered ${status}`,
          waits.get(mine.signal) ?? null,
        );
      } finally {
        signal.removeEventListener('abort', abort);
      }
    },
  };
}
