import type { BackupData } from '#family/rules/backup/backupFile.ts';
import { mergeThings } from '#family/rules/backup/mergeThings.ts';
import { replaceThings } from '#family/rules/backup/replaceThings.ts';
import { mergedProfile, replacedProfile } from '#family/rules/backup/restoredProfile.ts';
import { type Thing, thingKey } from '#family/rules/things.ts';
import type { LocalStore, UserDb } from '#base/device/db.ts';
import { StorageError } from '#base/device/StorageError.ts';
import { familyTables, readThings, writeThing } from '../localThings.ts';
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
  const came = data.things.filter(({ kind }) => kind !== 'profile' && kind !== 'child');
  const written = await store.user((db) => writeChanges(db, came, way, now));
  await readBack(store, written);
  const restored = way === 'merge' ? mergedProfile : replacedProfile;
  profile.take((before) => restored(before, data, now));
  if (!profile.getState().isKept) throw new StorageError(new Error('the profile was not kept'));
}

function writeChanges(db: UserDb, came: readonly Thing[], way: RestoreWay, now: number) {
  return db.transaction('rw', familyTables(db), async () => {
    const here = await readThings(db);
    const things =
      way === 'merge' ? mergeThings(here, came, now).things : replaceThings(here, came, now);
    const known = new Set(here);
    const changed = things.filter((thing) => !known.has(thing));
    await Promise.all(changed.map((thing) => writeThing(db, thing)));
    return changed;
  });
}

/** Safari has reported writes as done that were not. */
async function readBack(store: LocalStore, written: readonly Thing[]): Promise<void> {
  const stored = await store.user(readThings);
  const times = new Map(stored.map((thing) => [thingKey(thing), latest(thing)]));
  // Another tab may have changed it since; then its time is later.
  if (written.some((thing) => (times.get(thingKey(thing)) ?? 0) < latest(thing))) {
    throw new StorageError(new Error('a backup was reported as restored but is not stored'));
  }
}

const latest = ({ fields }: Thing) =>
  Math.max(0, ...Object.values(fields).map(({ changedAt }) => changedAt));
