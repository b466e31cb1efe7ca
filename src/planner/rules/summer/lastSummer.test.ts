import { expect, it } from 'vitest';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { ownCampId, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { emptyPlan } from '#family/rules/plan/planRows.ts';
import { aChild } from '#tests/fakes/PlanStage.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { createBreakCamps } from '../candidates/breakCamps.ts';
import { familyView } from '../family/familyView.ts';
import { bookAgain, lastSummer } from './lastSummer.ts';

const weekFrom = (year: string, first: number) =>
  Array.from({ length: 5 }, (_, at) => `${year}-06-${String(first + at).padStart(2, '0')}`);
// Monday, June 9, 2025 and June 8, 2026 begin the same week of the year.
const then = weekFrom('2025', 9);
const now = weekFrom('2026', 8);
const later = weekFrom('2026', 22);

const listing = (id: string, fields: Partial<Camp>) =>
  aCamp({ id, providerName: 'Kite & Kin', theme: 'Art', hours: '8am-6pm', days: now, ...fields });
const past = (fields: Partial<PlanEntry> = {}) => {
  const entry = aPlanEntry({ id: 'past', campId: 'old', days: then, status: 'confirmed' });
  return { ...entry, snapshot: { ...entry.snapshot, providerName: 'Kite & Kin' }, ...fields };
};
const summer = {
  id: 'summer',
  childId: 'maya',
  from: '2026-05-22',
  to: '2026-08-02',
  dayKind: 'off',
  source: 'parent',
  name: 'Summer break',
  letsOutAt: null,
} as const;

function found(camps: readonly Camp[], entries: readonly PlanEntry[], birthMonth = '2017-03') {
  const directory: Directory = {
    seasons: [],
    camps: [...camps],
    activities: [],
    districts: [],
    schoolBreaks: [],
  };
  const plan = { ...emptyPlan(), ownDays: [summer], entries };
  const child = aChild({ districtId: '', birthMonth });
  const view = familyView([child], plan, directory, '2026-03-02');
  const shown = view.breaks.find(({ isSummer }) => isSummer);
  if (!shown) throw new Error('no summer');
  const breakCamps = createBreakCamps(camps, [], shown.days, '2026-03-02');
  const again = lastSummer({ ...view, shown, breakCamps });
  let count = 0;
  const rows = (chosen = again) =>
    bookAgain(chosen, view.camps, '2026-03-02', () => `new-${(count += 1)}`);
  return { again, rows };
}
const old = listing('old', { days: then });

it('finds the same camp on the same week, and considers it with the new listing', () => {
  const { again, rows } = found([old, listing('new', { price: '$410 a week' })], [past()]);
  expect(again).toMatchObject([
    { state: 'again', childId: 'maya', camp: { id: 'new' }, days: now },
  ]);
  expect(rows()).toMatchObject([
    {
      id: 'new-1',
      campId: 'new',
      days: now,
      status: 'considering',
      cents: null,
      snapshot: { price: '$410 a week', seenOn: '2026-03-02' },
    },
  ]);
});

it('prefers the same theme of a provider while the old listing is known', () => {
  const chess = listing('chess', { theme: 'Chess' });
  expect(found([old, chess], [past()]).again).toMatchObject([{ state: 'notListed', days: [] }]);
  expect(found([old, chess, listing('art', {})], [past()]).again[0]?.camp?.id).toBe('art');
  expect(found([chess], [past()]).again[0]?.camp?.id).toBe('chess');
});

const elm = { streetAddress: '1 Elm St', city: 'Decatur' };
const far = { streetAddress: '99 Far Rd', city: 'Decatur' };
const pastAtElm = () => {
  const entry = past();
  return { ...entry, snapshot: { ...entry.snapshot, ...elm } };
};

it('finds the branch of last summer, also where another one has more of the days', () => {
  const swim = listing('swim', { ...elm, theme: 'Swim', days: now.slice(0, 4) });
  const robots = listing('robots', { ...far, theme: 'Robotics' });
  expect(found([robots, swim], [pastAtElm()]).again).toMatchObject([
    { state: 'again', camp: { id: 'swim' }, days: now.slice(0, 4) },
  ]);
  const laterSwim = listing('later', { ...elm, days: later });
  expect(found([robots, laterSwim], [pastAtElm()]).again).toMatchObject([
    { state: 'otherWeek', camp: { id: 'later' } },
  ]);
  expect(found([robots], [pastAtElm()]).again[0]?.camp?.id).toBe('robots');
  expect(found([robots, { ...swim, streetAddress: null }], [past()]).again[0]?.camp?.id).toBe(
    'robots',
  );
});

it('finds a camp for the age of the child, also where another one has more of the days', () => {
  const little = listing('little', { ageMin: 4, ageMax: 6 });
  const big = listing('big', { ageMin: 7, ageMax: 12, days: now.slice(0, 3) });
  expect(found([little, big], [past()]).again).toMatchObject([
    { state: 'again', camp: { id: 'big' } },
  ]);
  const laterBig = listing('later', { ageMin: 7, ageMax: 12, days: later });
  expect(found([little, laterBig], [past()]).again).toMatchObject([
    { state: 'otherWeek', camp: { id: 'later' } },
  ]);
});

it('offers another week where the camp is not listed for the same one', () => {
  const { again } = found([listing('new', { days: later })], [past()]);
  expect(again).toMatchObject([{ state: 'otherWeek', days: later }]);
});

it('makes nothing up where the camp is not listed again', () => {
  const { again, rows } = found([listing('new', { providerName: 'Half Moon' })], [past()]);
  expect(again).toMatchObject([{ state: 'notListed', camp: null, days: [] }]);
  expect(rows([])).toEqual([]);
});

it('says when the child has outgrown a camp, or has it already', () => {
  const camps = [listing('new', { ageMin: 4, ageMax: 6 })];
  expect(found(camps, [past()]).again[0]?.state).toBe('tooOld');
  const planned = aPlanEntry({ id: 'planned', campId: 'new', days: now });
  expect(found([listing('new', {})], [past(), planned]).again).toMatchObject([{ state: 'inPlan' }]);
});

it('leaves out what was not held, and what was not last summer', () => {
  const entries = [
    past({ id: 'thought', status: 'considering' }),
    past({ id: 'off', status: 'cancelled' }),
    past({ id: 'fall', days: ['2025-10-06'] }),
    past({ id: 'before', days: weekFrom('2024', 10) }),
  ];
  expect(found([listing('new', {})], entries).again).toEqual([]);
});

it('considers an own entry with its hours, on the same week, without the price of last year', () => {
  const entry = past({
    campId: ownCampId('camp', 'y'),
    hours: { from: 540, to: 960 },
    cents: 30_000,
    note: 'Gate code',
  });
  const { again, rows } = found([], [entry]);
  expect(again).toMatchObject([{ state: 'again', camp: null, days: now }]);
  expect(rows()).toMatchObject([
    {
      campId: 'own-camp-new-2',
      days: now,
      status: 'considering',
      hours: { from: 540, to: 960 },
      cents: null,
      note: '',
      snapshot: { providerName: 'Kite & Kin', price: null },
    },
  ]);
});
