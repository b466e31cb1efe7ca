// This device's side of a pass: the replica, and the tables and the profile that screens read, in step with each other.
import { type FamilyRecord, profileRecords, withRecord } from '#family/rules/familyRecord.ts';
import type { Profile } from '#family/rules/profile.ts';
import {
  asSent,
  isDirty,
  isToSend,
  type ReceivedRow,
  type Replica,
  type ReplicaRow,
  rowKey,
} from '#family/rules/sync/replica.ts';
import { receivePage } from '#family/rules/sync/receivePage.ts';
import { type StepResult, syncStep } from '#family/rules/sync/syncStep.ts';
import {
  recordLocalChanges,
  type Unread,
  type Writer,
} from '#family/rules/sync/recordLocalChanges.ts';
import type { Clock } from '#base/device/clock.ts';
import type { LocalStore, UserDb } from '#base/storage/db.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { familyTables, readRecords, saveRecord } from '../localRecords.ts';
import type { ProfileState, ProfileStore } from '../profile/ProfileStore.ts';
import { setUnread, unreadNotes } from './noteConflicts.ts';
import { type FamilyMark, readMark, writeMark } from './familyMark.ts';
import { readReplica, writeReplica } from './replicaRows.ts';
import type { SpaceStore } from './syncPass.ts';

export type FamilyStoreTools = { store: LocalStore; profile: ProfileStore; clock: Clock };

const tablesOf = (db: UserDb) => [...familyTables(db), db.replica, db.familySync];

/** Does nothing once the device is bound to another space, or as another member. */
export function familyStore(
  { store, profile, clock }: FamilyStoreTools,
  bound: Pick<FamilyMark, 'space' | 'proof'>,
): SpaceStore {
  const isBound = (mark: FamilyMark | null): mark is FamilyMark =>
    mark?.state === 'on' && mark.space === bound.space && mark.proof === bound.proof;

  /**
   * The profile lies in localStorage, outside of the transaction: it is written before that is committed. Dying in
   * between, this phone takes what came for its own change and pushes the same values once more.
   */
  function step(
    replica: Replica,
    saved: Saved,
    came: readonly ReceivedRow[],
    isWhole: boolean,
    mark: FamilyMark,
  ): StepResult {
    let result: StepResult = { rows: [], records: [] };
    profile.take((before) => {
      result = syncStep({
        replica,
        here: [...ofProfile(before, profile.getState()), ...saved.records],
        unread: saved.unread,
        came,
        isWhole,
        writer: writerOf(mark, clock),
        nowMs: clock.now() - mark.aheadMs,
      });
      return result.records.filter(isOfProfile).reduce(withRecord, before);
    });
    if (!profile.getState().isKept) throw new StorageError(new Error('the profile was not kept'));
    return result;
  }

  /** Changes rows as `settled` answers them, and what the mark says of them. */
  const settle = (
    rows: readonly ReplicaRow[],
    settled: (now: ReplicaRow, row: ReplicaRow) => ReplicaRow,
    next: (leftOut: readonly string[], keys: readonly string[]) => string[],
  ) =>
    store.user((db) =>
      db.transaction('rw', db.replica, db.familySync, async () => {
        const mark = await readMark(db);
        if (!isBound(mark)) return;
        const replica = await readReplica(db);
        const changed = rows.flatMap((row) => {
          const now = replica.get(rowKey(row));
          return now ? [settled(now, row)] : [];
        });
        await writeReplica(db, changed);
        await writeMark(db, { ...mark, leftOut: next(mark.leftOut, rows.map(rowKey)) });
      }),
    );

  return {
    cursor: () =>
      store.user(async (db) => {
        const mark = await readMark(db);
        return isBound(mark) ? mark.cursor : null;
      }),

    take: (changes) =>
      store.user((db) =>
        db.transaction('rw', tablesOf(db), async () => {
          const before = await readMark(db);
          if (!isBound(before)) return null;
          const [stored, saved] = [await readReplica(db), await readSaved(db)];
          const page = receivePage(stored, before, changes);
          const { replica, taken, position, isRestored } = page;
          const mark = { ...before, ...position, aheadMs: clock.now() - changes.now };
          const isWhole = !changes.more && !isRestored;
          const { rows, records } = step(replica, saved, taken, isWhole, mark);
          for (const id of saved.unread.keys()) await setUnread(db, noteId(id), []);
          await Promise.all([
            writeMark(db, mark),
            writeReplica(db, isRestored ? merged(replica, rows) : rows),
            ...records
              .filter((record) => !isOfProfile(record))
              .map((record) => saveRecord(db, record)),
          ]);
          return mark.cursor;
        }),
      ),

    toSend: (keyNo, most) =>
      store.user(async (db) => {
        const mark = await readMark(db);
        return [...(await readReplica(db)).values()]
          .filter((row) => isToSend(row, keyNo) && !isLeftOut(mark, row))
          .slice(0, most);
      }),

    sent: (rows, keyNo) =>
      settle(
        rows,
        (now, row) => asSent(now, row, keyNo),
        (leftOut, keys) => leftOut.filter((key) => !keys.includes(key)),
      ),
    refused: (row) =>
      settle(
        [row],
        (now) => ({ ...now, pushed: row.version }),
        (leftOut, keys) => [...new Set([...leftOut, ...keys])],
      ),
  };
}

/** What was left out waits for its next change, whatever key it has. */
const isLeftOut = (mark: FamilyMark | null, row: ReplicaRow) =>
  !isDirty(row) && (mark?.leftOut.includes(rowKey(row)) ?? false);

/** Whether something was changed here and not pushed yet. */
export async function hasUnsyncedChanges(
  { profile, clock }: FamilyStoreTools,
  db: UserDb,
  mark: FamilyMark,
): Promise<boolean> {
  const [replica, { records, unread }] = [await readReplica(db), await readSaved(db)];
  const state = profile.getState();
  const here = [...ofProfile(state.profile, state), ...records];
  return (
    [...replica.values()].some(isDirty) ||
    recordLocalChanges(replica, here, unread, writerOf(mark, clock)).length > 0
  );
}

type Saved = { records: readonly FamilyRecord[]; unread: Unread };

const NOTE = 'note:';
const noteId = (key: string) => key.slice(NOTE.length);

async function readSaved(db: UserDb): Promise<Saved> {
  const [records, unread] = [await readRecords(db), await unreadNotes(db)];
  return { records, unread: new Map([...unread].map(([id, texts]) => [NOTE + id, texts])) };
}

const isOfProfile = ({ kind }: FamilyRecord) => kind === 'profile' || kind === 'child';

/** An unreadable field was not cleared by the family: other devices, or the replica, still have it. */
function ofProfile(profile: Profile, { damaged }: ProfileState): FamilyRecord[] {
  const records = profileRecords(profile);
  if (damaged === null) return records;
  return records.map((record) => ({
    ...record,
    fields: Object.fromEntries(
      Object.entries(record.fields).filter(([, { value }]) => value !== ''),
    ),
  }));
}

/** Stamps nothing later than the server's time, because a fast clock would win until then. */
const writerOf = ({ device, aheadMs }: FamilyMark, clock: Clock): Writer => ({
  device,
  atServer: (ms) => Math.min(ms, clock.now()) - aheadMs,
});

const merged = (replica: Replica, rows: readonly ReplicaRow[]): ReplicaRow[] => [
  ...new Map([...replica, ...rows.map((row): [string, ReplicaRow] => [rowKey(row), row])]).values(),
];
