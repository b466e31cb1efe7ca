import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { aChild } from '#tests/fixtures/aPlan.ts';
import { emptyPlan, type OwnDays, OwnDaysSchema } from '#family/rules/plan/planRows.ts';
import * as v from 'valibot';
import { familyView } from '../family/familyView.ts';
import { changeBreakBudget, readBreakBudget } from './budgets.ts';

const winter = { from: '2026-12-21', to: '2027-01-05' };
const spring = { from: '2027-04-05', to: '2027-04-09' };
const breaks = [winter, spring];
const family = (cents: number | null) => ({ family: cents, byChild: {} });
const set = changeBreakBudget({}, breaks, winter, family(90_000));

const directory = {
  seasons: [],
  camps: [],
  activities: [],
  districts: [],
  schoolBreaks: ['dekalb', 'cobb'].map((districtId) =>
    aSchoolBreak({
      id: districtId,
      districtId,
      name: 'Winter Holiday',
      startsOn: districtId === 'dekalb' ? winter.from : '2026-12-17',
      endsOn: districtId === 'dekalb' ? winter.to : '2027-01-04',
    }),
  ),
};
const zoe = aChild({ id: 'zoe', districtId: 'dekalb' });
const breaksOf = (children = [zoe], ownDays: readonly OwnDays[] = []) =>
  familyView(children, { ...emptyPlan(), ownDays }, directory, '2026-11-25').breaks;
const dayOff = (from: string, to = from) =>
  v.parse(OwnDaysSchema, { id: from, childId: 'zoe', from, to, dayKind: 'off', source: 'parent' });

describe('the budget of a break', () => {
  test.each([
    ['as it was set', breaksOf()],
    ['with Friday, December 18 as a day off', breaksOf([zoe], [dayOff('2026-12-18')])],
    ["with another child's longer break", breaksOf([zoe, aChild({ districtId: 'cobb', id: 'a' })])],
    [
      'without its first day',
      breaksOf([zoe], [{ ...dayOff('2026-12-21'), dayKind: 'school' as const }]),
    ],
  ])('stays $900 %s', (_, now) => {
    const [shown] = now;
    expect(shown && readBreakBudget(set, now, shown).family).toBe(90_000);
    const older = { 'zoe/2026-12-22': 90_000 };
    expect(shown && readBreakBudget(older, now, shown).byChild).toEqual({ zoe: 90_000 });
  });

  test('is added once where breaks have joined, and written as one', () => {
    const both = changeBreakBudget(set, breaks, spring, family(30_000));
    const joined = { from: winter.from, to: spring.to };
    expect(readBreakBudget(both, [joined], joined)).toEqual(family(120_000));
    expect(changeBreakBudget(both, [joined], joined, family(100_000))).toEqual({
      'family/2026-12-21/2027-04-09': 100_000,
    });
  });

  test('is the one for the most days where an earlier version has set another', () => {
    const older = { 'zoe/2026-12-21': 80_000, 'zoe/2026-12-21/2027-01-05': 90_000 };
    const zoes = { family: null, byChild: { zoe: 90_000 } };
    expect(readBreakBudget(older, breaks, winter)).toEqual(zoes);
    expect(readBreakBudget({ ...older, 'zoe/2027-01-05': 70_000 }, breaks, winter)).toEqual(zoes);
    expect(readBreakBudget({ ...set, 'family/2026-12-22': 1 }, breaks, winter)).toEqual(
      family(90_000),
    );
  });

  test('belongs to one part only of a break that has come apart', () => {
    const parts = [
      { from: '2026-12-21', to: '2026-12-24' },
      { from: '2026-12-28', to: '2027-01-05' },
    ];
    expect(parts.map((part) => readBreakBudget(set, parts, part).family)).toEqual([90_000, null]);
  });

  test('adds an older budget by child to that of a break it has joined', () => {
    const older = { ...set, 'zoe/2027-04-05': 20_000 };
    const joined = { from: winter.from, to: spring.to };
    expect(readBreakBudget(older, [joined], joined)).toEqual(family(110_000));
    // An older version on another phone has no other way to write it: it is a part of the $900.
    expect(readBreakBudget({ ...set, 'zoe/2026-12-21': 20_000 }, breaks, winter)).toEqual(
      family(90_000),
    );
  });

  test('replaces amounts by child, leaves other breaks and unreadable keys alone', () => {
    const before = { 'zoe/2026-12-21': 40_000, 'ava/2027-04-05': 5000, 'maya/fall': 1 };
    expect(changeBreakBudget(before, breaks, winter, family(90_000))).toEqual({
      'ava/2027-04-05': 5000,
      'maya/fall': 1,
      'family/2026-12-21/2027-01-05': 90_000,
    });
    expect(changeBreakBudget(set, breaks, winter, family(null))).toEqual({});
    const split = changeBreakBudget(set, breaks, winter, { family: null, byChild: { zoe: 50 } });
    expect(readBreakBudget(split, breaks, winter)).toEqual({ family: null, byChild: { zoe: 50 } });
  });

  test('is found whatever becomes of the days around, as long as one of its days is left', () => {
    const day = fc.integer({ min: 10, max: 27 }).map((at) => `2026-12-${at}`);
    const span = fc
      .tuple(day, day)
      .map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));
    fc.assert(
      fc.property(span, span, fc.integer({ min: 1, max: 10_000 }), (before, now, cents) => {
        const stored = changeBreakBudget({}, [before], before, family(cents));
        const isLeft = now.from <= before.to && before.from <= now.to;
        expect(readBreakBudget(stored, [now], now).family).toBe(isLeft ? cents : null);
      }),
      { seed: 33 },
    );
  });
});
