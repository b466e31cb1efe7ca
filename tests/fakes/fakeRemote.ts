import type { ChangesCursor } from '#camps/store/directory/changesResponse.ts';
import type { Remote } from '#camps/store/directory/remote.ts';
import { RemoteError } from '#base/http/RemoteError.ts';
import type { FakeServer } from './FakeServer.ts';

/** What one request gets instead of the server's answer; it may throw. */
type Reply = () => unknown;

export const offline: Reply = () => {
  throw new RemoteError('retry', 'no network');
};
export const serverError: Reply = () => {
  throw new RemoteError('retry', 'status 500');
};
export const notFound = (): never => {
  throw new RemoteError('unexpected', 'status 404');
};
export const tooManyRequests =
  (retryAfterMs: number): Reply =>
  () => {
    throw new RemoteError('retry', 'status 429', { retryAfterMs });
  };
export const foreignJson: Reply = () => ({ hello: 'you are not our app' });

export type FakeRemote = Remote & {
  /** The cursor of every request, in order. */
  requests: ChangesCursor[];
  /** Replies to the next requests, used up one by one; afterwards the server answers. */
  replies: Reply[];
  /** Requests wait until it is resolved; null answers at once. */
  hold: Promise<void> | null;
};

export function fakeRemote(server: FakeServer): FakeRemote {
  const remote: FakeRemote = {
    requests: [],
    replies: [],
    hold: null,
    async changes(cursor, pageSize, signal) {
      remote.requests.push(cursor);
      const reply = remote.replies.shift();
      if (remote.hold) await Promise.race([remote.hold, aborted(signal)]);
      signal.throwIfAborted();
      if (reply) return reply();
      // Through JSON, as the real one.
      return JSON.parse(JSON.stringify(server.changedCamps(cursor, pageSize)));
    },
  };
  return remote;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
