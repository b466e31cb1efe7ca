// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { addDays } from '#base/day/calendar.ts';
import type { OwnDays } from '#family/rules/plan/planRows.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { onStage, type Stage } from '#tests/fakes/onStage.tsx';
import type { StageGiven } from '#tests/fakes/PlanStage.tsx';
import { ImportFile } from './ImportFile.tsx';

const today = '2026-11-26';
const schoolBreaks = (
  [
    ['Thanksgiving Break', '2026-11-23', '2026-11-27'],
    ['Winter Holiday', '2026-12-21', '2027-01-04'],
    ['MLK Day', '2027-01-18', '2027-01-18'],
    ['Spring Break', '2027-04-05', '2027-04-09'],
  ] as const
).map(([name, startsOn, endsOn]) => aSchoolBreak({ id: startsOn, name, startsOn, endsOn }));

type Event = [name: string, from: string, to?: string];

const compact = (day: string) => day.replaceAll('-', '');
const calendar = (events: readonly Event[]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap(([name, from, to = from]) => [
      'BEGIN:VEVENT',
      `DTSTART;VALUE=DATE:${compact(from)}`,
      `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`,
      `SUMMARY:${name}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

async function opened(text: string, given: StageGiven = {}): Promise<Stage> {
  const stage = await onStage({ today, schoolBreaks, ...given }, <ImportFile childId="maya" />);
  const input = stage.find('input[type=file]');
  Object.defineProperty(input, 'files', { value: [new File([text], 'school.ics')] });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  return stage;
}

const addedRows = (stage: Stage) =>
  stage.log.commands.flat().flatMap((one) => ('row' in one && one.row ? [one.row] : []));

const early: Event[] = Array.from({ length: 24 }, (_, at) => [
  'Early Release',
  addDays('2026-12-02', at * 7),
]);

test('a file of early releases does not take the place of the district, and says what would be gone', async () => {
  const stage = await opened(calendar(early));
  await stage.says('We found 24 entries');
  expect(stage.text()).toContain(
    'Thanksgiving Break, Winter Holiday, MLK Day, and Spring Break would be gone.',
  );
  await stage.press('Add 24 entries');
  expect(addedRows(stage)).toHaveLength(24);
  expect(stage.log.commands.flat().some(({ kind }) => kind === 'child_plan')).toBe(false);
  await stage.close();
});

test('a school’s whole calendar takes its place', async () => {
  const stage = await opened(
    calendar([
      ['Thanksgiving Break', '2026-11-23', '2026-11-27'],
      ['Christmas Break', '2026-12-21', '2027-01-05'],
      ['Spring Break', '2027-03-15', '2027-03-19'],
    ]),
  );
  await stage.says('We found 3 entries');
  expect(stage.text()).toContain('MLK Day would be gone. The district’s days off after');
  await stage.press('Add 3 entries');
  expect(stage.log.commands.flat()).toContainEqual(
    expect.objectContaining({ kind: 'child_plan', set: { hasOwnCalendar: true } }),
  );
  await stage.close();
});

test('24 early releases without a bell are one question', async () => {
  const stage = await opened(calendar(early));
  await stage.says('24 days, Dec 2–May 12, 2027');
  await stage.type('[class*=bell] select', String(13 * 60));
  await stage.press('Add 24 entries');
  expect(new Set(addedRows(stage).map((row) => 'letsOutAt' in row && row.letsOutAt))).toEqual(
    new Set([780]),
  );
  await stage.close();
});

const shownRows = () => document.querySelectorAll('li').length;

test('a feed of 1,321 entries shows what may be a day off, and folds the others away', async () => {
  const games = Array.from({ length: 1315 }, (_, at): Event => [
    `Game ${at}`,
    addDays(today, at % 300),
  ]);
  const stage = await opened(calendar([...games, ...early.slice(0, 6)]));
  await stage.says('We found 1,321 entries');
  expect(shownRows()).toBe(1);
  await stage.press('Show 100 of 1,315 others');
  expect(shownRows()).toBe(101);
  expect(stage.text()).toContain('Show 100 of 1,215 others');
  // A kind is asked only for what may be a day off.
  expect(document.querySelectorAll('[class*=kind] select')).toHaveLength(1);
  await stage.close();
});

test('names how many others a press shows, though a name has several days', async () => {
  const games = ['2026-12-03', '2026-12-04'].flatMap((day): Event[] => [
    ['Game', day],
    ['Lunch', day],
  ]);
  const stage = await opened(calendar([...games, ...early.slice(0, 2)]));
  await stage.says('We found 6 entries');
  await stage.press('Show 2 others');
  expect(shownRows()).toBe(3);
  expect(stage.text()).not.toContain('Show');
  await stage.close();
});

const row = (id: string, from: string): OwnDays => ({
  id,
  childId: 'maya',
  from,
  to: from,
  dayKind: 'off',
  source: 'import',
  name: 'No School',
  letsOutAt: null,
});

test('a second file is added to the first or takes its place', async () => {
  const ownDays = [row('a', '2026-12-01'), row('b', '2027-03-01')];
  const stage = await opened(calendar([['No School', '2027-02-01']]), { state: { ownDays } });
  await stage.says('You’ve already added 2 entries from a file');
  // None of their days is in the file, so it is another calendar.
  await stage.press('Add 1 entry');
  expect(stage.log.state.ownDays).toHaveLength(3);
  await stage.close();

  const again = await opened(calendar([['No School', '2027-02-01']]), { state: { ownDays } });
  await again.says('You’ve already added 2 entries from a file');
  await again.press('Replace 2 entries with this file');
  await again.press('Add 1 entry');
  expect(again.log.state.ownDays.map(({ from }) => from)).toEqual(['2027-02-01']);
  await again.close();
});

test('a file that is opened again stores only what is new, and counts no more than that', async () => {
  const days = ['2026-11-11', '2026-12-01'];
  const state = { ownDays: days.map((day) => row(day, day)) };
  const events = days.map((day): Event => ['No School', day]);
  const same = await opened(calendar(events), { state });
  await same.says('We found 2 entries');
  await same.press('Add 2 entries');
  expect(addedRows(same)).toEqual([]);
  expect(same.log.said).toEqual(['You already have all of these']);
  await same.close();

  const newer = await opened(calendar([...events, ['No School', '2027-02-01']]), { state });
  await newer.says('We found 3 entries');
  await newer.press('Add 3 entries');
  expect(addedRows(newer)).toMatchObject([{ from: '2027-02-01' }]);
  expect(newer.log.said).toEqual(['Added 1 entry']);
  await newer.close();
});

const summerFile = (last: string, first: string) =>
  calendar([
    ['Last Day of School', last],
    ['First Day of School', first],
  ]);

test('a summer between the last and the first day of school is offered, and stored as from the file', async () => {
  const stage = await opened(summerFile('2027-05-27', '2027-08-16'));
  await stage.says('The summer is in this file: May 28–Aug 15, 2027');
  await stage.press('Add 1 entry');
  expect(addedRows(stage)).toMatchObject([
    { from: '2027-05-28', to: '2027-08-15', dayKind: 'off', source: 'import' },
  ]);
  await stage.close();
});

const summers = (stage: Stage) =>
  stage.log.state.ownDays.filter(({ to }) => to > '2027-07').map(({ from, to }) => [from, to]);

test('a newer file moves the summer of the file before, and another calendar does, too', async () => {
  const first = await opened(summerFile('2027-05-27', '2027-08-16'));
  await first.says('The summer is in this file');
  await first.press('Add 1 entry');
  const { ownDays } = first.log.state;
  await first.close();

  const newer = await opened(summerFile('2027-05-28', '2027-08-09'), { state: { ownDays } });
  await newer.says('The summer is in this file: May 29–Aug 8, 2027');
  await newer.press('Add 1 entry');
  expect(summers(newer)).toEqual([['2027-05-29', '2027-08-08']]);
  await newer.close();

  const other = await opened(summerFile('2027-05-28', '2027-08-09'), { state: { ownDays } });
  await other.says('You’ve already added 1 entry from a file');
  await other.press('Add it to them');
  await other.press('Add 1 entry');
  expect(summers(other)).toEqual([['2027-05-29', '2027-08-08']]);
  await other.close();
});

test('a file without a summer takes the place of one with it, and a typed summer stays', async () => {
  const [imported, typed] = (['import', 'parent'] as const).map((source): OwnDays => ({
    ...row('summer', '2027-05-28'),
    to: '2027-08-15',
    source,
  }));
  if (!imported || !typed) throw new Error('no summer');
  const gone = await opened(calendar([['No School', '2027-02-01']]), {
    state: { ownDays: [imported] },
  });
  await gone.says('You’ve already added 1 entry from a file');
  await gone.press('Replace 1 entry with this file');
  await gone.press('Add 1 entry');
  expect(summers(gone)).toEqual([]);
  await gone.close();

  const kept = await opened(
    calendar([
      ['No School', '2027-02-01'],
      ['Last Day of School', '2027-05-28'],
      ['First Day of School', '2027-08-09'],
    ]),
    { state: { ownDays: [typed] } },
  );
  await kept.says('We found 3 entries');
  expect(kept.text()).not.toContain('The summer is in this file');
  await kept.close();
});

test('a file that cannot be read says why', async () => {
  const stage = await opened('<!DOCTYPE html>Sign in');
  await stage.says('This isn’t a calendar file.');
  expect(stage.describes('input[type=file]')).toContain('ends in .ics');
  await stage.close();
});

test('adds what a file has once where the button is pressed twice', async () => {
  const stage = await opened(calendar(early));
  await stage.says('We found 24 entries');
  await stage.press('Add 24 entries', 2);
  expect(addedRows(stage)).toHaveLength(24);
  await stage.close();
});
