import type { Clock } from '../device/clock.ts';
import type { Remote } from './remote.ts';
import { RemoteError } from './RemoteError.ts';

/** Aborts a request that has no answer after `ms`: a half-dead mobile connection never ends by itself. */
export function withDeadline(remote: Remote, clock: Clock, ms: number): Remote {
  return {
    async changes(cursor, pageSize, signal) {
      signal.throwIfAborted();
      // AbortSignal.any would do, but Safari has it only since 17.4.
      const request = new AbortController();
      const onAbort = () => request.abort(signal.reason);
      signal.addEventListener('abort', onAbort);
      const cancel = clock.after(ms, () => request.abort(new RemoteError('retry', 'no answer')));
      try {
        return await remote.changes(cursor, pageSize, request.signal);
      } finally {
        cancel();
        signal.removeEventListener('abort', onAbort);
      }
    },
  };
}
