import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { atlantaDay } from '../../src/base/day/atlantaDay.ts';
import { scheduleAlarms } from './alarms/scheduleAlarms.ts';
import { makeTokens } from './auth/tokens.ts';
import { openDataFolder } from './start/dataFolder.ts';
import { openDatabase } from './database/openDatabase.ts';
import { schedulePopularWeeks } from './database/schedulePopularWeeks.ts';
import { scheduleVacuum } from './database/scheduleVacuum.ts';
import { makeGateway } from './gateway.ts';
import { isDiskFull } from './start/isDiskFull.ts';
import { scheduleGeocoding } from './functions/scheduleGeocoding.ts';
import { loadKeys } from './start/keys.ts';
import { listen } from './start/listen.ts';
import { makeLite } from './lite/lite.ts';
import { LocalMail } from './mail/LocalMail.ts';
import { scheduleMail } from './mail/scheduleMail.ts';
import { rememberDatabaseErrors } from './lite/requestContext.ts';
import { scheduleSources } from './sources/scheduleSources.ts';
import { StartError } from './start/StartError.ts';
import { FsStorage } from './storage/FsStorage.ts';
import { seedLogos } from './storage/seedLogos.ts';

export type ServerOptions = {
  /** 0 takes any free port. */
  port: number;
  dataDir: string;
  /** The URL of a real PostgreSQL that replaces the embedded one. */
  databaseUrl?: string | undefined;
  /** Sample seasons are those around this day (YYYY-MM-DD); today in Atlanta when missing. */
  day?: string | undefined;
  /** The built site. */
  dist?: string;
  /** The public address, when a proxy is in front (hot reload). */
  siteUrl?: string;
  mapsKey?: string | undefined;
  /** A geocoding service (functions/geocode); `off`: the gazetteer only; unset: no geocoding. */
  geocoderUrl?: string | undefined;
  /** Sends mails (mail/scheduleMail.ts), by the service that these name or into /_mail; unset: none is sent. */
  mailSettings?: Readonly<Record<string, string | undefined>> | undefined;
  /** Rings alarms (alarms/scheduleAlarms.ts), as these say who sends them; unset: none ring. */
  alarmSettings?: Readonly<Record<string, string | undefined>> | undefined;
  /** Origins to which alarms may be sent besides those of browsers: a push service on this machine, for tests. */
  pushServices?: readonly string[];
  /** Who reads sources of camps, and by what (SOURCES_CONTACT_URL, SOURCES_CONTACT_MAIL, MODEL_READER_URL); unset: nobody. */
  sources?: Readonly<Record<string, string | undefined>> | undefined;
  /** The build of the site: runs while the database starts, once folder and port are ours. */
  prepare?: () => Promise<void>;
  reset?: boolean;
  quiet?: boolean;
};

const KEYS_LOST =
  'keys.json was missing from the data folder and has been made anew: everybody has to sign in again, and second factors that were set up before can no longer be used.';

export type RunningServer = { url: string; secretKey: string; stop: () => Promise<void> };

/** Starts the embedded backend and the site on loopback. Throws a StartError where a person can help. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = (line: string) => void (options.quiet || console.log(line));
  // Closed in reverse order when a later step fails or the server stops.
  const opened: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let close = opened.pop(); close; close = opened.pop()) await close();
  };
  try {
    const folder = await openDataFolder(path.resolve(options.dataDir), options.reset, log);
    opened.push(() => folder.close());
    const listener = await listen(options.port);
    opened.push(() => listener.close());
    const url = `http://localhost:${listener.port}`;
    await folder.publishUrl(url);

    const prepared = options.prepare?.();
    // Awaited below; until then a failure must not end the process with things open.
    prepared?.catch(() => {});
    const day = options.day ?? atlantaDay(Date.now());
    const database = await openDatabase(folder, options.databaseUrl, day, log);
    opened.push(() => database.close());
    // PostgreSQL does it automatically.
    if (options.databaseUrl === undefined) opened.push(scheduleVacuum(database));
    opened.push(schedulePopularWeeks(database));
    rememberDatabaseErrors(database.connection);
    await mkdir(folder.storage, { recursive: true });
    const storage = new FsStorage(folder.storage);
    if (folder.isNew) await seedLogos(database, storage);

    const keys = await loadKeys(folder.root, () => {
      if (!folder.isNew) log(KEYS_LOST);
    });
    const siteUrl = options.siteUrl ?? url;
    const mail = new LocalMail(siteUrl);
    const lite = await makeLite(database, keys, storage, mail, siteUrl);
    const tokens = await makeTokens(keys, database);
    const dist = path.resolve(options.dist ?? 'dist');
    const { mapsKey } = options;
    await prepared;
    listener.serve(
      makeGateway({ lite, database, storage, mail, keys, tokens, dist, mapsKey, siteUrl }).fetch,
    );
    const client = createClient(url, keys.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    if (options.geocoderUrl !== undefined) {
      opened.push(scheduleGeocoding(client, options.geocoderUrl));
    }
    const { mailSettings: environment } = options;
    if (environment !== undefined) {
      opened.push(scheduleMail({ client, siteUrl, database, mail, environment }));
    }
    for (const origin of options.pushServices ?? []) {
      await database.query('insert into private.push_services values ($1) on conflict do nothing', [
        origin,
      ]);
    }
    if (options.alarmSettings !== undefined) {
      const settings = { client, database, keys: keys.alarmKeys };
      opened.push(await scheduleAlarms({ ...settings, environment: options.alarmSettings }));
    }
    if (options.sources !== undefined) opened.push(scheduleSources(client, options.sources));
    if (folder.isNew) await folder.finishFirstRun();
    return { url, secretKey: keys.secretKey, stop };
  } catch (error) {
    await stop();
    if (isDiskFull(error)) {
      throw new StartError(
        `The disk is full; the data folder is ${options.dataDir}.`,
        'Free about 200 MB, or choose a folder on another disk: CAMPLY_DATA=/other/folder npm start',
        error,
      );
    }
    throw error;
  }
}
