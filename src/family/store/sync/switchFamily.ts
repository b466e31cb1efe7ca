// One phone, two families: the plan of the one that is not signed in is set aside, whole, and comes back with it. Nothing of
// one is ever put together with anything of the other.
import { type Profile, sampleProfile } from '#family/rules/profile.ts';
import type { LocalStore, UserDb } from '#base/storage/db.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import type { ProfileStore } from '../profile/ProfileStore.ts';
import {
  moveUnreadable,
  readSetAside,
  saveUnreadable,
  setAside,
  type Tables,
} from './setAsidePlans.ts';
import { emptyMark, readMark, writeMark } from './familyMark.ts';

const TABLES = ['favorites', 'notes', 'plan', 'tombstones', 'replica', 'familySync'] as const;

/**
 * Shows the plan that the account `to` has on this phone: the one that was set aside before, or an empty one. Writes
 * first the profile, which names the owner, then the tables in one transaction: after a crash at any point, the next
 * try goes on from there. Rejects with StorageError.
 */
export async function switchFamily(
  store: LocalStore,
  profile: ProfileStore,
  to: string,
): Promise<void> {
  const { profile: shown } = profile.getState();
  if (shown.owner !== to) {
    const next = await store.user((db) =>
      db.transaction('rw', db.aside, db.familySync, async () => {
        // A copy that was begun and did not reach the server: whose rows these are would not be known below.
        if ((await readMark(db)) === null) await writeMark(db, emptyMark(shown.owner));
        await setAside(db, { owner: shown.owner, profile: shown });
        return (await readSetAside(db, to))?.profile ?? sampleProfile();
      }),
    );
    saveProfile(profile, () => ({ ...next, owner: to }));
  }
  await store.user((db) => db.transaction('rw', db.tables, () => switchTables(db, to)));
}

/** The profile is the account's from now on. Throws StorageError. */
export function saveProfile(profile: ProfileStore, change: (before: Profile) => Profile): void {
  profile.take(change);
  if (!profile.getState().isKept) throw new StorageError(new Error('the profile was not kept'));
}

async function switchTables(db: UserDb, to: string): Promise<void> {
  const mark = await readMark(db);
  if (mark && mark.owner !== to) {
    const tables: Tables = {};
    for (const name of TABLES) {
      tables[name] = await db.table<Record<string, unknown>>(name).toArray();
      await db.table(name).clear();
    }
    await setAside(db, { owner: mark.owner, tables });
    const back = await readSetAside(db, to);
    await writeMark(db, emptyMark(to));
    const unknown: Tables = {};
    for (const [name, rows] of Object.entries(back?.tables ?? {})) {
      if (TABLES.some((known) => known === name)) await db.table(name).bulkPut(rows);
      else unknown[name] = rows;
    }
    // Tables of a later version.
    if (Object.keys(unknown).length > 0) {
      await saveUnreadable(db, to, { profile: sampleProfile(), tables: unknown });
    }
  }
  await moveUnreadable(db, to);
  await db.aside.delete(to);
}
