import type { Clock } from '#base/device/clock.ts';
import type { LocalStore } from '#base/storage/db.ts';
import type { FamilyRecord } from '#family/rules/familyRecord.ts';
import { isPlanKind } from '#family/rules/plan/planRecord.ts';
import { type PlanStamps, stampPlan, type TakenRow } from '#family/rules/sync/stampPlan.ts';
import { familyTables, readRecords } from '../localRecords.ts';
import { readReplica, writeReplica, writerOf } from '../space/keptSpace.ts';
import { readMark } from './familyMark.ts';

/** The rows of the plan, removed ones too, and when each field of them was changed. */
export type StampedPlan = PlanStamps & { records: readonly FamilyRecord[] };

/**
 * Reads both at one moment; a phone with sync records what was changed here, as a pass does. `taken`: what came into the plan
 * from elsewhere. `at`: how this phone stamps where sync is off. Rejects with StorageError.
 */
export const readStampedPlan = (
  { store, clock }: { store: LocalStore; clock: Clock },
  at: { device: string; aheadMs: number },
  taken: readonly TakenRow[],
): Promise<StampedPlan> =>
  store.user((db) =>
    db.transaction('rw', [...familyTables(db), db.replica, db.familySync], async () => {
      const mark = await readMark(db);
      const isOn = mark?.state === 'on';
      const records = (await readRecords(db)).filter(({ kind }) => isPlanKind(kind));
      const writer = writerOf(isOn ? mark : at, clock);
      const replica = isOn ? await readReplica(db) : null;
      const { changed, ...stamps } = stampPlan(replica, records, taken, writer);
      await writeReplica(db, changed);
      return { ...stamps, records };
    }),
  );
