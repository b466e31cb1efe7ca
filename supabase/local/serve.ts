import { spawn } from 'node:child_process';
import path from 'node:path';
import { censusUrl } from '../functions/geocode/censusGeocoder.ts';
import { buildIfNeeded } from './start/buildIfNeeded.ts';
import { startServer, type ServerOptions } from './server.ts';
import { StartError } from './start/StartError.ts';

const root = path.resolve(import.meta.dirname, '../..');
// How long closing may take before it is cut off.
const patienceMs = 5000;
const say = (line: string) => console.log(line);

try {
  const { isDev, reset } = readArguments(process.argv.slice(2));
  await (isDev ? serveDev(reset) : serveSite(reset));
} catch (problem) {
  if (problem instanceof StartError) {
    console.error(`\n${problem.message}\n${problem.wayOut}\n`);
  } else {
    console.error(problem);
  }
  process.exit(1);
}

async function serveSite(reset: boolean): Promise<void> {
  const server = await startServer({
    ...settings(),
    port: port(4173),
    reset,
    prepare: () => buildIfNeeded(root, say),
  });
  stopOnSignal(server.stop);
  say(
    `\nCamply is ready: ${server.url}\nStop it with Ctrl-C. Mails it would send: ${server.url}/_mail\n`,
  );
}

/** The backend on any free port behind Vite, which serves the sources with hot reload. */
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
    dist: path.join(root, 'dist'),
  };
}

function port(standard: number): number {
  const wanted = process.env.PORT;
  if (!wanted) return standard;
  const number = Number(wanted);
  if (Number.isInteger(number) && number >= 0 && number < 65_536) return number;
  throw new StartError(
    `PORT=${wanted} is not a port.`,
    'Choose a number from 1024 to 65535: PORT=4174 npm start',
  );
}

function readArguments(words: string[]): { isDev: boolean; reset: boolean } {
  const unknown = words.find((word) => word !== '--dev' && word !== '--reset');
  if (unknown) {
    throw new StartError(
      `There is no option ${unknown}.`,
      'Known: npm start -- --reset, npm run dev -- --reset',
    );
  }
  return { isDev: words.includes('--dev'), reset: words.includes('--reset') };
}

// The embedded database wants to be closed. Signals come twice (terminal and start.mjs): once is enough.
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    void stop().then(() => process.exit(0));
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
