// Files of school calendars, over HTTP against the embedded backend, as against a hosted one.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { testServer } from '../testing/testServer.ts';

const server = await testServer();
const { folder, remove } = await temporaryFolder();
afterAll(async () => {
  await server.stop();
  await remove();
});

/** The command as an operator runs it beside `npm start`. */
async function run(...args: string[]): Promise<string> {
  const command = path.join(import.meta.dirname, 'districts.ts');
  const environment = { CAMPLY_DATA: server.dataDir, SUPABASE_URL: '', SUPABASE_SECRET_KEY: '' };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, ...args], {
    env: { ...process.env, ...environment },
  }).catch((error: unknown) => {
    if (error instanceof Error && 'stdout' in error && 'stderr' in error) return error;
    throw error;
  });
  return `${String(stdout)}${String(stderr)}`;
}

const HEADER =
  'district,district_name,school_year,kind,name,starts_on,ends_on,day_kind,lets_out_at';
async function aFile(...days: string[]): Promise<string> {
  const file = path.join(folder, 'calendar.csv');
  const rows = days.map((day) => `paulding,Paulding County,2026-27,${day}`);
  await writeFile(file, [HEADER, ...rows].join('\n'));
  return file;
}

const daysOf = async (district: string) => {
  const { data } = await server.operator
    .from('school_breaks')
    .select('kind, starts_on, day_kind, lets_out_at')
    .eq('district_id', district)
    .is('deleted_at', null)
    .order('starts_on')
    .throwOnError();
  return data.map((day) => Object.values(day).join(' '));
};

const FIRST = 'first_day,First day of school,2026-08-03,,,';
const EARLY = 'early_release,Early release,2026-10-07,,early,12:30';

it('adds a district with its calendar, changes it with the next file, and writes it back as a file', async () => {
  const file = await aFile(FIRST, EARLY, 'fall,Fall Break,2026-10-12,2026-10-16,,');
  expect(await run('import', file, '--dry-run')).toMatch(/3 new.*\nA dry run: nothing was written/);
  expect(await daysOf('paulding')).toEqual([]);
  const told = await run('import', file);
  expect(told).toContain('District: new: Paulding County (paulding)');
  expect(told).toContain('Line 4: new: Fall Break (paulding-2026-27-fall)');
  expect(await daysOf('paulding')).toEqual([
    'first_day 2026-08-03 school ',
    'early_release 2026-10-07 early 12:30:00',
    'fall 2026-10-12 off ',
  ]);

  const out = path.join(folder, 'out.csv');
  await run('export', 'paulding', '--to', out);
  expect(await run('import', out)).toMatch(/0 new, 0 changed, 0 taken back, 3 unchanged/);

  const later = await run('import', await aFile(FIRST, 'fall,Fall Break,2026-10-13,2026-10-16,,'));
  expect(later).toMatch(/Line 3: changed: .*: starts_on "2026-10-12" -> "2026-10-13"/);
  expect(later).toMatch(/Not in the file: taken back: Early release/);
  expect(later).toMatch(/0 new, 1 changed, 1 taken back, 1 unchanged\nDone/);
  expect(await daysOf('paulding')).toHaveLength(2);
});

it('writes a district without dates as a line of its name, which can be imported', async () => {
  const out = path.join(folder, 'name.csv');
  await run('export', 'atlanta', '--to', out);
  expect(await readFile(out, 'utf8')).toContain('atlanta,Atlanta Public Schools,,');
  expect(await run('import', out)).toMatch(/0 new, 0 changed, 0 taken back, 0 unchanged/);
});

const rows = async () => {
  const { data } = await server.operator
    .from('school_breaks')
    .select('kind, bell_elementary, bell_middle, bell_high, may_be_made_up, status, checked_at')
    .eq('district_id', 'pine')
    .order('starts_on')
    .throwOnError();
  return data.map((day) => Object.values(day).join(' '));
};

const SOURCE = 'https://paulding.example/calendar.pdf';

it('reads a pasted calendar into a file that can be imported, and a person confirms it', async () => {
  const text = path.join(folder, 'calendar.txt');
  await writeFile(
    text,
    [
      'Pine County Schools 2026-27',
      'August 3 First Day of School',
      'Dec 18 Early release (ES 12:30, MS 1:30, HS 11:30)',
      'Feb 15 Student Holiday/Inclement Weather Make-up Day',
    ].join('\n'),
  );
  const out = path.join(folder, 'read.csv');
  const wish = ['--district', 'pine', '--year', '2026-27', '--source', SOURCE, '--to', out];
  expect(await run('read', text, ...wish)).toMatch(
    /There is no district pine\. A new one has a name: --name "Cobb County"\./,
  );
  const told = await run('read', text, ...wish, '--name', 'Pine County', '--checked', '2026-11-20');
  expect(told).toBe(
    'Line 1: not read: Pine County Schools 2026-27\n3 read, 1 lines not read. Compare both with the calendar.\n',
  );
  expect(await run('import', out)).toMatch(/3 new, 0 changed, 0 taken back, 0 unchanged\nDone/);
  expect(await rows()).toEqual([
    'first_day    false unverified 2026-11-20',
    'early_release 12:30:00 13:30:00 11:30:00 false unverified 2026-11-20',
    'make_up_day    true unverified 2026-11-20',
  ]);

  expect(await run('confirm', 'pine', '2026-27', '--source', 'the PDF')).toMatch(
    /^A calendar is confirmed with the https address it was read from\./,
  );
  expect(await run('confirm', 'pine', '2027-28', '--source', SOURCE)).toMatch(
    /^Nothing was confirmed: there is no calendar of pine 2027-28\./,
  );
  const said = await run(
    'confirm',
    'pine',
    '2026-27',
    '--source',
    SOURCE,
    '--checked',
    '2026-11-21',
  );
  expect(said).toContain(`pine 2026-27: 3 confirmed, as read at ${SOURCE} on 2026-11-21.`);
  expect((await rows()).every((row) => row.endsWith('confirmed 2026-11-21'))).toBe(true);
  await run('export', 'pine', '--to', out);
  expect(await run('import', out)).toMatch(/0 new, 0 changed, 0 taken back, 3 unchanged/);
});

it('imports nothing of a file with a bad row', async () => {
  const before = await daysOf('cobb');
  const file = await aFile('mlk,MLK Day,2027-01-18', 'february,Winter Break,2027-2-15');
  expect(await run('import', file)).toBe(
    'Line 3: NOT GOOD: starts_on holds no day like 2026-10-12: 2027-2-15\nNothing was imported: mend these rows first.\n',
  );
  expect(await daysOf('cobb')).toEqual(before);
});

it.each([
  [['export', 'nowhere'], /There is no district nowhere\.\nThere are: atlanta, buford, cherokee/],
  [['import'], /Say import and a file/],
  [['read', 'a.txt', '--district', 'cobb', '--year', '2026-27'], /Say import and a file/],
  [
    ['read', 'a.txt', '--district', 'cobb', '--year', '2026', '--source', SOURCE],
    /Say with --year which school year it is, such as 2026-27\.\n2026/,
  ],
  [
    ['read', 'no-such.txt', '--district', 'cobb', '--year', '2026-27', '--source', SOURCE],
    /^no-such\.txt is not there/,
  ],
  [['confirm', 'cobb', '--source', SOURCE], /Say import and a file/],
  [
    ['confirm', 'cobb', '2026-27', '--source', SOURCE, '--checked', 'today'],
    /--checked is a day like 2026-11-20: today/,
  ],
  [['import', 'no-such.csv'], /^no-such\.csv is not there/],
  [['fly', '--high'], /Unknown option '--high'/],
])('answers %j with a sentence', async (args, sentence) => {
  expect(await run(...args)).toMatch(sentence);
});
