import type { Clock } from '#base/device/clock.ts';
import type { ChangesResponse } from '#camps/store/directory/changesResponse.ts';
import type { Remote } from '#camps/store/directory/remote.ts';
import { parseChangesResponse } from '#camps/store/directory/changesResponse.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an answer without news is shared. */
const HEAD_MS = 30_000;

/** Full pages are what the real server lets a CDN keep. */
export const isFullPage = ({ more }: ChangesResponse) => more;

/** A CDN before the server: it keeps an answer that `mayKeep` for a day and gives it to every request for the same address. */
export function cachedByCdn(remote: Remote, clock: Clock, mayKeep = isFullPage) {
  const kept = new Map<string, { answer: unknown; until: number }>();
  let hits = 0;
  const cached: Remote = {
    async changes(cursor, pageSize, signal, knownEpoch) {
      const address = JSON.stringify([cursor, pageSize, knownEpoch]);
      const copy = kept.get(address);
      if (copy && clock.now() <= copy.until) {
        hits += 1;
        return structuredClone(copy.answer);
      }
      const answer = await remote.changes(cursor, pageSize, signal, knownEpoch);
      const changes = parseChangesResponse(answer);
      const { epoch, rows, more, reset } = changes;
      const isNothingNew = rows.length === 0 && !more && !reset && epoch === knownEpoch;
      if (mayKeep(changes) || isNothingNew) {
        const until = clock.now() + (isNothingNew ? HEAD_MS : DAY_MS);
        kept.set(address, { answer: structuredClone(answer), until });
      }
      return answer;
    },
  };
  return { cached, hits: () => hits };
}
