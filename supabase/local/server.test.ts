import { spawn } from 'node:child_process';
import { rm, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from './server.ts';
import { PUBLISHABLE_KEY } from './start/keys.ts';
import { StartError } from './start/StartError.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

// One data folder through its life, in order.
let dataDir: string;
let removeFolder: () => Promise<void>;
/** Closed at the end, also when a test fails. */
let running: RunningServer | undefined;
let epoch: string;
let accessToken: string;

beforeAll(async () => {
  const { folder, remove } = await temporaryFolder();
  dataDir = path.join(folder, 'data');
  removeFolder = remove;
});

afterAll(async () => {
  await running?.stop();
  await removeFolder();
});

const start = (port = 0, reset = false) => startServer({ port, dataDir, reset, quiet: true });

async function startError(starting: Promise<unknown>): Promise<string> {
  const error: unknown = await starting.catch((thrown: unknown) => thrown);
  if (error instanceof StartError) return `${error.message} ${error.remedy}`;
  throw new Error('no StartError', { cause: error });
}

const client = (url: string, key = PUBLISHABLE_KEY) =>
  createClient(url, key, { auth: { persistSession: false } });

const season = {
  id: 'fall-2098',
  break: 'fall',
  year: 2098,
  label: 'Fall',
  starts_on: '2098-10-01',
  ends_on: '2098-10-31',
};

/** What must outlive every start: the account of a token, the history, a row. */
async function whatIsThere({ url, secretKey }: RunningServer) {
  const visitor = client(url);
  const { data } = await visitor.auth.getUser(accessToken);
  const rows = await client(url, secretKey).from('seasons').select('id').eq('id', season.id);
  return {
    email: data.user?.email,
    epoch: String((await visitor.rpc('changed_camps')).data.epoch),
    seasons: rows.data,
  };
}

const everything = () => ({ email: 'ann@example.com', epoch, seasons: [{ id: season.id }] });

test('a port in use is reported at once, and the folder stays free', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await startError(start(port))).toMatch(/in use .* PORT=/);
  await new Promise((resolve) => other.close(resolve));
});

test('kill -9 loses nothing that was acknowledged', async () => {
  const script = `import { startServer } from ${JSON.stringify(path.join(import.meta.dirname, 'server.ts'))};
    const { url, secretKey } = await startServer({ port: 0, dataDir: ${JSON.stringify(dataDir)}, quiet: true });
    console.log('ready ' + url + ' ' + secretKey);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [, url = '', secretKey = ''] = await new Promise<string[]>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.toString().startsWith('ready')) resolve(text.toString().trim().split(' '));
    });
  });
  const visitor = client(url);
  const credentials = { email: 'ann@example.com', password: 'Long-Enough-7' };
  accessToken = (await visitor.auth.signUp(credentials)).data.session?.access_token ?? '';
  epoch = (await visitor.rpc('changed_camps')).data.epoch;
  await client(url, secretKey).from('seasons').insert(season).throwOnError();
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exited;

  running = await start();
  expect(await whatIsThere(running)).toEqual(everything());
});

test('tells a second start where the first one runs', async () => {
  const url = running?.url ?? '';
  expect(await startError(start())).toContain(url);
  expect((await fetch(`${url}/auth/v1/.well-known/jwks.json`)).status).toBe(200);
});

test('keys, accounts and rows survive a restart', async () => {
  await running?.stop();
  running = await start();
  expect(await whatIsThere(running)).toEqual(everything());
});

test('reports lost keys once', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const startAloud = async () => {
    await running?.stop();
    running = await startServer({ port: 0, dataDir });
    return log.mock.calls.flat().filter((line) => String(line).startsWith('keys.json was missing'));
  };
  expect(await startAloud()).toHaveLength(0);
  await running?.stop();
  await rm(path.join(dataDir, 'keys.json'));
  expect(await startAloud()).toHaveLength(1);
  expect(await startAloud()).toHaveLength(1);
  log.mockRestore();
});

test('reports a damaged database and starts a new epoch with --reset', async () => {
  await running?.stop();
  running = undefined;
  await truncate(path.join(dataDir, 'pg', 'global', 'pg_control'), 100);
  expect(await startError(start())).toMatch(/damaged .* --reset/);
  await rm(path.join(dataDir, 'pg', 'PG_VERSION'));
  expect(await startError(start())).toMatch(/damaged .* --reset/);
  running = await start(0, true);
  const visitor = client(running.url);
  const operator = client(running.url, running.secretKey);
  expect((await operator.from('seasons').select('id').eq('id', season.id)).data).toEqual([]);
  expect((await visitor.rpc('changed_camps')).data.epoch).not.toBe(epoch);
});
