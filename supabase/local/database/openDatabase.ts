import type { DataFolder } from '../start/dataFolder.ts';
import { addSampleSeasons } from '../samples/addSampleSeasons.ts';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import { openPglite, type PgliteDatabase } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';
import { readSnapshot, snapshotFile, writeSnapshot } from './snapshot.ts';

/** The migrated and seeded database of a data folder, or of DATABASE_URL, with the sample seasons around a day. */
export async function openDatabase(
  folder: DataFolder,
  databaseUrl: string | undefined,
  day: string,
  log: (line: string) => void,
): Promise<Database> {
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : folder.isNew
      ? await createDatabase(folder.database, log)
      : await openPglite({ folder: folder.database, mustExist: true });
  try {
    await migrate(database, log);
    await addSampleSeasons(database, day);
  } catch (error) {
    await database.close();
    throw error;
  }
  // Gap in lite: at the first request of a process it grants everything to every role ("rls context"),
  // and in any other state than this one it runs requests as the owner.
  Reflect.set(database.connection, 'rlsState', 'active');
  return database;
}

/** A migrated and seeded database in a folder, or in memory: from the snapshot, which the first one writes. */
export async function createDatabase(
  folder: string | null,
  log: (line: string) => void,
): Promise<PgliteDatabase> {
  const file = await snapshotFile();
  const snapshot = await readSnapshot(file);
  if (snapshot) {
    const database = await openPglite({ folder, snapshot });
    // Two folders from one snapshot are two histories.
    await database.query('select public.renew_sync_epoch()');
    return database;
  }
  log('Creating the database. This happens once and takes a few seconds.');
  const database = await openPglite({ folder });
  await migrate(database, log);
  await dropTemplates(database);
  await writeSnapshot(file, await database.dump());
  return database;
}

/** Drops two empty databases that nobody opens: half of the files that each copy would have to write. */
async function dropTemplates(database: Database): Promise<void> {
  for (const name of ['template0', 'template1']) {
    await database.query('update pg_database set datistemplate = false where datname = $1', [name]);
    await database.query(`drop database ${name}`);
  }
  // Else the files that just went are part of the snapshot until the server writes its next checkpoint.
  await database.query('checkpoint');
}
