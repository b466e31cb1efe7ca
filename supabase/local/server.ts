import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { makeTokens } from './auth/tokens.ts';
import { openDataFolder } from './start/dataFolder.ts';
import { openDatabase } from './database/openDatabase.ts';
import { makeGateway } from './gateway.ts';
import { isDiskFull } from './start/isDiskFull.ts';
import { scheduleGeocoding } from './functions/scheduleGeocoding.ts';
import { loadKeys } from './start/keys.ts';
import { listen } from './start/listen.ts';
import { makeLite } from './lite/lite.ts';
import { LocalMail } from './mail/LocalMail.ts';
import { rememberDatabaseErrors } from './lite/requestContext.ts';
import { StartError } from './start/StartError.ts';
import { FsStorage } from './storage/FsStorage.ts';
import { seedLogos } from './storage/seedLogos.ts';

export type ServerOptions = {
  /** 0 takes any free port. */
  port: number;
  dataDir: string;
  /** A real PostgreSQL instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** The built site. */
  dist?: string;
  /** The address people use, when something else stands in front (hot reload). */
  siteUrl?: string;
  mapsKey?: string | undefined;
  /** Who knows where addresses are (functions/geocode); `off` asks nobody outside, unset places nothing. */
  geocoderUrl?: string | undefined;
  /** Runs beside the start of the database, once folder and port are ours: the build of the site. */
  prepare?: () => Promise<void>;
  reset?: boolean;
  quiet?: boolean;
};

export type RunningServer = { url: string; secretKey: string; stop: () => Promise<void> };

/** Starts the embedded backend and the site on loopback. Throws a StartProblem where a person can help. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const say = (line: string) => void (options.quiet || console.log(line));
  // What is open already, closed backwards when a later step fails or the server stops.
  const opened: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let close = opened.pop(); close; close = opened.pop()) await close();
  };
  try {
    const folder = await openDataFolder(path.resolve(options.dataDir), options.reset, say);
    opened.push(() => folder.close());
    const door = await listen(options.port);
    opened.push(() => door.close());
    const url = `http://localhost:${door.port}`;
    await folder.publish(url);

    const prepared = options.prepare?.();
    // Awaited below; a failure meanwhile must not end the process before the rest is closed.
    prepared?.catch(() => {});
    const database = await openDatabase(folder, options.databaseUrl, say);
    opened.push(() => database.close());
    rememberDatabaseErrors(database.connection);
    await mkdir(folder.storage, { recursive: true });
    const storage = new FsStorage(folder.storage);
    if (folder.isNew) await seedLogos(database, storage);

    const keys = await loadKeys(folder.root);
    const siteUrl = options.siteUrl ?? url;
    const mail = new LocalMail();
    const lite = await makeLite(database, keys, storage, mail, siteUrl);
    const tokens = await makeTokens(keys, database, siteUrl);
    const dist = path.resolve(options.dist ?? 'dist');
    const { mapsKey } = options;
    await prepared;
    door.serve(makeGateway({ lite, database, storage, mail, keys, tokens, dist, mapsKey }).fetch);
    if (options.geocoderUrl !== undefined) {
      opened.push(scheduleGeocoding(url, keys.secretKey, options.geocoderUrl));
    }
    if (folder.isNew) await folder.finishFirstRun();
    return { url, secretKey: keys.secretKey, stop };
  } catch (problem) {
    await stop();
    if (isDiskFull(problem)) {
      throw new StartError(
        `The disk has no room left for the data folder ${options.dataDir}.`,
        'Free about 200 MB, or choose a folder on another disk: CAMPLY_DATA=/other/folder npm start',
        problem,
      );
    }
    throw problem;
  }
}
