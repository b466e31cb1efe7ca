import { expect, test } from 'vitest';
import { coveredDays, coverSummary } from '../coverage/coverSummary.ts';
import { breakStep } from '../family/breakStep.ts';
import { familyView } from '../family/familyView.ts';
import { sumCosts } from '../money/cents.ts';
import { usualCareHours } from '../coverage/careNeeded.ts';
import { emptyPlan, type PlanState } from '#family/rules/plan/planRows.ts';
import { aChild } from '#tests/fakes/PlanStage.tsx';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { aHousehold, aCustody, twoHomes } from '#tests/fixtures/plan/twoHomes.ts';
import type { DayFilter } from './homeOfDay.ts';
import { homeSums } from './homeSums.ts';

/** Monday to Friday of fall break; by 2-2-3 Monday, Thursday and Friday begin at Robin's. */
const DAYS = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);
const directory = {
  seasons: [],
  camps: [],
  activities: [],
  districts: [],
  schoolBreaks: [aSchoolBreak({ id: 'dekalb-fall' })],
};
const children = [aChild(), aChild({ id: 'leo', firstName: 'Leo' })];
const viewOf = (state: PlanState, filter?: DayFilter) =>
  familyView(children, state, directory, '2025-09-15', filter);
const daysOf = (state: PlanState, filter?: DayFilter) =>
  viewOf(state, filter).children.map(({ counted }) => counted(DAYS).map(({ day }) => day));
const step = (filter: DayFilter) => breakStep(viewOf(twoHomes(), filter).children, DAYS)?.days;
/** Leo lives here all the time. */
const onlyMaya = [aCustody(), aCustody({ id: 'leo', pattern: null })];

test('counts the days of one’s own home, and every day of a child who lives in one home', () => {
  const own = ['2025-10-07', '2025-10-08'];
  expect(daysOf(twoHomes({ custody: onlyMaya }), 'mine')).toEqual([own, DAYS]);
  const theirs = { ...emptyPlan().family, ownHome: 'b' as const };
  const robin = twoHomes({ custody: onlyMaya, family: theirs });
  expect(daysOf(robin, 'mine')).toEqual([['2025-10-06', '2025-10-09', '2025-10-10'], DAYS]);
});

test.each([
  ['all days are asked for', twoHomes(), 'all'],
  ['nobody lives in two homes', emptyPlan(), 'mine'],
] as const)('counts every day where %s', (_, state, filter) => {
  expect(daysOf(state, filter)).toEqual([DAYS, DAYS]);
});

test('asks for the first open day of one’s own, not of the other home', () => {
  expect(step('mine')).toEqual(['2025-10-07']);
  expect(step('all')).toEqual(['2025-10-06']);
});

test('needs care in the hours of the home that has the day', () => {
  const careHours = usualCareHours.map((span) => span && { from: 420, to: 900 });
  const households = [aHousehold(), aHousehold({ id: 'b', careHours })];
  const [maya] = viewOf(twoHomes({ households })).children;
  const needs = maya?.cells(DAYS).map(({ need }) => need);
  const usual = usualCareHours[1];
  const robins = { from: 420, to: 900 };
  expect(needs).toEqual([robins, usual, usual, robins, robins]);
});

test('sums up each home: its days, and its part of a camp by days, to the cent', () => {
  const entry = aPlanEntry({ days: DAYS, hours: { from: 0, to: 1440 }, cents: 10_001 });
  const state = twoHomes({ custody: onlyMaya, entries: [entry] });
  const cost = sumCosts([{ low: 10_001, high: 10_001 }]);
  const sums = homeSums(viewOf(state).children, DAYS, [{ entry, cost }]);
  expect(sums.map(({ home, counts }) => [home, counts.needed, coveredDays(counts)])).toEqual([
    ['a', 2, 2],
    ['b', 3, 3],
  ]);
  // Two of five days are at home A.
  expect(sums.map((sum) => sum.cost.low)).toEqual([4000, 6001]);
  const all = coverSummary(viewOf(state).children.flatMap(({ cells }) => cells(DAYS)));
  expect(all.needed).toBe(10);
});

test('leaves the camps of a child of one home out of the sums', () => {
  const entry = aPlanEntry({ childId: 'leo', days: DAYS, cents: 500 });
  const state = twoHomes({ custody: onlyMaya, entries: [entry] });
  const cost = sumCosts([{ low: 500, high: 500 }]);
  const sums = homeSums(viewOf(state).children, DAYS, [{ entry, cost }]);
  expect(sums.map((sum) => sum.cost.low)).toEqual([0, 0]);
});
