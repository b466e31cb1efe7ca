// A season comes after another: what an operator does, and what families see of it before and after, over real HTTP.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seasonCamps } from '#camps/rules/camp/seasonCamps.ts';
import { currentSeason, earlierSeasons } from '#camps/rules/season/currentSeason.ts';
import { seasonPhase } from '#camps/rules/season/phase.ts';
import { directory } from '#camps/store/directory/directory.ts';
import { supabaseRemote } from '#camps/store/directory/remote.ts';
import { newSeason, type NewSeasonOptions, undoSeason } from '#local/camps/newSeason.ts';
import { PUBLISHABLE_KEY } from '#local/start/keys.ts';
import { testServer, type TestServer } from '#local/testing/testServer.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { pullAndCompact } from '#tests/fakes/pullAndCompact.ts';
let server: TestServer;
const told: string[] = [];

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const add = (season: string, more: Partial<NewSeasonOptions> = {}) =>
  newSeason(
    server.operator,
    {
      season,
      from: null,
      to: null,
      copyFrom: null,
      copyAs: 'basic',
      isDryRun: false,
      isYearSure: true,
      ...more,
    },
    (line) => told.push(line),
  );

const undo = (season: string) =>
  undoSeason(server.operator, season, false, (line) => told.push(line));

const list = (id: string, row: object = {}) =>
  server.operator
    .from('camps')
    .insert({
      id,
      season_id: 'fall-2040',
      listing: 'featured',
      camp_provider_name: id,
      camp_theme: 'Art',
      price: '$90',
      camp_dates: 'Oct 8-12',
      website_url: 'https://moss.example/',
      ...row,
    })
    .throwOnError();

/** What a phone shows of the fall on a day, after a pull. */
async function fallOn(day: string) {
  const { openApp, clock } = fakeDevice();
  const store = openApp();
  const remote = supabaseRemote(() => ({ url: server.url, key: PUBLISHABLE_KEY, fetch }));
  await pullAndCompact({ store, remote, clock });
  const answer = await directory(store);
  if (answer.status === 'empty') throw new Error('nothing arrived');
  const { seasons } = answer.directory;
  const season = currentSeason(seasons, 'fall', day);
  if (season === null) throw new Error('no fall');
  return {
    id: season.id,
    phase: seasonPhase(season, day),
    camps: seasonCamps(answer.directory, [season]).map(({ id }) => id),
    first: seasonCamps(answer.directory, [season])[0],
    earlier: earlierSeasons(seasons, season, day).map(({ id }) => id),
  };
}

describe('adding fall 2041 while fall 2040 runs', () => {
  beforeAll(async () => {
    await add('fall-2040', { from: '2040-10-01', to: '2040-10-31' });
    await list('moss-fall-2040');
    await list('fern');
    await list('gone', { deleted_at: '2040-10-02T00:00:00Z' });
    await add('fall-2041', { from: '2041-10-01', to: '2041-10-31', copyFrom: 'fall-2040' });
  });

  it('reports the number of camps to the operator', () => {
    expect(told).toContain('fall-2041: Fall Break 2041, 2041-10-01 to 2041-10-31, 2 camps.');
  });

  it('shows families fall 2040 until its last day', async () => {
    const { id, phase, camps } = await fallOn('2040-10-31');
    expect({ id, phase, camps }).toEqual({
      id: 'fall-2040',
      phase: 'running',
      camps: ['fern', 'moss-fall-2040'],
    });
  });

  it('shows the new season from the next day and lists the old one as earlier', async () => {
    const { id, phase, camps, earlier } = await fallOn('2040-11-01');
    expect({ id, phase, camps }).toEqual({
      id: 'fall-2041',
      phase: 'upcoming',
      camps: ['fern-fall-2041', 'moss-fall-2041'],
    });
    expect(earlier[0]).toBe('fall-2040');
  });

  it("copies camps as basic listings without last year's dates", async () => {
    const { first } = await fallOn('2040-11-01');
    expect(first).toMatchObject({
      listing: 'basic',
      websiteUrl: 'https://moss.example/',
      datesText: null,
      days: null,
      price: null,
    });
  });

  it('opens the season three months before it starts', async () => {
    expect((await fallOn('2041-07-02')).phase).toBe('upcoming');
    expect((await fallOn('2041-07-03')).phase).toBe('open');
  });
});

it('names each camp in a dry run and creates nothing', async () => {
  told.length = 0;
  await add('fall-2044', { copyFrom: 'fall-2041', isDryRun: true });
  expect(told).toEqual([
    'Copy as basic: fern (fern-fall-2041)',
    'Copy as basic: moss-fall-2040 (moss-fall-2041)',
    '2 camps of fall-2041, without dates, hours and price.',
    'fall-2044: Fall Break 2044, 2044-09-01 to 2044-10-31. A dry run: nothing was made.',
  ]);
  await add('fall-2044');
});

it('stops at a year far from this one unless it is confirmed', async () => {
  await expect(add('fall-2092', { isYearSure: false })).rejects.toThrow(/slip of the finger/);
});

it('removes a season, even from phones, and adds it again', async () => {
  await add('fall-2045', { copyFrom: 'fall-2041' });
  expect((await fallOn('2045-10-01')).id).toBe('fall-2045');
  await undo('fall-2045');
  expect((await fallOn('2045-10-01')).id).not.toBe('fall-2045');
  await expect(undo('fall-2045')).rejects.toThrow('There is no season fall-2045.');
  await add('fall-2045', { copyFrom: 'fall-2041' });
  expect((await fallOn('2045-10-01')).camps).toEqual(['fern-fall-2045', 'moss-fall-2045']);
  await expect(undo('fall-2040')).rejects.toThrow(/fall-2040 cannot be taken back/);
});

it('takes the days of the calendar by default', async () => {
  await add('winter-2041');
  expect(told.join()).toContain('winter-2041: Winter Break 2041–42, 2041-11-01 to 2042-02-28');
});

it.each([
  ['fall-2040', {}, /is there already/],
  ['autumn-2043', {}, /autumn-2043 is no season/],
  ['fall-43', {}, /is no season/],
  ['fall-2043', { from: '2043-02-30' }, /2043-02-30 is no day/],
  ['fall-2043', { from: '2043-10-02', to: '2043-10-01' }, /ends before it begins/],
  ['fall-2043', { copyFrom: 'fall-1999' }, /There is no season fall-1999/],
])('refuses %s with %j in a sentence and adds nothing', async (season, more, sentence) => {
  await expect(add(season, more)).rejects.toThrow(sentence);
  const { data } = await server.operator.from('seasons').select('id').eq('id', 'fall-2043');
  expect(data).toEqual([]);
});
