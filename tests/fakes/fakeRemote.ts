import type { Cursor, Remote } from '#data/directory/remote.ts';
import { RemoteError } from '#data/directory/RemoteError.ts';
import type { FakeServer } from './FakeServer.ts';

type Mood = () => unknown;

/** No network at all, a server in trouble, or something that is no server of ours. */
export const offline: Mood = () => {
  throw new RemoteError('retry', 'no network');
};
export const broken: Mood = () => {
  throw new RemoteError('retry', 'status 500');
};
export const refused = (): never => {
  throw new RemoteError('unexpected', 'status 404');
};
export const tooMany =
  (retryAfterMs: number): Mood =>
  () => {
    throw new RemoteError('retry', 'status 429', retryAfterMs);
  };
export const garbage: Mood = () => ({ hello: 'you are not our app' });

export type FakeRemote = Remote & {
  /** Every question that was asked, in order. */
  asked: Cursor[];
  /** Names of the files that were asked for, in order. */
  fetched: string[];
  /** Bytes of the page files, by name; a name that is missing here is answered 404. */
  files: Map<string, ArrayBuffer>;
  /** Moods of the next questions, used up one by one; afterwards all is well. */
  moods: Mood[];
  /** Questions wait here until it is called; null answers at once. */
  hold: Promise<void> | null;
};

export function fakeRemote(server: FakeServer): FakeRemote {
  const remote: FakeRemote = {
    asked: [],
    fetched: [],
    files: new Map(),
    moods: [],
    hold: null,
    async changes(cursor, pageSize, signal) {
      remote.asked.push(cursor);
      const mood = remote.moods.shift();
      if (remote.hold) await Promise.race([remote.hold, aborted(signal)]);
      signal.throwIfAborted();
      if (mood) return mood();
      // Through JSON, as the real one.
      return JSON.parse(JSON.stringify(server.changedCamps(cursor, pageSize)));
    },
    async file(name, signal) {
      remote.fetched.push(name);
      signal.throwIfAborted();
      return remote.files.get(name) ?? refused();
    },
  };
  return remote;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
