import type { DataFolder } from '../start/dataFolder.ts';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';
import { readSnapshot, snapshotFile, writeSnapshot } from './snapshot.ts';

/** The migrated and seeded database of a data folder, or of DATABASE_URL. */
export async function openDatabase(
  folder: DataFolder,
  databaseUrl: string | undefined,
  say: (line: string) => void,
): Promise<Database> {
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : folder.isNew
      ? await firstRun(folder, say)
      : await openPglite({ folder: folder.database, mustExist: true });
  try {
    await migrate(database, say);
  } catch (problem) {
    await database.close();
    throw problem;
  }
  // lite would grant everything to everybody at the first request of each process ("rls context"),
  // and with any other state than this one it would answer as the owner.
  Reflect.set(database.connection, 'rlsState', 'active');
  return database;
}

async function firstRun(folder: DataFolder, say: (line: string) => void): Promise<Database> {
  const file = await snapshotFile();
  const snapshot = await readSnapshot(file);
  if (snapshot) {
    const database = await openPglite({ folder: folder.database, snapshot });
    // Two folders from one archive are two histories.
    await database.query('select public.renew_sync_epoch()');
    return database;
  }
  say('Making the database. This happens once and takes some seconds.');
  const database = await openPglite({ folder: folder.database });
  await migrate(database, say);
  await writeSnapshot(file, await database.dump());
  return database;
}
