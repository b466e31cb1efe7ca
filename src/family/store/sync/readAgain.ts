import { sampleProfile } from '#family/rules/profile.ts';
import { ownContact } from '#family/rules/backup/backupFile.ts';
import { profileRecords } from '#family/rules/familyRecord.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import type { SetAsideRecord, LocalStore } from '#base/storage/db.ts';
import type { ProfileStore } from '../profile/ProfileStore.ts';
import { isReadable, tableRecords } from '../localRecords.ts';
import { parseSetAside, type Tables } from './setAsidePlans.ts';

/**
 * What an earlier version could not read and this one can, put together with what the same family has here by now.
 * What still cannot be read stays. May be repeated. `now`: ms since 1970. Rejects with StorageError.
 */
export async function readAgain(
  store: LocalStore,
  profile: ProfileStore,
  record: SetAsideRecord,
  now: number,
): Promise<void> {
  const plan = parseSetAside(record);
  if (plan === null) return;
  const records = [...profileRecords(plan.profile), ...tableRecords(plan.tables)];
  if (records.length > 0) {
    await restoreBackup(
      store,
      profile,
      { records, own: ownContact(plan.profile), skipped: 0 },
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
