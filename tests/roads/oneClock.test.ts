// Whatever a cell, a number, a list or a plan says about a day is what a clock says that ticks minute by minute.
import { expect, test } from 'vitest';
import { candidatesFor } from '#planner/rules/candidates/candidatesFor.ts';
import { createBreakCamps } from '#planner/rules/candidates/breakCamps.ts';
import { countFits } from '#planner/rules/candidates/countFits.ts';
import { entriesOutside } from '#planner/rules/family/entriesOutside.ts';
import type { FamilyBreak } from '#planner/rules/family/familyBreaks.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import { sumCosts } from '#planner/rules/money/cents.ts';
import { entryCost } from '#planner/rules/money/entryCost.ts';
import { countsMoney } from '#planner/rules/status/countsMoney.ts';
import { planB } from '#planner/rules/planB/planB.ts';
import { planBProblem, type PlanBPreferences } from '#planner/rules/planB/ask/planBProblem.ts';
import { readPlan } from '#planner/rules/planB/ask/readPlan.ts';
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
import { finished } from '../fixtures/planB/finished.ts';
import { type EntryFact, PLANNED_DAYS, randomFamily } from '../fixtures/plan/randomFamily.ts';
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
          const need = careNeedOn({ shown, favorites: new Set() }, planned, day);
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

test('offers camps for open days to come only, and says of each what the clock says', () => {
  for (const { seed, facts, camps, view, days } of families) {
    const factOf = new Map(facts.camps.map((one) => [one.id, one]));
    for (const shown of view.breaks) {
      const breakCamps = createBreakCamps(camps, [], shown.days);
      for (const { planned, clock } of days) {
        const open = shown.days.find((day) => {
          const known = clock.get(day);
          return known && !known.isOver && known.missing.length > 0;
        });
        if (open === undefined) continue;
        const offered = candidatesFor(
          careNeedOn({ shown, favorites: new Set() }, planned, open),
          breakCamps,
        );
        for (const { camp, days: booked, closes, helps } of offered) {
          const fact = factOf.get(camp.id);
          const about = `family ${seed}, ${camp.id} on ${open}`;
          expect(booked, `of ${about}`).toContain(open);
          for (const day of booked) {
            const known = clock.get(day);
            if (!fact || !known) throw new Error(about);
            const fit = closes.includes(day) ? 'closes' : helps.includes(day) ? 'helps' : null;
            const says = minuteFit(fact, known);
            expect([day >= facts.today, fact.days.includes(day)], `of ${about}`).toEqual([
              true,
              true,
            ]);
            expect(fit, `of ${about}`).toBe(says === 'notListed' ? null : says);
          }
        }
        const closed = offered.map(({ closes }) => closes.length);
        expect(closed, `family ${seed}`).toEqual(closed.toSorted((a, b) => b - a));
      }
    }
  }
});

const WISHES: PlanBPreferences = {
  budgetCents: null,
  homeMiles: null,
  loopMiles: null,
  mayMove: true,
  withCare: false,
  keep: { booked: true, home: true },
};

test('plans no day that is over, and says of each plan what the clock says once it is taken', () => {
  // A plan takes as long as all days of five families.
  for (const family of families.slice(0, families.length / 5)) {
    const { seed, facts, camps, view, state } = family;
    const factOf = new Map(facts.camps.map((one) => [one.id, one]));
    for (const shown of view.breaks.slice(0, 2)) {
      const inputs = {
        view,
        state,
        breaks: [...view.pastBreaks.toReversed(), ...view.breaks],
        shown,
        camps: createBreakCamps(camps, [], shown.days),
        favorites: new Set<string>(),
        gazetteer: null,
        home: null,
        today: facts.today,
      };
      const question = planBProblem(inputs, WISHES);
      for (const plan of finished(planB(question.request)).plans) {
        const read = readPlan(question, plan);
        const about = `family ${seed}, ${plan.kind} of ${shown.key}`;
        const booked = read.bookings.map(({ childId, camp, days }, at): EntryFact => {
          const fact = factOf.get(camp.camp.id);
          if (!fact) throw new Error(about);
          expect(days.every((day) => day >= facts.today && fact.days.includes(day))).toBe(true);
          const plain = { hours: null, care: [], cents: null };
          return { ...plain, id: `new-${at}`, childId, camp: fact, days, status: 'planned' };
        });
        // A thought about the very camp has become the booking.
        const isThought = ({ childId, camp, status }: EntryFact) =>
          status === 'considering' &&
          booked.some((one) => one.childId === childId && one.camp === camp);
        const entries = [...facts.entries.filter((one) => !isThought(one)), ...booked];
        const cells = read.weeks.flatMap(({ rows }) =>
          rows.flatMap(({ childId, cells: ofChild }) =>
            ofChild.map(({ cell }) => ({ childId, cell })),
          ),
        );
        for (const { childId, cell } of cells) {
          const known = minuteDay({ ...facts, entries }, childId, cell.day, HOLIDAYS);
          expect([cell.day, cell.cover], `of ${about}`).toEqual([cell.day, known.verdict]);
        }
      }
    }
  }
});
