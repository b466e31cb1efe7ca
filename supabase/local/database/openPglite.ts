import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Extensions } from '@electric-sql/pglite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { isDiskFull } from '../start/isDiskFull.ts';
import { StartError } from '../start/StartError.ts';
import type { Database, Row } from './Database.ts';
import { isoTime } from './isoTime.ts';

export type PgliteDatabase = Database & {
  /** The whole data directory as a tar archive. */
  dump(): Promise<Blob>;
  driver: Awaited<ReturnType<typeof createPgliteConnection>>['driver'];
};

type Options = {
  /** null: in memory. */
  folder: string | null;
  snapshot?: Blob;
  extensions?: Extensions;
  /** Requires the complete database that the folder had before. */
  mustExist?: boolean;
};

// Two segments of the write-ahead log, and a little.
const RECOVERY_BYTES = 50_000_000;

/** Opens or creates the embedded database. A damaged folder is a StartError, never overwritten. */
export async function openPglite(options: Options): Promise<PgliteDatabase> {
  const { folder, snapshot, extensions, mustExist = false } = options;
  // PGlite would silently create an empty database where these are missing.
  if (folder && mustExist && !hasDatabase(folder)) throw damagedError(folder);
  try {
    const connection = await createPgliteConnection({
      ...(folder && { url: folder }),
      pgliteOptions: {
        parsers: { 1700: Number, 1184: isoTime },
        ...(snapshot && { loadDataDir: snapshot }),
        ...(extensions && { extensions }),
      },
    });
    const { driver } = connection;
    await driver.waitReady;
    return {
      connection,
      driver,
      query: async (sql, parameters) => (await driver.query<Row>(sql, parameters)).rows,
      script: async (sql) => {
        await driver.transaction((transaction) => transaction.exec(sql));
      },
      dump: () => driver.dumpDataDir('none'),
      close: () => connection.close(),
    };
  } catch (error) {
    if (!folder || !mustExist || isDiskFull(error)) throw error;
    // PostgreSQL stopped by a full disk needs room to recover, and does not say that this is all it lacks.
    if (await isNearlyFull(folder)) throw new Error('No space left on device', { cause: error });
    throw damagedError(folder, error);
  }
}

async function isNearlyFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < RECOVERY_BYTES;
}

function hasDatabase(folder: string): boolean {
  return ['PG_VERSION', 'global/pg_control', 'base'].every((part) =>
    existsSync(path.join(folder, part)),
  );
}

function damagedError(folder: string, cause?: unknown): StartError {
  return new StartError(
    `The database in ${folder} is damaged and cannot be opened. Nothing was changed.`,
    'npm start -- --reset creates a new one and moves the damaged one aside, so that nothing is deleted.',
    cause,
  );
}
