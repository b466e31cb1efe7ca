import { spawn } from 'node:child_process';
import { rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer } from './server.ts';
import { StartError } from './start/StartError.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

let dataDir: string;
let removeFolder: () => Promise<void>;

beforeEach(async () => {
  const { folder, remove } = await temporaryFolder();
  dataDir = path.join(folder, 'data');
  removeFolder = remove;
});

afterEach(() => removeFolder());

const start = (port = 0, reset = false) => startServer({ port, dataDir, reset, quiet: true });

async function startProblem(starting: Promise<unknown>): Promise<string> {
  const problem: unknown = await starting.catch((thrown: unknown) => thrown);
  if (problem instanceof StartError) return `${problem.message} ${problem.wayOut}`;
  throw new Error('no StartProblem', { cause: problem });
}

function asOperator(url: string, secretKey: string) {
  return createClient(url, secretKey, { auth: { persistSession: false } });
}

const season = {
  id: 'fall-2098',
  break: 'fall',
  year: 2098,
  label: 'Fall',
  starts_on: '2098-10-01',
  ends_on: '2098-10-31',
};

test('a taken port is told at once, and the folder is free again', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await startProblem(start(port))).toMatch(/taken .* PORT=/);
  await new Promise((resolve) => other.close(resolve));
  const server = await start(port);
  await server.stop();
}, 60_000);

test('a second start on the same folder is told where the first answers, and harms nothing', async () => {
  const server = await start();
  expect(await startProblem(start())).toContain(server.url);
  expect((await fetch(`${server.url}/auth/v1/.well-known/jwks.json`)).status).toBe(200);
  await server.stop();
}, 60_000);

test('keys, accounts and rows survive a restart; two folders have different epochs', async () => {
  const first = await start();
  const parent = createClient(first.url, 'sb_publishable_camply_local', {
    auth: { persistSession: false },
  });
  const { data } = await parent.auth.signUp({
    email: 'ann@example.com',
    password: 'Long-Enough-7',
  });
  await asOperator(first.url, first.secretKey).from('seasons').insert(season);
  const epoch = (await parent.rpc('changed_camps')).data.epoch;
  await first.stop();

  const second = await start();
  const again = createClient(second.url, 'sb_publishable_camply_local', {
    auth: { persistSession: false },
  });
  const token = data.session?.access_token ?? '';
  expect((await again.auth.getUser(token)).data.user?.email).toBe('ann@example.com');
  expect((await again.from('seasons').select('id').eq('id', season.id)).data).toHaveLength(1);
  expect((await again.rpc('changed_camps')).data.epoch).toBe(epoch);
  await second.stop();

  const fresh = await start(0, true);
  const other = createClient(fresh.url, 'sb_publishable_camply_local', {
    auth: { persistSession: false },
  });
  expect((await other.from('seasons').select('id').eq('id', season.id)).data).toEqual([]);
  expect((await other.rpc('changed_camps')).data.epoch).not.toBe(epoch);
  await fresh.stop();
}, 90_000);

test('a damaged database is reported with the way out, and starting over works', async () => {
  const server = await start();
  await server.stop();
  await truncate(path.join(dataDir, 'pg', 'global', 'pg_control'), 100);
  expect(await startProblem(start())).toMatch(/damaged .* --reset/);
  await rm(path.join(dataDir, 'pg', 'PG_VERSION'));
  expect(await startProblem(start())).toMatch(/damaged .* --reset/);
  const again = await start(0, true);
  await again.stop();
}, 90_000);

test('killed without warning: nothing that was answered is lost', async () => {
  const script = path.join(path.dirname(dataDir), 'run.ts');
  const server = path.join(import.meta.dirname, 'server.ts');
  await writeFile(
    script,
    `import { startServer } from ${JSON.stringify(server)};
    const { url, secretKey } = await startServer({ port: 0, dataDir: ${JSON.stringify(dataDir)}, quiet: true });
    console.log('ready ' + url + ' ' + secretKey);`,
  );
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [, url = '', secretKey = ''] = await new Promise<string[]>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.toString().startsWith('ready')) resolve(text.toString().trim().split(' '));
    });
  });
  const { error } = await asOperator(url, secretKey).from('seasons').insert(season);
  expect(error).toBeNull();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;

  const next = await start();
  const kept = await asOperator(next.url, next.secretKey)
    .from('seasons')
    .select('id')
    .eq('id', season.id);
  expect(kept.data).toHaveLength(1);
  await next.stop();
}, 60_000);
