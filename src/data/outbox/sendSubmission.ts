// Plain requests without a session: one that has expired cannot hold a submission up.
import type { Clock } from '../device/clock.ts';
import { requestWithin } from '../device/requestWithin.ts';
import { type Backend, pageBackend } from '../directory/remote.ts';
import { RemoteError } from '../directory/RemoteError.ts';
import type { Logo } from './outbox.ts';

/** `status` 0: nothing came, or a redirect. `json` is undefined when the body is none. */
export type Reply = { status: number; retryAfter: string | null; json?: unknown };

/** What tests fake. All throw when nothing came back. */
export type SubmissionRemote = {
  call: (
    name: 'put_submission' | 'submission_status',
    args: object,
    signal: AbortSignal,
  ) => Promise<Reply>;
  /** put_submission, with a token that proves a person. */
  prove: (body: { token: string; submission: object }, signal: AbortSignal) => Promise<Reply>;
  upload: (logo: Logo, signal: AbortSignal) => Promise<Reply>;
};

export function submissionRemote(backend: () => Backend = pageBackend): SubmissionRemote {
  async function post(
    path: string,
    type: string,
    body: string | ArrayBuffer,
    signal: AbortSignal,
  ): Promise<Reply> {
    const { url, key, fetch: request } = backend();
    const response = await request(`${url.replace(/\/$/, '')}${path}`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': type },
      body,
      credentials: 'omit',
      cache: 'no-store',
      // Who follows one to a captive portal posts the submission there.
      redirect: 'manual',
      signal,
    });
    const text = await response.text();
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      json: parsed(text),
    };
  }
  return {
    call: (name, args, signal) =>
      post(`/rest/v1/rpc/${name}`, 'application/json', JSON.stringify(args), signal),
    prove: (body, signal) =>
      post('/functions/v1/prove-submission', 'application/json', JSON.stringify(body), signal),
    upload: ({ name, type, bytes }, signal) =>
      post(`/storage/v1/object/camp-logos/${name}`, type, bytes, signal),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const NO_REPLY: Reply = { status: 0, retryAfter: null };
const WORDS_TIMEOUT_MS = 30 * 1000;
/** Slower than the slowest signal that is worth waiting for. */
const LEAST_BYTES_PER_MS = 10;

const noAnswer = () => new RemoteError('retry', 'no answer');

/** The reply, or none; `size` gives a file more time. Throws the signal's reason only. */
export async function replyTo(
  request: (signal: AbortSignal) => Promise<Reply>,
  signal: AbortSignal,
  clock: Clock,
  size = 0,
): Promise<Reply> {
  const ms = WORDS_TIMEOUT_MS + size / LEAST_BYTES_PER_MS;
  try {
    return await requestWithin(request, signal, clock, ms, noAnswer);
  } catch {
    signal.throwIfAborted();
    return NO_REPLY;
  }
}
