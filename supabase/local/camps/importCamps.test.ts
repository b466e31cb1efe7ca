// Files of camps, over HTTP against the embedded backend, as against a hosted one.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { StartError } from '../start/StartError.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { testServer, type TestServer } from '../testing/testServer.ts';
import { exportCamps } from './exportCamps.ts';
import { importCamps, type ImportOptions } from './importCamps.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let folder: string;
let removeFolder: () => Promise<void>;
let seasons = 2030;

beforeAll(async () => {
  server = await testServer();
  ({ folder, remove: removeFolder } = await temporaryFolder());
}, 60_000);
afterAll(async () => {
  await server.stop();
  await removeFolder();
});

/** A fall of its own for each test. */
async function anEmptySeason(): Promise<string> {
  seasons += 1;
  const id = `fall-${seasons}`;
  const days = { starts_on: `${seasons}-09-01`, ends_on: `${seasons}-10-31` };
  await server.operator
    .from('seasons')
    .insert({ id, break: 'fall', year: seasons, label: 'Fall', ...days })
    .throwOnError();
  return id;
}

/** Imports this text; answers what was told, or the sentence of a refusal. */
async function importText(
  season: string,
  text: string | Uint8Array,
  options: Partial<ImportOptions> = {},
): Promise<{ isGood: boolean; lines: string[] }> {
  const file = path.join(folder, 'camps.csv');
  await writeFile(file, text);
  const lines: string[] = [];
  const wanted = { file, season, listing: null, maps: [], isDryRun: false, ...options };
  const isGood = await importCamps(server.operator, wanted, (line) => lines.push(line)).catch(
    (error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      lines.push(error.message);
      return false;
    },
  );
  return { isGood, lines };
}

async function campsOf(season: string) {
  const { data } = await server.operator
    .from('camps')
    .select('*')
    .eq('season_id', season)
    .order('id')
    .throwOnError();
  return data;
}

const messages = ({ lines }: { lines: string[] }) =>
  lines.filter((line) => /^Line \d+: NOT GOOD/.test(line));

const counts = ({ lines }: { lines: string[] }) =>
  lines.find((line) => /^\d+ new, \d+ changed/.test(line));

const two =
  'Camp name,Theme,Street address,City,ZIP,Price\r\nMoss & Marble,Art,18 Ponce Pl,Decatur,30030,$90\r\n"Étoile, Dance",Dance,2 Pharr Ct,Atlanta,30305,\r\n';

describe('an import', () => {
  it('adds camps as basic listings, tells each, and says the same in a dry run without writing', async () => {
    const season = await anEmptySeason();
    const dry = await importText(season, two, { isDryRun: true });
    expect(await campsOf(season)).toEqual([]);
    const wet = await importText(season, two);
    expect(dry.lines.slice(0, -1)).toEqual(wet.lines.slice(0, -1));
    expect(wet.lines).toContain(`Line 2: new: Moss & Marble (moss-marble-${season}-18-ponce-pl)`);
    expect(await campsOf(season)).toMatchObject([
      { id: `etoile-dance-${season}-2-pharr-ct`, listing: 'basic', price: null, state: 'GA' },
      {
        id: `moss-marble-${season}-18-ponce-pl`,
        camp_provider_name: 'Moss & Marble',
        price: '$90',
      },
    ]);
  });

  it('again changes nothing; a changed cell changes that camp; a missing camp stays', async () => {
    const season = await anEmptySeason();
    await importText(season, two);
    expect(counts(await importText(season, two))).toBe('0 new, 0 changed, 2 unchanged, 0 not good');
    const changed = await importText(
      season,
      `Provider,Address,Cost\nMOSS & MARBLE,18 ponce pl.,$95\n`,
    );
    expect(changed.lines.find((line) => line.startsWith('Line 2'))).toMatch(
      /changed: .*camp_provider_name "Moss & Marble" -> "MOSS & MARBLE".*price "\$90" -> "\$95"/,
    );
    expect(changed.lines.join()).toMatch(/Not in the file, and they stay: 1 \(etoile-dance/);
    expect((await campsOf(season)).map(({ price, camp_theme: theme }) => [price, theme])).toEqual([
      [null, 'Dance'],
      ['$95', 'Art'],
    ]);
  });

  it('finds a camp by the id of the file, also under another name', async () => {
    const season = await anEmptySeason();
    await importText(season, two);
    const id = `moss-marble-${season}-18-ponce-pl`;
    await importText(season, `id,camp_provider_name\n${id},Moss\n`);
    expect((await campsOf(season)).map((camp) => camp.camp_provider_name)).toEqual([
      'Étoile, Dance',
      'Moss',
    ]);
  });

  it('keeps nothing of a file with one bad row, and names all of them by their line', async () => {
    const season = await anEmptySeason();
    const told = await importText(
      season,
      `Camp name,Theme,Zip,Min age,Max age,Price,Listing,Verified on\r\nGood,"Art\r\nand more",30030,3,9,,,\r\n` +
        `,Art,30030,,,,,\r\nM,Art,303,nine,19,${'x'.repeat(101)},gold,2026-02-30\r\nOld,Art,30030,9,3,,,\r\nGood,Art,,,,,,\r\nA,B,C,D,E,F,G,H,I\r\n`,
    );
    expect(told.isGood).toBe(false);
    expect(messages(told)).toEqual([
      'Line 4: NOT GOOD: Camp name is required',
      'Line 5: NOT GOOD: Camp name is shorter than 2 characters: M',
      'Line 5: NOT GOOD: ZIP code is shorter than 5 characters: 303',
      'Line 5: NOT GOOD: Minimum age is no whole number from 0 to 18: nine',
      'Line 5: NOT GOOD: Maximum age is no whole number from 0 to 18: 19',
      'Line 5: NOT GOOD: Price is longer than 100 characters (it has 101)',
      'Line 5: NOT GOOD: Listing is none of featured, basic, opening: gold',
      'Line 5: NOT GOOD: Verified on holds no day like 2026-10-12: 2026-02-30',
      "Line 6: NOT GOOD: Minimum age can't be above maximum age",
      `Line 7: NOT GOOD: It is the same camp as line 2 (good-${season}): give each an id of its own`,
      'Line 8: NOT GOOD: Camp name is shorter than 2 characters: A',
      'Line 8: NOT GOOD: Theme is shorter than 2 characters: B',
      'Line 8: NOT GOOD: ZIP code is shorter than 5 characters: C',
      'Line 8: NOT GOOD: Minimum age is no whole number from 0 to 18: D',
      'Line 8: NOT GOOD: Maximum age is no whole number from 0 to 18: E',
      'Line 8: NOT GOOD: Listing is none of featured, basic, opening: G',
      'Line 8: NOT GOOD: Verified on holds no day like 2026-10-12: H',
      'Line 8: NOT GOOD: It has more cells than the first row; perhaps a comma stands outside of quotes',
    ]);
    expect(await campsOf(season)).toEqual([]);
  });

  it('writes nothing when a camp was changed between reading and writing', async () => {
    const season = await anEmptySeason();
    await importText(season, two);
    const id = `moss-marble-${season}-18-ponce-pl`;
    const file = path.join(folder, 'race.csv');
    await writeFile(file, two.replace('$90', '$95').replace('30305,', '30305,$10'));
    const options = { file, season, listing: null, maps: [], isDryRun: false };
    const client = Object.create(server.operator, {
      rpc: {
        value: async (name: string, given: unknown) => {
          await server.operator.from('camps').update({ price: 'by hand' }).eq('id', id);
          return server.operator.rpc(name, given);
        },
      },
    });
    await expect(importCamps(client, options, () => {})).rejects.toThrow(
      `because of line 2: ${id} was changed meanwhile`,
    );
    expect((await campsOf(season)).map(({ price }) => price)).toEqual([null, 'by hand']);
  });

  it('reads the headers of others, names what it does not use, and can be told', async () => {
    const season = await anEmptySeason();
    const text = 'PROVIDER;Activities;Zip;What it costs;Phone\r\nMoss;Art;30030;90 €;404\r\n';
    const plain = await importText(season, text, { isDryRun: true });
    expect(plain.lines.slice(0, 2)).toEqual([
      'Columns: PROVIDER -> camp_provider_name, Activities -> camp_theme, Zip -> zip_code',
      'Not used: What it costs, Phone',
    ]);
    await importText(season, text, { maps: ['What it costs=price'] });
    expect(await campsOf(season)).toMatchObject([{ price: '90 €', zip_code: '30030' }]);
    expect((await importText(season, 'Camp,Name\nA,B\n')).lines).toEqual([
      'Two columns of the file mean camp_provider_name: "Camp" and "Name".',
    ]);
    expect((await importText(season, 'City\nDecatur\n')).lines[0]).toMatch(
      /neither an id nor a camp name/,
    );
    expect((await importText(season, two, { maps: ['Cost=price'] })).lines[0]).toMatch(
      /no column "Cost"/,
    );
    expect((await importText(season, two, { maps: ['City=town'] })).lines[0]).toMatch(
      /names no column of camps/,
    );
  });

  it('lists as the cell says, else as the option says', async () => {
    const season = await anEmptySeason();
    const text = 'id,Camp name,Theme,Listing\na-1,Moss,Art,featured\na-2,Fern,Art,\n';
    await importText(season, text, { listing: 'basic' });
    await importText(season, 'id,Camp name\na-2,Fern\n', { listing: 'featured' });
    expect((await campsOf(season)).map(({ listing }) => listing)).toEqual(['featured', 'featured']);
  });

  it('does not bring back an archived camp, nor take the camp of another season', async () => {
    const [season, other] = [await anEmptySeason(), await anEmptySeason()];
    await importText(season, two);
    const gone = { deleted_at: new Date().toISOString() };
    await server.operator.from('camps').update(gone).eq('season_id', season).throwOnError();
    expect(messages(await importText(season, two))[0]).toMatch(/is archived: bring it back first/);
    const id = `moss-marble-${season}-18-ponce-pl`;
    expect(messages(await importText(other, `id,Camp name,Theme\n${id},Moss,Art\n`))[0]).toMatch(
      /belongs to fall-\d+/,
    );
  });

  it('keeps the place that was found since the file was written', async () => {
    const season = await anEmptySeason();
    await importText(season, two);
    const text = await exportCamps(server.operator, season);
    const place = { latitude: 33.77, longitude: -84.3, coordinate_precision: 'exact' };
    await server.operator.from('camps').update(place).eq('season_id', season).throwOnError();
    expect(counts(await importText(season, text))).toMatch(/0 changed, 2 unchanged/);
    expect(await campsOf(season)).toMatchObject([place, place]);
  });

  it('notes what families will miss, and imports it', async () => {
    const season = await anEmptySeason();
    const text =
      'Camp name,Theme,Dates,Website\nMoss,Art,when school is out,mailto:moss@moss.example\n';
    const { isGood, lines } = await importText(season, text);
    expect(isGood).toBe(true);
    expect(lines.filter((line) => line.includes('Note'))).toEqual([
      'Line 2: Note: Nothing opens this website: mailto:moss@moss.example',
      'Line 2: Note: Families who filter by day will not find it; not read: when school is out',
    ]);
  });
});

/** More than a page of an answer, and than a visitor may send at once. */
const MANY = process.env.CAMPLY_SOAK === '1' ? 10_000 : 4000;
const seconds = (ms: number) => (ms / 1000).toFixed(1);

describe('hostile files', () => {
  it('a cell that would move the cursor, turn text around or run is told and stored as harmless text', async () => {
    const season = await anEmptySeason();
    const { lines } = await importText(
      season,
      'Camp name,Theme,Price\n"\u001B[2J\u202EMoss\r\n",Art,=cmd|\'/c calc\'!A1\n',
    );
    // oxlint-disable-next-line no-control-regex -- that is what must not be there
    expect(lines.join('\n')).not.toMatch(/[\u0000-\u0009\u001B\u202E]/);
    const text = await exportCamps(server.operator, season);
    expect(text).toContain("'=cmd|'/c calc'!A1");
    expect(await campsOf(season)).toMatchObject([
      { camp_provider_name: '[2J Moss', price: "=cmd|'/c calc'!A1" },
    ]);
    expect(counts(await importText(season, text))).toMatch(/0 changed, 1 unchanged/);
  });

  it.each([
    [
      'a cell of 10 MB',
      `Camp name,Theme\nMoss,${'x'.repeat(10_485_760)}\n`,
      /line 2 is longer than/,
    ],
    ['broken quotes', 'Camp name,Theme\nMoss,"Art\n', /quotes of the row that begins in line 2/],
    ['a NUL', 'Camp name,Theme\nMo\0ss,Art\n', /Line 2 holds a NUL/],
    [
      'another encoding',
      Buffer.from('Camp name,Theme\nÉtoile,Art\n', 'latin1'),
      /Line 2 is not UTF-8/,
    ],
    ['nothing', '', /The file is empty/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /NUL|UTF-8/],
  ])('%s: refused in a sentence', async (_, text, sentence) => {
    const season = await anEmptySeason();
    const told = await importText(season, text);
    expect(told.isGood).toBe(false);
    expect(told.lines.join(' ')).toMatch(sentence);
    expect(await campsOf(season)).toEqual([]);
  });

  it(`${MANY} rows arrive in one transaction, and come back unchanged`, async () => {
    const season = await anEmptySeason();
    const rows = Array.from(
      { length: MANY },
      (_, at) =>
        `Camp ${at},"Art, Music",${at} Peachtree St,Atlanta,GA,30303,5,12,$${at % 400},Oct 6-10,https://camp-${at}.example/`,
    );
    const header =
      'Camp name,Theme,Street address,City,State,Zip,Min age,Max age,Price,Dates,Website';
    const began = performance.now();
    const { isGood } = await importText(season, `${header}\n${rows.join('\n')}\n`);
    const arrived = performance.now();
    expect(isGood).toBe(true);
    const { count } = await server.operator
      .from('camps')
      .select('id', { count: 'exact', head: true })
      .eq('season_id', season);
    expect(count).toBe(MANY);
    const again = await importText(season, await exportCamps(server.operator, season));
    expect(counts(again)).toBe(`0 new, 0 changed, ${MANY} unchanged, 0 not good`);
    console.log(
      `${MANY} camps: imported in ${seconds(arrived - began)} s, exported and compared in ${seconds(performance.now() - arrived)} s`,
    );
  });
});

describe('an export', () => {
  it('of every season of the sample data is taken back without a change', async () => {
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

  it('has every column of the table but those that the database keeps by itself', async () => {
    const [camp] = await campsOf('fall-2025');
    const [header = ''] = (await exportCamps(server.operator, 'fall-2025')).split('\r\n');
    const kept = new Set([
      'season_id',
      'created_at',
      'updated_at',
      'deleted_at',
      'change_xid',
      'coordinate_source',
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

  it('does not write a file that npm has written into', async () => {
    const asNpm = { npm_config_loglevel: 'notice' };
    expect(await failing(asNpm, 'export', '--season', 'fall-2025')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/npm run -s camps/),
    });
  });

  it('says what is missing of a hosted project, and where it looked for an embedded one', async () => {
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
    [['import', 'no-such.csv', '--season', 'fall-2025'], /no-such\.csv cannot be read/],
    [['export', '--season', 'fall-1999'], /There is no season fall-1999\.\nThere are: fall-2025/],
    [['fly'], /There is no command fly/],
    [['export', '--seasons', 'x'], /Unknown option/],
  ])('%j is answered by a sentence and status 1', async (args, sentence) => {
    expect(await failing({}, ...args)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(sentence),
    });
  });
});
