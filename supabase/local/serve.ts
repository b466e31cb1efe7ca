import { spawn } from 'node:child_process';
import path from 'node:path';
import { isCalendarDay } from '../../src/base/day/calendar.ts';
import { censusUrl } from '../functions/geocode/censusGeocoder.ts';
import { buildIfNeeded } from './start/buildIfNeeded.ts';
import { startServer, type ServerOptions } from './server.ts';
import { StartError } from './start/StartError.ts';

const root = path.resolve(import.meta.dirname, '../..');
const STOP_TIMEOUT_MS = 5000;
const log = (line: string) => console.log(line);

try {
  const { isDev, reset } = readArguments(process.argv.slice(2));
  await (isDev ? serveDev(reset) : serveSite(reset));
} catch (error) {
  if (error instanceof StartError) {
    console.error(`\n${error.message}\n${error.remedy}\n`);
  } else {
    console.error(error);
  }
  process.exit(1);
}

async function serveSite(reset: boolean): Promise<void> {
  const server = await startServer({
    ...settings(),
    port: port(4173),
    reset,
    prepare: () => buildIfNeeded(root, log),
  });
  stopOnSignal(server.stop);
  log(
    `\nCamply is ready: ${server.url}\nStop it with Ctrl-C. Mails it did not send: ${server.url}/_mail (on this machine only, not through a proxy)\n`,
  );
}

/** The backend on any free port, behind Vite, which serves the sources with hot reload. */
async function serveDev(reset: boolean): Promise<void> {
  const site = port(5173);
  const server = await startServer({
    ...settings(),
    port: 0,
    reset,
    siteUrl: `http://localhost:${site}`,
  });
  const vite = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/vite/bin/vite.js'),
      '--host',
      '127.0.0.1',
      '--port',
      String(site),
      '--strictPort',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CAMPLY_BACKEND: server.url.replace('localhost', '127.0.0.1') },
    },
  );
  stopOnSignal(async () => {
    vite.kill('SIGTERM');
    await server.stop();
  });
  vite.once('exit', (code) => void server.stop().then(() => process.exit(code ?? 1)));
}

function settings(): Omit<ServerOptions, 'port'> {
  return {
    dataDir: path.resolve(root, process.env.CAMPLY_DATA || '.camply'),
    databaseUrl: process.env.DATABASE_URL || undefined,
    mapsKey: process.env.MAPS_KEY || undefined,
    geocoderUrl: process.env.GEOCODER_URL || censusUrl,
    mailSettings: process.env,
    alarmSettings: process.env,
    // Nobody is asked unless the operator says who asks.
    sources: process.env.SOURCES_CONTACT_URL ? process.env : undefined,
    dist: path.join(root, 'dist'),
    day: day(),
  };
}

function day(): string | undefined {
  const setting = process.env.CAMPLY_DAY;
  if (!setting || isCalendarDay(setting)) return setting || undefined;
  throw new StartError(
    `CAMPLY_DAY=${setting} is not a day.`,
    'Write it like this: CAMPLY_DAY=2027-03-01 npm start',
  );
}

function port(fallback: number): number {
  const setting = process.env.PORT;
  if (!setting) return fallback;
  const number = Number(setting);
  if (Number.isInteger(number) && number >= 0 && number < 65_536) return number;
  throw new StartError(
    `PORT=${setting} is not a port.`,
    'Choose a number from 1024 to 65535: PORT=4174 npm start',
  );
}

function readArguments(args: string[]): { isDev: boolean; reset: boolean } {
  const unknown = args.find((arg) => arg !== '--dev' && arg !== '--reset');
  if (unknown) {
    throw new StartError(
      `There is no option ${unknown}.`,
      'Use: npm start -- --reset, npm run dev -- --reset',
    );
  }
  return { isDev: args.includes('--dev'), reset: args.includes('--reset') };
}

// The embedded database must be closed. Signals come twice, from the terminal and from start.mjs.
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    void stop().then(() => process.exit(0));
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
