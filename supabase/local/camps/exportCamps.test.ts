// A file that comes back unchanged, and the command that makes it.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { campFiles, counts, messages } from '../testing/campFiles.ts';
import { exportCamps } from './exportCamps.ts';
const { server, folder, importText, campsOf, stop } = await campFiles();
afterAll(stop);

describe('an export', () => {
  it('of each sample season imports without a change', async () => {
    const { data } = await server.operator.from('seasons').select('id').throwOnError();
    const told: (string | undefined)[] = [];
    for (const { id } of data.filter((season) => !/20[3-9]\d$/.test(String(season.id)))) {
      const before = await campsOf(String(id));
      const text = await exportCamps(server.operator, String(id));
      const result = await importText(String(id), text);
      expect([id, messages(result)]).toEqual([id, []]);
      expect(counts(result)).toBe(`0 new, 0 changed, ${before.length} unchanged, 0 not good`);
      told.push(counts(result));
    }
    expect(told.length).toBeGreaterThan(3);
  });

  it('has each column except those the database maintains', async () => {
    const [camp] = await campsOf('fall-2025');
    const [header = ''] = (await exportCamps(server.operator, 'fall-2025')).split('\r\n');
    const kept = new Set([
      'season_id',
      'created_at',
      'updated_at',
      'deleted_at',
      'change_xid',
      'coordinate_source',
      // Rows of their own.
      'sessions',
    ]);
    expect(header.replace('\uFEFF', '').split(',').toSorted()).toEqual(
      Object.keys(camp ?? {})
        .filter((name) => !kept.has(name))
        .toSorted(),
    );
  });
});

/** The command as `npm run -s` runs it, or as told. */
const runWith = (environment: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'camps.ts'), ...args], {
    env: {
      ...process.env,
      CAMPLY_DATA: server.dataDir,
      SUPABASE_URL: '',
      SUPABASE_SECRET_KEY: '',
      npm_lifecycle_event: 'camps',
      npm_config_loglevel: 'silent',
      ...environment,
    },
  });
const run = (...args: string[]) => runWith({}, ...args);
const failing = (...given: Parameters<typeof runWith>): Promise<unknown> =>
  runWith(...given).catch((error: unknown) => error);

describe('npm run camps', () => {
  it('finds the embedded backend by its data folder', async () => {
    const file = path.join(folder, 'out.csv');
    await run('export', '--season', 'fall-2025', '--to', file);
    const text = await readFile(file, 'utf8');
    expect(text).toBe(await exportCamps(server.operator, 'fall-2025'));
    const { stdout } = await run('import', file, '--season', 'fall-2025', '--dry-run');
    expect(stdout).toMatch(/0 new, 0 changed/);
    expect((await run('export', '--season', 'fall-2025')).stdout).toBe(text);
  });

  it('does not write a file that npm has written to', async () => {
    const asNpm = { npm_config_loglevel: 'notice' };
    expect(await failing(asNpm, 'export', '--season', 'fall-2025')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/npm run -s camps/),
    });
  });

  it('names what a hosted project lacks and where it looked for an embedded one', async () => {
    expect(await failing({ SUPABASE_URL: 'https://abc.supabase.co' }, 'sweep-logos')).toMatchObject(
      {
        code: 1,
        stderr: expect.stringMatching(/SUPABASE_SECRET_KEY is missing/),
      },
    );
    expect(await failing({ CAMPLY_DATA: folder }, 'sweep-logos')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/No backend runs with the data folder/),
    });
  });

  it.each([
    [['import'], /import needs a file and --season/],
    [
      ['import', 'no-such.csv', '--season', 'fall-2025'],
      /^no-such\.csv is not there\. Is the name right, and the folder\?\nNothing was imported\.\n$/,
    ],
    [['import', '.', '--season', 'fall-2025'], /^\. is a folder, not a file\./],
    [
      ['export', '--season', 'fall-2025', '--to', 'no/such/x.csv'],
      /^no\/such\/x\.csv is not there/,
    ],
    [['export', '--season', 'fall-1999'], /There is no season fall-1999\.\nThere are: fall-2025/],
    [['fly'], /There is no command fly/],
    [['export', '--seasons', 'x'], /Unknown option/],
  ])('answers %j with a sentence and status 1', async (args, sentence) => {
    expect(await failing({}, ...args)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(sentence),
    });
  });
});
