import { expect, it } from 'vitest';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { type OwnKind, ownCampId } from '#family/rules/plan/planEntry.ts';
import { emptyPlan, type PlanState } from '#family/rules/plan/planRows.ts';
import { aChild } from '#tests/fakes/PlanStage.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { familyView } from '../family/familyView.ts';
import { ALL_DAY } from '../coverage/span.ts';
import { campWeeks, childWeeks, openDaysOf } from './childWeeks.ts';

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
const week = (first: number) =>
  Array.from({ length: 5 }, (_, at) => `2026-06-${String(first + at).padStart(2, '0')}`);
const directory: Directory = {
  seasons: [],
  camps: [aCamp({ days: [...week(8), ...week(15)], hours: '8am-6pm' })],
  activities: [],
  districts: [],
  schoolBreaks: [],
};

function weeksOn(today: string, state: Partial<PlanState>) {
  const plan = { ...emptyPlan(), ownDays: [summer], ...state };
  const view = familyView([aChild({ districtId: '' })], plan, directory, today);
  const [maya] = view.children;
  const shown = view.breaks.find(({ isSummer }) => isSummer);
  if (!maya || !shown) throw new Error('no summer');
  return childWeeks(maya, shown.days);
}
const entries = [
  aPlanEntry({ id: 'thought', days: week(8), status: 'considering' }),
  aPlanEntry({ id: 'held', days: week(8) }),
  aPlanEntry({ id: 'waits', days: week(15), status: 'waitlisted' }),
  aPlanEntry({ id: 'off', days: week(22), status: 'cancelled' }),
];

it('has a week for each Monday of the summer, and the first one begins on a Friday', () => {
  const weeks = weeksOn('2026-03-02', { entries });
  expect(weeks).toHaveLength(11);
  expect(weeks[0]).toMatchObject({ monday: '2026-05-18', cells: [{ day: '2026-05-22' }] });
});

it('says what holds a week, what waits for it, and which weeks are open', () => {
  const weeks = weeksOn('2026-03-02', { entries });
  const ids = weeks.slice(2, 6).map((one) => [one.state, one.entries.map(({ id }) => id)]);
  expect(ids).toEqual([
    ['open', []],
    ['held', ['held', 'thought']],
    ['held', ['waits']],
    ['open', []],
  ]);
  expect(weeks[3]?.counts).toMatchObject({ needed: 5, covered: 5 });
  // Juneteenth is a guess: it makes the week no less open.
  expect(weeks[4]?.cells.at(-1)).toMatchObject({ day: '2026-06-19', cover: 'guess' });
  expect(weeksOn('2026-03-02', {})[4]?.state).toBe('open');
  expect(openDaysOf(weeks[5] ?? { cells: [] })).toEqual(week(22));
});

it('needs no care in the weeks of a longer summer of another child', () => {
  const leo = { ...summer, id: 'leo', childId: 'leo', to: '2026-08-21' };
  const children = ['maya', 'leo'].map((id) => aChild({ id, districtId: '' }));
  const plan = { ...emptyPlan(), ownDays: [summer, leo] };
  const view = familyView(children, plan, directory, '2026-03-02');
  const days = view.breaks.find(({ isSummer }) => isSummer)?.days ?? [];
  const weeks = view.children.map((child) => childWeeks(child, days).slice(-3));
  expect(weeks.map((ofChild) => ofChild.map(({ state }) => state))).toEqual([
    ['none', 'none', 'none'],
    ['open', 'open', 'open'],
  ]);
});

it('counts only weeks with a camp that holds a day, and no week that is over', () => {
  expect(campWeeks(weeksOn('2026-03-02', { entries }))).toEqual({ needed: 11, withCamp: 1 });
  const later = weeksOn('2026-06-22', { entries });
  expect(later.slice(0, 5).map(({ state }) => state)).toEqual(Array(5).fill('over'));
  expect(campWeeks(later)).toEqual({ needed: 6, withCamp: 0 });
});

it('counts no week with a sitter, a trip or a camp whose days are over', () => {
  const ofKind = (kind: OwnKind, first: number) =>
    aPlanEntry({ id: kind, campId: ownCampId(kind, kind), days: week(first), hours: ALL_DAY });
  const own = [ofKind('care', 1), ofKind('away', 8), ofKind('camp', 15)];
  expect(campWeeks(weeksOn('2026-03-02', { entries: own }))).toEqual({ needed: 11, withCamp: 1 });
  const half = [aPlanEntry({ days: week(8).slice(0, 2) })];
  expect(campWeeks(weeksOn('2026-06-09', { entries: half })).withCamp).toBe(1);
  expect(campWeeks(weeksOn('2026-06-10', { entries: half })).withCamp).toBe(0);
});

it('needs no care in a week that is all at home', () => {
  const careHours = Array(7).fill(null);
  const weeks = weeksOn('2026-03-02', { family: { ...emptyPlan().family, careHours } });
  expect(weeks[4]?.state).toBe('none');
});
