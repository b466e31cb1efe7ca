import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Extensions } from '@electric-sql/pglite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { isDiskFull } from '../start/isDiskFull.ts';
import { StartError } from '../start/StartError.ts';
import type { Database, Row } from './Database.ts';
import { isoTime } from './isoTime.ts';

export type PgliteDatabase = Database & {
  /** The whole data directory as one archive, for the next first run. */
  dump(): Promise<Blob>;
  driver: Awaited<ReturnType<typeof createPgliteConnection>>['driver'];
};

type Options = {
  /** null keeps everything in memory. */
  folder: string | null;
  snapshot?: Blob;
  extensions?: Extensions;
  /** A folder that has been complete before must still hold a database. */
  mustExist?: boolean;
};

/** Opens (or makes) the embedded database. A folder that cannot be read is reported, never overwritten. */
export async function openPglite(options: Options): Promise<PgliteDatabase> {
  const { folder, snapshot, extensions, mustExist = false } = options;
  // PGlite would quietly make an empty database where these are missing.
  if (folder && mustExist && !hasDatabase(folder)) throw damaged(folder);
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
  } catch (problem) {
    if (folder && mustExist && !isDiskFull(problem)) throw damaged(folder, problem);
    throw problem;
  }
}

function hasDatabase(folder: string): boolean {
  return ['PG_VERSION', 'global/pg_control', 'base'].every((part) =>
    existsSync(path.join(folder, part)),
  );
}

function damaged(folder: string, cause?: unknown): StartError {
  return new StartError(
    `The database in ${folder} is damaged and cannot be opened. Nothing was changed.`,
    'npm start -- --reset begins a new one and moves the damaged one aside, so that it can still be looked at.',
    cause,
  );
}
