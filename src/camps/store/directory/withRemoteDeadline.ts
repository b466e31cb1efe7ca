import type { Clock } from '#base/device/clock.ts';
import { requestWithin } from '#base/storage/requestWithin.ts';
import type { Remote } from './remote.ts';
import { RemoteError } from '#base/http/RemoteError.ts';

/** Aborts a request without a response after `ms`. */
export const withRemoteDeadline = (remote: Remote, clock: Clock, ms: number): Remote => ({
  changes: (cursor, pageSize, signal, knownEpoch) =>
    requestWithin(
      (within) => remote.changes(cursor, pageSize, within, knownEpoch),
      signal,
      clock,
      ms,
      () => new RemoteError('retry', 'no answer'),
    ),
});
