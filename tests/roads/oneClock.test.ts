// Whatever a cell, a number, a list or a plan says about a day is what a clock says that ticks minute by minute.
import { expect, test } from 'vitest';
import { createBreakCamps } from '#planner/rules/candidates/breakCamps.ts';
import { countFits } from '#planner/rules/candidates/countFits.ts';
import { entriesOutside } from '#planner/rules/family/entriesOutside.ts';
import type { FamilyBreak } from '#planner/rules/family/familyBreaks.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import { sumCosts } from '#planner/rules/money/cents.ts';
import { entryCost } from '#planner/rules/money/entryCost.ts';
import { countsMoney } from '#planner/rules/status/countsMoney.ts';
import { createSamplePlan } from '#planner/store/createSamplePlan.ts';
import { breakMoney } from '#planner/screens/panels/breakMoney.ts';
import { careNeedOn } from '#planner/screens/careNeedOn.ts';
import {
  costsMoney,
  minuteDay,
  minuteFit,
  rowCents,
  runsOf,
} from '../fixtures/plan/minuteClock.ts';
import { PLANNED_DAYS, randomFamily } from '../fixtures/plan/randomFamily.ts';
import { runs } from '../fixtures/runs.ts';

/** Of the year that the made-up families plan. */
const HOLIDAYS = new Set([
  '2025-09-01',
  '2025-11-27',
  '2025-11-28',
  '2025-12-24',
  '2025-12-25',
  '2026-01-01',
]);

/** Of the break that is shown, as the budget's panel reads it. */
const moneyOf = ({ view, state }: Family, shown: FamilyBreak) =>
  breakMoney({ ...view, state, shown });

type Family = (typeof families)[number];

const families = Array.from({ length: runs(1000) }, (_, seed) => {
  const { facts, camps, rows } = randomFamily(seed);
  const directory = { camps, seasons: [], activities: [], districts: [], schoolBreaks: [] };
  const { state } = createSamplePlan(rows);
  const view = familyView(facts.children, state.getState(), directory, facts.today);
  const days = view.children.map((planned) => {
    const clock = new Map(
      PLANNED_DAYS.map((day) => [day, minuteDay(facts, planned.child.id, day, HOLIDAYS)]),
    );
    return { planned, clock, cells: planned.cells(PLANNED_DAYS) };
  });
  return { seed, facts, camps, view, state: state.getState(), days };
});

test('gives each day of a child the state and the gaps that the clock gives it', () => {
  for (const { seed, days } of families) {
    for (const { cells, clock } of days) {
      expect(
        cells.map(({ day, cover, gaps }) => ({ day, cover, gaps })),
        `family ${seed}`,
      ).toEqual(
        cells.map(({ day }) => {
          const known = clock.get(day);
          return { day, cover: known?.verdict, gaps: runsOf(known?.missing ?? []) };
        }),
      );
    }
  }
});

test('counts what camps do for a day as the clock does', () => {
  for (const { seed, facts, camps, view, days } of families) {
    for (const shown of view.breaks) {
      const breakCamps = createBreakCamps(camps, [], shown.days);
      for (const { planned, clock } of days) {
        for (const day of shown.days) {
          const known = clock.get(day);
          if (!known || known.isOver || known.missing.length === 0) continue;
          const need = careNeedOn({ shown }, planned, day);
          const fits = facts.camps.flatMap((camp) => {
            const isTaken = facts.entries.some(
              (one) =>
                one.childId === planned.child.id &&
                one.camp === camp &&
                one.status !== 'cancelled' &&
                one.days.includes(day),
            );
            const isOfDay = camp.days.includes(day);
            return isOfDay && !isTaken ? (minuteFit(camp, known) ?? []) : [];
          });
          const count = (fit: string) => fits.filter((one) => one === fit).length;
          expect(countFits(need, breakCamps), `family ${seed}, ${day}`).toEqual({
            closes: count('closes'),
            helps: count('helps'),
            notListed: count('notListed'),
          });
        }
      }
    }
  }
});

test('adds what every break and every other booking costs up to what all rows cost, to the cent', () => {
  for (const family of families) {
    const { seed, facts, view } = family;
    const breaks = [...view.breaks, ...view.pastBreaks];
    const shown = breaks[0];
    if (!shown) throw new Error('every family has days off');
    const rows = breaks.flatMap((one) =>
      moneyOf(family, one).children.flatMap((each) => each.rows),
    );
    const inBreaks = new Set(rows.map(({ entry }) => entry.id));
    const noDay = view.entries.filter(({ days }) => days.length === 0);
    const outside = [...entriesOutside(view, shown.days), ...noDay].filter(
      (entry) => countsMoney(entry) && !inBreaks.has(entry.id),
    );
    const sums = [
      ...breaks.map((one) => moneyOf(family, one).sum),
      ...outside.map((entry) => entryCost(entry, view.camps(entry.campId))),
    ];
    const paid = facts.entries.filter(
      (one) => costsMoney(one) && (inBreaks.has(one.id) || outside.some(({ id }) => id === one.id)),
    );
    expect(paid.map(({ id }) => id).toSorted(), `family ${seed}`).toEqual(
      facts.entries
        .filter((one) => costsMoney(one))
        .map(({ id }) => id)
        .toSorted(),
    );
    const costs = paid.map(rowCents);
    const known = costs.reduce((sum, { cents }) => sum + cents, 0);
    const unknownCount = costs.filter(({ isOpen }) => isOpen).length;
    expect(sumCosts(sums), `family ${seed}`).toEqual({ low: known, high: known, unknownCount });
  }
});
