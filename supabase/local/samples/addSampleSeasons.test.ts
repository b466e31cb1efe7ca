import { afterAll, beforeAll, expect, test } from 'vitest';
import { monthOf, weekdayOf } from '../../../src/base/day/calendar.ts';
import { campDays } from '../../../src/camps/rules/text/dates/campDays.ts';
import type { Database } from '../database/Database.ts';
import { seededDatabase } from '../database/seededDatabase.ts';
import { addSampleSeasons } from './addSampleSeasons.ts';

type Sample = { id: string; season: string; break: string; year: number; text: string | null };
type Listed = Sample & { startsOn: string; days: string[] | null };

let database: Database;
beforeAll(async () => {
  database = await seededDatabase('2026-11-22');
});
afterAll(() => database.close());

async function rows<Wanted>(sql: string, parameters: unknown[] = []): Promise<Wanted[]> {
  const [row] = await database.query(
    `select coalesce(jsonb_agg(to_jsonb(found)), '[]')::text as found from (${sql}) as found`,
    parameters,
  );
  return JSON.parse(String(row?.found));
}

const samples = () =>
  rows<Listed>(`
    select camps.id, season_id as season, seasons.break, seasons.year, camp_dates as text,
      seasons.starts_on::text as "startsOn",
      (select array_agg(each->>'date') from jsonb_array_elements(date_array) as each) as days
    from public.camps join public.seasons on seasons.id = season_id
    where seasons.starts_on > '2026-05-01'`);

const seasonCount = async () => (await rows('select id from public.seasons')).length;

test('adds camps in each break of both school years around the day', async () => {
  const counts = await rows<{ season: string; camps: number }>(
    'select season_id as season, count(*)::int as camps from public.camps group by 1 order by 1',
  );
  expect(Object.fromEntries(counts.map(({ season, camps }) => [season, camps]))).toEqual({
    'summer-2025': 28,
    'fall-2025': 79,
    'winter-2025': 70,
    'summer-2026': 28,
    'fall-2026': 79,
    // Without the eight that would meet on a holiday.
    'winter-2026': 62,
    'spring-2027': 40,
    'summer-2027': 28,
    'fall-2027': 79,
    'winter-2027': 70,
    'spring-2028': 40,
    'summer-2028': 28,
  });
});

test('writes date texts that match the listed days in each season', async () => {
  let read = 0;
  for (const { id, text, year, startsOn, days } of await samples()) {
    const said = campDays({ datesText: text, days: null }, year, monthOf(startsOn));
    if (said.length === 0 || days === null) continue;
    read += 1;
    expect(said, `${id}: ${text}`).toEqual(days);
  }
  expect(read).toBeGreaterThan(380);
});

test('keeps camps that run on weekdays on weekdays', async () => {
  const weekends = (await samples())
    .filter(({ days }) => days?.some((day) => [0, 6].includes(weekdayOf(day))))
    .map(({ id }) => id.replace(/-[a-z]+-\d{4}$/, ''));
  // The two whose templates run on a weekend, too.
  expect(new Set(weekends)).toEqual(
    new Set([
      'night-otter-astronomy',
      'popcorn-and-plies',
      'senoia-snow-globe-players',
      'otter-and-oar',
    ]),
  );
});

test('adds no camp on Christmas or New Year’s Day', async () => {
  const days = (await samples()).flatMap((each) => each.days ?? []);
  expect(days.filter((day) => /-(?:12-25|01-01)$/.test(day))).toEqual([]);
});

test('adds camps of days off only when a known district is off', async () => {
  const off = await rows<{ from: string; to: string }>(
    'select starts_on::text as "from", ends_on::text as "to" from public.school_breaks',
  );
  const isOff = (day: string) => off.some(({ from, to }) => from <= day && day <= to);
  const shareOff = async (name: string) => {
    const days = (await samples()).flatMap((each) =>
      each.break === name ? (each.days ?? []) : [],
    );
    return days.filter(isOff).length / days.length;
  };
  expect(await shareOff('spring')).toBe(1);
  // A provider or two run on a weekend or a week later, as in the template.
  expect(await shareOff('fall')).toBeGreaterThan(0.95);
  expect(await shareOff('winter')).toBeGreaterThan(0.9);
});

test('moves the registration times with their season', async () => {
  const said = await rows(
    `select registration_opens_at at time zone 'America/New_York' as minute, registration_opens_on::text as opens,
       registration_closes_on::text as closes, registration_note is not null as note
     from public.camps where season_id = 'fall-2026' and (registration_opens_at, registration_opens_on) is distinct from (null, null)
     order by id`,
  );
  const nothing = { minute: null, opens: null, closes: null, note: false };
  expect(said).toEqual([
    { ...nothing, opens: '2026-06-01', closes: '2026-09-18' },
    { ...nothing, opens: '2026-07-09' },
    { ...nothing, opens: '2026-08-03', closes: '2026-09-25', note: true },
    { ...nothing, minute: '2026-07-07T09:00:00', note: true },
  ]);
});

test('adds only missing seasons in a later year', async () => {
  const before = await rows<{ id: string }>('select id, camp_dates, change_xid from public.camps');
  await addSampleSeasons(database, '2027-09-01');
  const after = await rows<{ id: string }>('select id, camp_dates, change_xid from public.camps');
  expect(after.filter(({ id }) => before.some((each) => each.id === id))).toEqual(before);
  const fresh = await rows<{ id: string }>(
    `select id from public.seasons where starts_on > '2028-08-01' order by starts_on`,
  );
  expect(fresh.map(({ id }) => id)).toEqual([
    'fall-2028',
    'winter-2028',
    'spring-2029',
    'summer-2029',
  ]);
});

test('says seats as many days ago as in the sample data, and moves sessions with their camp', async () => {
  const [few] = await rows<{ seats: string; said: string; checked: string }>(
    `select seats, seats_said_on as said, dates_checked_on as checked from public.camps where id = 'bantam-bakers-summer-2027'`,
  );
  // 3 and 7 days before July 1, 2025, the day of the files; the database begins on November 22, 2026.
  expect(few).toEqual({ seats: 'few', said: '2026-11-19', checked: '2026-11-15' });
  const [camp] = await rows<{ sessions: { id: string; dates: string; days: string[] }[] }>(
    `select sessions from public.camps where id = 'bright-side-theatre-summer-2027'`,
  );
  expect(camp?.sessions).toMatchObject([
    { id: 'july-7', dates: 'July 5-9', days: expect.arrayContaining(['2027-07-05']) },
    { id: 'july-21', dates: 'July 19-23', seats_said_on: '2026-11-20' },
  ]);
});

test('does not restore a season that the operator removed', async () => {
  await database.query(`update public.seasons set deleted_at = now() where id = 'fall-2027'`);
  await database.query(`update public.camps set deleted_at = now() where season_id = 'fall-2027'`);
  await addSampleSeasons(database, '2027-09-01');
  const [{ count } = { count: -1 }] = await rows<{ count: number }>(
    `select count(*)::int from public.camps where season_id = 'fall-2027' and deleted_at is null`,
  );
  expect(count).toBe(0);
});

test('adds no sample camps to an operator’s own directory', async () => {
  await database.query('delete from supabase_migrations.seed_files');
  const before = await seasonCount();
  await addSampleSeasons(database, '2035-09-01');
  expect(await seasonCount()).toBe(before);
});
