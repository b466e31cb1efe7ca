// This device's side of a pass: the replica, and the tables and the profile that screens read, in step with each other.
import { type FamilyRecord, profileRecords, withRecord } from '#family/rules/familyRecord.ts';
import type { Profile } from '#family/rules/profile.ts';
import { isDirty } from '#family/rules/sync/replica.ts';
import { type StepResult, syncStep } from '#family/rules/sync/syncStep.ts';
import { recordLocalChanges, type Unread } from '#family/rules/sync/recordLocalChanges.ts';
import type { Clock } from '#base/device/clock.ts';
import type { LocalStore, UserDb } from '#base/storage/db.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { type KeptSpace, readReplica, writeReplica, writerOf } from '../space/keptSpace.ts';
import { type SpacePlace, spaceStore, type TakenPage } from '../space/spaceStore.ts';
import { familyTables, readRecords, saveRecord } from '../localRecords.ts';
import type { ProfileState, ProfileStore } from '../profile/ProfileStore.ts';
import { setUnread, unreadNotes } from './noteConflicts.ts';
import { type FamilyMark, readMark, writeMark } from './familyMark.ts';
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
  function step({ replica, at }: KeptSpace, saved: Saved, page: TakenPage, mark: FamilyMark) {
    let result: StepResult = { rows: [], records: [] };
    profile.take((before) => {
      result = syncStep({
        replica,
        here: [...ofProfile(before, profile.getState()), ...saved.records],
        unread: saved.unread,
        ...page,
        writer: writerOf({ ...mark, ...at }, clock),
        nowMs: clock.now() - at.aheadMs,
      });
      return result.records.filter(isOfProfile).reduce(withRecord, before);
    });
    if (!profile.getState().isKept) throw new StorageError(new Error('the profile was not kept'));
    return result;
  }

  async function readKept(db: UserDb): Promise<{ kept: KeptSpace; mark: FamilyMark } | null> {
    const mark = await readMark(db);
    return isBound(mark) ? { kept: { replica: await readReplica(db), at: mark }, mark } : null;
  }

  const change: SpacePlace['change'] = (next) =>
    store.user((db) =>
      db.transaction('rw', tablesOf(db), async () => {
        const [before, saved] = [await readKept(db), await readSaved(db)];
        if (!before) return null;
        const { kept, mark } = before;
        const [records, read]: [FamilyRecord[], string[]] = [[], []];
        const after = next(kept, (merged, page) => {
          const result = step(merged, saved, page, mark);
          records.push(...result.records.filter((record) => !isOfProfile(record)));
          read.push(...saved.unread.keys());
          return result.rows;
        });
        for (const key of read) await setUnread(db, noteId(key), []);
        const changed = [...after.replica].flatMap(([key, row]) =>
          kept.replica.get(key) === row ? [] : [row],
        );
        await Promise.all([
          writeMark(db, { ...mark, ...after.at }),
          writeReplica(db, changed),
          ...records.map((record) => saveRecord(db, record)),
        ]);
        return after;
      }),
    );

  return spaceStore(
    { read: () => store.user(async (db) => (await readKept(db))?.kept ?? null), change },
    clock,
  );
}

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
