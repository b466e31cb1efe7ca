import { sampleProfile } from '#family/rules/profile.ts';
import { ownOf } from '#family/rules/backup/backupFile.ts';
import { thingsOf } from '#family/rules/things.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import type { AsideRecord, LocalStore } from '#base/device/db.ts';
import type { ProfileStore } from '../profile/ProfileStore.ts';
import { isReadable, thingsOfTables } from '../localThings.ts';
import { parseAside, type Tables } from './asidePlans.ts';

/**
 * What an earlier version could not read and this one can, put together with what the same family has here by now.
 * What still cannot be read stays. May be repeated. `now`: ms since 1970. Rejects with StorageError.
 */
export async function readAgain(
  store: LocalStore,
  profile: ProfileStore,
  record: AsideRecord,
  now: number,
): Promise<void> {
  const plan = parseAside(record);
  if (plan === null) return;
  const things = [...thingsOf(plan.profile), ...thingsOfTables(plan.tables)];
  if (things.length > 0) {
    await restoreBackup(
      store,
      profile,
      { things, own: ownOf(plan.profile), skipped: 0 },
      'merge',
      now,
    );
  }
  const tables = unreadRows(plan.tables);
  const isRead = Object.keys(tables).length === 0;
  await store.user(async (db) => {
    if (isRead) await db.aside.delete(record.owner);
    else await db.aside.put({ ...record, profile: sampleProfile(), tables });
  });
}

/** The replica and its mark come again from the server. */
const FETCHED = new Set(['replica', 'familySync']);

function unreadRows(tables: Tables): Tables {
  const unread = Object.entries(tables)
    .filter(([name]) => !FETCHED.has(name))
    .map(([name, rows]) => [name, rows.filter((row) => !isReadable(name, row))] as const);
  return Object.fromEntries(unread.filter(([, rows]) => rows.length > 0));
}
