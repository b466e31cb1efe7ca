import type { Clock } from './clock.ts';
import type { Remote } from './remote.ts';
import { RemoteProblem } from './remoteProblem.ts';

/** A question without an answer after `ms` is given up: a half-dead mobile connection never ends by itself. */
export function withDeadline(remote: Remote, clock: Clock, ms: number): Remote {
  return {
    async changes(cursor, pageSize, signal) {
      const mine = new AbortController();
      const abort = () => mine.abort(signal.reason);
      signal.throwIfAborted();
      signal.addEventListener('abort', abort);
      const cancel = clock.after(ms, () => mine.abort(new RemoteProblem('retry', 'no answer')));
      try {
        return await remote.changes(cursor, pageSize, mine.signal);
      } finally {
        cancel();
        signal.removeEventListener('abort', abort);
      }
    },
  };
}
