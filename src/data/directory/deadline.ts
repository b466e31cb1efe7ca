import type { Clock } from '../device/clock.ts';
import type { Remote } from './remote.ts';
import { RemoteError } from './RemoteError.ts';

/** A question without an answer after `ms` is given up: a half-dead mobile connection never ends by itself. */
export function withDeadline(remote: Remote, clock: Clock, ms: number): Remote {
  async function within<T>(
    signal: AbortSignal,
    ask: (mine: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const mine = new AbortController();
    const abort = () => mine.abort(signal.reason);
    signal.throwIfAborted();
    signal.addEventListener('abort', abort);
    const cancel = clock.after(ms, () => mine.abort(new RemoteError('retry', 'no answer')));
    try {
      return await ask(mine.signal);
    } finally {
      cancel();
      signal.removeEventListener('abort', abort);
    }
  }
  return {
    changes: (cursor, pageSize, signal) =>
      within(signal, (mine) => remote.changes(cursor, pageSize, mine)),
    file: (name, signal) => within(signal, (mine) => remote.file(name, mine)),
  };
}
