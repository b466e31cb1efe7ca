// This device's side of a pass over any space: what it takes, sends and settles. Where the rows are kept differs.
import type { Clock } from '#base/device/clock.ts';
import { receivePage } from '#family/rules/sync/receivePage.ts';
import {
  asSent,
  isDirty,
  isToSend,
  type ReceivedRow,
  type ReplicaRow,
  rowKey,
  withRows,
} from '#family/rules/sync/replica.ts';
import type { SpaceStore } from '../sync/syncPass.ts';
import type { KeptSpace, Standing } from './keptSpace.ts';

/** Rows of the server that count. `isWhole`: they are the last ones. */
export type TakenPage = { came: readonly ReceivedRow[]; isWhole: boolean };

/** Puts them together with what is here; answers the rows that change. */
export type MergeRows = (kept: KeptSpace, page: TakenPage) => readonly ReplicaRow[];

type Change = (kept: KeptSpace, merge: MergeRows) => KeptSpace;

/** Where a space is kept. Both resolve to null when this device is bound to another space, or to none. */
export type SpacePlace = {
  read(): Promise<KeptSpace | null>;
  /** Replaces it by the result of `change`, in one transaction. */
  change(change: Change): Promise<KeptSpace | null>;
};

export function spaceStore(place: SpacePlace, clock: Clock): SpaceStore {
  const settle = (
    rows: readonly ReplicaRow[],
    settled: (now: ReplicaRow, row: ReplicaRow) => ReplicaRow,
    leftOut: (before: readonly string[], keys: readonly string[]) => string[],
  ) =>
    place.change(({ replica, at }) => {
      const changed = rows.flatMap((row) => {
        const now = replica.get(rowKey(row));
        return now ? [settled(now, row)] : [];
      });
      const next = { ...at, leftOut: leftOut(at.leftOut, rows.map(rowKey)) };
      return { replica: withRows(replica, changed), at: next };
    });

  return {
    cursor: async () => (await place.read())?.at.cursor ?? null,

    async take(changes) {
      const { now, mayWrite } = changes;
      const kept = await place.change((before, merge) => {
        const page = receivePage(before.replica, before.at, changes);
        const at = { ...before.at, ...page.position, aheadMs: clock.now() - now, mayWrite };
        const isWhole = !changes.more && !page.isRestored;
        const rows = merge({ replica: page.replica, at }, { came: page.taken, isWhole });
        return { replica: withRows(page.replica, rows), at };
      });
      return kept?.at.cursor ?? null;
    },

    async toSend(keyNo, most) {
      const kept = await place.read();
      if (!kept) return [];
      return [...kept.replica.values()]
        .filter((row) => isToSend(row, keyNo) && !isLeftOut(kept.at, row))
        .slice(0, most);
    },

    async sent(rows, keyNo) {
      await settle(
        rows,
        (now, row) => asSent(now, row, keyNo),
        (before, keys) => before.filter((key) => !keys.includes(key)),
      );
    },

    async refused(row) {
      await settle(
        [row],
        (now) => ({ ...now, pushed: row.version }),
        (before, keys) => [...new Set([...before, ...keys])],
      );
    },
  };
}

/** What was left out waits for its next change, whatever key it has. */
const isLeftOut = ({ leftOut }: Standing, row: ReplicaRow) =>
  !isDirty(row) && leftOut.includes(rowKey(row));
