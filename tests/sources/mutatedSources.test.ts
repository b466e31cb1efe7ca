import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SourceProblem } from '../../supabase/functions/read-sources/problems.ts';
import type { Item } from '../../supabase/functions/read-sources/items.ts';
import { readSource } from '../../supabase/functions/read-sources/readSource.ts';
import { HostTurns } from '../../supabase/functions/read-sources/fetch/hostTurns.ts';
import { PUBLIC_ADDRESS, quickClock } from '#tests/fixtures/sources/aSourceSite.ts';
import { aClaimedSource, RECORDED, SEASONS } from '#tests/fixtures/sources/recordedSources.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { seeded, type Seeded } from '#tests/fixtures/seeded.ts';

const folder = path.join(import.meta.dirname, '../fixtures/sources');
const PIECES = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  '\n',
  '<',
  '>',
  'null',
  '0',
  '-1',
  '9e99',
  '\u0000',
  'BEGIN:VEVENT',
  'RRULE:FREQ=DAILY\r\n',
  '=1+1',
  '2027-02-30',
  '😀',
  'x'.repeat(3000),
];

/** Some pieces of a text doubled, left out, moved or replaced. */
function mutated(text: string, random: Seeded): string {
  let result = text;
  for (let count = 1 + random.below(4); count > 0; count -= 1) {
    const at = random.below(result.length + 1);
    const end = Math.min(result.length, at + random.below(60));
    const middle = random.pick([
      random.pick(PIECES),
      '',
      result.slice(at, end).repeat(2),
      result.slice(random.below(result.length + 1)).slice(0, 40),
    ]);
    result = result.slice(0, at) + middle + result.slice(end);
  }
  return result;
}

/** What the database would refuse. */
function problemsOf({ key, fields, sessions, date_array }: Item): string[] {
  const values = Object.entries(fields).map(
    ([name, { value }]) => `${name} ${typeof value === 'string' ? value : 'number'}`,
  );
  return [
    ...(key.length < 1 || key.length > 200 ? [`key ${key}`] : []),
    ...(date_array ?? []).filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day)),
    ...values.filter((value) => /\p{Cc}|<[a-z!/]/iu.test(value) || Array.from(value).length > 520),
    ...(sessions ?? [])
      .filter(({ id, dates, label, days, age_min, age_max }) =>
        [
          !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id),
          id.length > 80,
          Array.from(dates).length > 200,
          (label ?? '').length > 80,
          (days ?? ['x']).length === 0,
          (days ?? []).length > 120,
          (age_min ?? 0) > (age_max ?? 18),
        ].some(Boolean),
      )
      .map(({ id }) => `session ${id}`),
  ];
}

test('a source with any damage is read as what the database takes, or has a problem of its own, and stumbles over nothing', async () => {
  const random = seeded(77);
  const { clock } = quickClock();
  const broken: string[] = [];
  let read = 0;
  for (let count = runs(1500); count > 0; count -= 1) {
    const file = random.pick(RECORDED);
    const text = mutated(readFileSync(path.join(folder, file), 'utf8'), random);
    const type = file.endsWith('.html') ? 'text/html' : 'text/plain';
    const web = {
      resolve: () => Promise.resolve([PUBLIC_ADDRESS]),
      send: (url: URL) =>
        Promise.resolve(
          url.pathname === '/robots.txt'
            ? new Response('', { status: 404 })
            : new Response(text, { headers: { 'content-type': type } }),
        ),
      clock,
      turns: new HostTurns(clock),
      userAgent: 'CamplyBot/1',
      robots: new Map(),
    };
    try {
      const { items } = await readSource(
        aClaimedSource(`http://any.example/${file}`),
        { seenOn: '2027-02-10', seasons: SEASONS },
        { web, model: null },
        new AbortController().signal,
      );
      read += items.length;
      broken.push(...items.flatMap(problemsOf).map((problem) => `${file}: ${problem}`));
      expect(new Set(items.map(({ key, season_id }) => `${key} ${season_id}`)).size).toBe(
        items.length,
      );
    } catch (error) {
      if (!(error instanceof SourceProblem))
        broken.push(
          `${file}: ${error instanceof Error ? (error.stack ?? error.message).slice(0, 300) : String(error)}`,
        );
    }
  }
  expect(broken).toEqual([]);
  expect(read).toBeGreaterThan(300);
});
