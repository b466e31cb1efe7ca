import type { BackupData } from '#family/rules/backup/backupFile.ts';
import { mergeRecords } from '#family/rules/backup/mergeRecords.ts';
import { replaceRecords } from '#family/rules/backup/replaceRecords.ts';
import { mergedProfile, replacedProfile } from '#family/rules/backup/restoredProfile.ts';
import { type FamilyRecord, recordKey } from '#family/rules/familyRecord.ts';
import type { LocalStore, UserDb } from '#base/storage/db.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { familyTables, readRecords, saveRecord } from '../localRecords.ts';
import type { ProfileStore } from '../profile/ProfileStore.ts';

/** `merge`: put together with what is here. `replace`: exactly the backup. */
export type RestoreWay = 'merge' | 'replace';

/**
 * Rows first, in one transaction, then the profile: where the rows do not fit nothing has changed. May be repeated.
 * `now`: ms since 1970. Rejects with StorageError.
 */
export async function restoreBackup(
  store: LocalStore,
  profile: ProfileStore,
  data: BackupData,
  way: RestoreWay,
  now: number,
): Promise<void> {
  const came = data.records.filter(({ kind }) => kind !== 'profile' && kind !== 'child');
  const written = await store.user((db) => writeChanges(db, came, way, now));
  await readBack(store, written);
  const restored = way === 'merge' ? mergedProfile : replacedProfile;
  profile.take((before) => restored(before, data, now));
  if (!profile.getState().isKept) throw new StorageError(new Error('the profile was not kept'));
}

function writeChanges(db: UserDb, came: readonly FamilyRecord[], way: RestoreWay, now: number) {
  return db.transaction('rw', familyTables(db), async () => {
    const here = await readRecords(db);
    const records =
      way === 'merge' ? mergeRecords(here, came, now).records : replaceRecords(here, came, now);
    const known = new Set(here);
    const changed = records.filter((record) => !known.has(record));
    await Promise.all(changed.map((record) => saveRecord(db, record)));
    return changed;
  });
}

/** Safari has reported writes as done that were not. */
async function readBack(store: LocalStore, written: readonly FamilyRecord[]): Promise<void> {
  const stored = await store.user(readRecords);
  const times = new Map(stored.map((record) => [recordKey(record), latest(record)]));
  // Another tab may have changed it since; then its time is later.
  if (written.some((record) => (times.get(recordKey(record)) ?? 0) < latest(record))) {
    throw new StorageError(new Error('a backup was reported as restored but is not stored'));
  }
}

const latest = ({ fields }: FamilyRecord) =>
  Math.max(0, ...Object.values(fields).map(({ changedAt }) => changedAt));
