// Whatever a cell, a number, a list or a plan says about a day agrees with a count of its minutes. One file although long: all of
// it is asked of the same random families.
import { isDeepStrictEqual } from 'node:util';
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
import { groupWeeks } from '#planner/rules/family/groupWeeks.ts';
import { rowSentence } from '#planner/screens/week/rowSentence.ts';
import { cellFace } from '#planner/screens/week/cellFace.ts';
import { weekCopy } from '#planner/words/week.ts';
import { careNeedOn } from '#planner/screens/careNeedOn.ts';
import {
  costsMoney,
  type MinuteDay,
  minuteDay,
  minuteFit,
  rowCents,
  runsOf,
} from '../fixtures/plan/countByMinute.ts';
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
  '2026-05-25',
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
    const byMinute = new Map(
      PLANNED_DAYS.map((day) => [day, minuteDay(facts, planned.child.id, day, HOLIDAYS)]),
    );
    return { planned, byMinute, cells: planned.cells(PLANNED_DAYS) };
  });
  return { seed, facts, camps, view, state: state.getState(), days };
});

type Pair = readonly [about: string, said: unknown, known: unknown];

/** The first pairs that differ: an assertion for each day of a thousand families would take longer than the days. */
function mismatches(pairs: () => Generator<Pair, void>): Pair[] {
  const wrong: Pair[] = [];
  for (const pair of pairs()) if (!isDeepStrictEqual(pair[1], pair[2])) wrong.push(pair);
  return wrong.slice(0, 3);
}

test('a day of a child has the same cover and gaps as a count by minutes', () => {
  const wrong = mismatches(function* () {
    for (const { seed, days } of families) {
      for (const { cells, byMinute } of days) {
        for (const { day, cover, gaps } of cells) {
          const known = byMinute.get(day);
          const said = { cover, gaps };
          yield [
            `family ${seed}, ${day}`,
            said,
            { cover: known?.verdict, gaps: runsOf(known?.missing ?? []) },
          ];
        }
      }
    }
  });
  expect(wrong).toEqual([]);
});

/** What a cell may look like for each cover; a day that is over, or needs no care, looks as it was. */
const LOOKS: Readonly<Record<string, readonly string[]>> = {
  covered: ['full'],
  near: ['full'],
  part: ['part'],
  home: ['home'],
  guess: ['guess'],
  unknown: ['unknown'],
  open: ['open', 'waiting', 'maybe'],
};

/** When care ends or begins where one end of a day is missing; null where the cell says something else. */
function timeAt(look: string, { missing, needed }: MinuteDay): string | null {
  const [gap, another] = runsOf(missing);
  if (look !== 'part' || !gap || another) return null;
  if (gap.to - 1 === needed.at(-1)) return `to ${short(gap.from)}`;
  return gap.from === needed[0] ? `from ${short(gap.to)}` : null;
}

test('a cell shows the same cover as a count by minutes, and the time at which care ends or begins', () => {
  const wrong = mismatches(function* () {
    for (const { seed, days } of families) {
      for (const { planned, cells, byMinute } of days) {
        for (const cell of cells) {
          const known = byMinute.get(cell.day);
          if (!known || known.verdict === 'none') continue;
          const { look, time, spoken } = cellFace(cell, planned.inputs.entries, null);
          const about = `of family ${seed}, ${cell.day}: ${spoken}`;
          const looks = known.isOver ? ['over'] : (LOOKS[known.verdict] ?? []);
          yield [about, looks.includes(look), true];
          yield [about, spoken.includes('Over'), known.isOver];
          const at = timeAt(look, known);
          if (at !== null) yield [about, time, at];
        }
      }
    }
  });
  expect(wrong).toEqual([]);
});

test('counts the camps that close a day or help as a count by minutes does', () => {
  const wrong = mismatches(function* () {
    for (const { seed, facts, camps, view, days } of families) {
      for (const shown of view.breaks) {
        const breakCamps = createBreakCamps(camps, [], shown.days, facts.today);
        for (const { planned, byMinute } of days) {
          for (const day of shown.days) {
            const known = byMinute.get(day);
            if (!known || known.isOver || known.missing.length === 0) continue;
            const need = careNeedOn({ shown, favorites: new Set(), friends: [] }, planned, day);
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
            const counted = {
              closes: count('closes'),
              helps: count('helps'),
              notListed: count('notListed'),
            };
            yield [`family ${seed}, ${day}`, countFits(need, breakCamps), counted];
          }
        }
      }
    }
  });
  expect(wrong).toEqual([]);
});

test('adds what every break and every other booking costs up to what all rows cost, to the cent', () => {
  const wrong = mismatches(function* () {
    for (const family of families) {
      const { seed, facts, view } = family;
      const breaks = [...view.breaks, ...view.pastBreaks()];
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
        ...outside.map((entry) => entryCost(entry, view.camps(entry))),
      ];
      const paid = facts.entries.filter(
        (one) =>
          costsMoney(one) && (inBreaks.has(one.id) || outside.some(({ id }) => id === one.id)),
      );
      yield [`family ${seed}`, paid, facts.entries.filter(costsMoney)];
      const costs = paid.map(rowCents);
      const known = costs.reduce((sum, { cents }) => sum + cents, 0);
      const unknownCount = costs.filter(({ isOpen }) => isOpen).length;
      yield [`family ${seed}`, sumCosts(sums), { low: known, high: known, unknownCount }];
    }
  });
  expect(wrong).toEqual([]);
});

test('offers camps for open days to come only, each closing or helping as a count by minutes says', () => {
  const wrong = mismatches(function* () {
    for (const { seed, facts, camps, view, days } of families) {
      const factOf = new Map(facts.camps.map((one) => [one.id, one]));
      for (const shown of view.breaks) {
        const breakCamps = createBreakCamps(camps, [], shown.days, facts.today);
        for (const { planned, byMinute } of days) {
          const open = shown.days.find((day) => {
            const known = byMinute.get(day);
            return known && !known.isOver && known.missing.length > 0;
          });
          if (open === undefined) continue;
          const offered = candidatesFor(
            careNeedOn({ shown, favorites: new Set(), friends: [] }, planned, open),
            breakCamps,
          );
          for (const { camp, days: booked, closes, helps } of offered) {
            const fact = factOf.get(camp.id);
            const about = `family ${seed}, ${camp.id} on ${open}`;
            yield [about, booked.includes(open), true];
            for (const day of booked) {
              const known = byMinute.get(day);
              if (!fact || !known) throw new Error(about);
              const fit = closes.includes(day) ? 'closes' : helps.includes(day) ? 'helps' : null;
              const says = minuteFit(fact, known);
              yield [about, [day >= facts.today, fact.days.includes(day)], [true, true]];
              yield [about, fit, says === 'notListed' ? null : says];
            }
          }
          const closed = offered.map(({ closes }) => closes.length);
          yield [`family ${seed}`, closed, closed.toSorted((a, b) => b - a)];
        }
      }
    }
  });
  expect(wrong).toEqual([]);
});

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** 'Monday', 'Monday and Friday', 'Monday, Tuesday, and Friday', '4 days'. */
function named(days: readonly string[]): string {
  if (days.length > 3) return `${days.length} days`;
  const names = days.map((day) => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]);
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}
/** 15:30 is '3:30', noon is '12'. */
const short = (at: number) => {
  const hour = Math.floor(at / 60) % 12 || 12;
  return at % 60 === 0 ? `${hour}` : `${hour}:${String(at % 60).padStart(2, '0')}`;
};
const areOrIs = (days: readonly string[]) => (days.length === 1 ? 'is' : 'are');

test('the sentence of a week names the same open, missing and covered days as a count by minutes', () => {
  const wrong = mismatches(function* () {
    for (const { seed, view, days } of families) {
      for (const week of view.breaks.flatMap((one) => groupWeeks(one.days))) {
        for (const { planned, byMinute } of days) {
          const known = week.flatMap((day) => {
            const one = byMinute.get(day);
            return one && !one.isOver && one.verdict !== 'none' ? [{ ...one, day }] : [];
          });
          const sentence = rowSentence(planned.cells(week));
          const about = `of family ${seed}, ${planned.child.firstName} from ${week[0]}`;
          const daysOf = (is: (one: (typeof known)[number]) => boolean) =>
            known.filter(is).map(({ day }) => day);
          const open = daysOf(
            ({ verdict, isWaiting, isMaybe }) => verdict === 'open' && !isWaiting && !isMaybe,
          );
          const maybe = daysOf(({ verdict, isMaybe }) => verdict === 'open' && isMaybe);
          const waiting = daysOf(({ verdict, isWaiting }) => verdict === 'open' && isWaiting);
          const unknown = daysOf(({ verdict }) => verdict === 'unknown');
          const guess = daysOf(({ verdict }) => verdict === 'guess');
          const part = known.filter(({ verdict }) => verdict === 'part');
          const near = known.filter(({ verdict }) => verdict === 'near');
          const missed = near.map(({ missing }) => missing.length);
          const upTo = new Set(missed).size > 1 ? 'up to ' : '';
          const nearDays = near.map(({ day }) => day);
          const expected = [
            near.length > 0 &&
              `${named(nearDays)} ${areOrIs(nearDays)} ${upTo}${Math.max(...missed)} min short.`,
            waiting.length > 0 && `${named(waiting)} ${areOrIs(waiting)} waitlisted.`,
            open.length > 0 && `${named(open)} ${areOrIs(open)} open.`,
            maybe.length > 0 &&
              `${named(maybe)} ${maybe.length === 1 ? 'is a maybe' : 'are maybes'}, still open.`,
            guess.length > 0 && `${named(guess)}: home, we guess.`,
            unknown.length > 0 &&
              `${named(unknown)} ${unknown.length === 1 ? 'isn’t' : 'aren’t'} certain.`,
          ].filter((one) => one !== false);
          const isAll = known.length > 0 && part.length === 0 && expected.length === 0;
          if (isAll)
            expected.push(known.length === 1 ? 'The day is covered.' : 'Every day is covered.');
          for (const one of expected) yield [about, sentence.includes(one), true];
          const rest = expected.reduce((left, one) => left.replace(one, ''), sentence).trim();
          yield [about, rest, saysOf(part)];
        }
      }
    }
  });
  expect(wrong).toEqual([]);
});

/** Which part of these days is missing, in words. */
function saysOf(part: readonly (MinuteDay & { day: string })[]): string {
  if (part.length === 0) return '';
  const days = named(part.map(({ day }) => day));
  const gaps = part.map(({ missing }) => runsOf(missing));
  const spans = gaps.map((some) => some.map(({ from, to }) => `${short(from)}–${short(to)}`));
  const [first = []] = spans;
  const isSame = spans.every((some) => some.join() === first.join());
  const [only, another] = part;
  const [end] = gaps[0] ?? [];
  const isEnd = first.length === 1 && only?.missing.at(-1) === only?.needed.at(-1);
  if (!another && isEnd && end) return `${days} ends at ${short(end.from)}.`;
  const missing =
    first.length < 3
      ? first.join(' and ')
      : `${first.slice(0, -1).join(', ')}, and ${first.at(-1)}`;
  return isSame
    ? weekCopy.row.missing(days, missing, first.length === 1)
    : weekCopy.row.partly(days, part.length);
}

const WISHES: PlanBPreferences = {
  budgetCents: null,
  homeMiles: null,
  loopMiles: null,
  mayMove: true,
  withCare: false,
  keep: { booked: true, home: true },
};

test('plans no day that is over, and covers the days of a taken plan as a count by minutes says', () => {
  const wrong = mismatches(function* () {
    // A plan takes as long as all days of five families.
    for (const family of families.slice(0, families.length / 5)) {
      const { seed, facts, camps, view, state } = family;
      const factOf = new Map(facts.camps.map((one) => [one.id, one]));
      for (const shown of view.breaks.slice(0, 2)) {
        const inputs = {
          view,
          state,
          breaks: [...view.pastBreaks().toReversed(), ...view.breaks],
          shown,
          camps: createBreakCamps(camps, [], shown.days, facts.today),
          favorites: new Set<string>(),
          friends: [],
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
            const plain = { hours: null, care: [], cents: null };
            return { ...plain, id: `new-${at}`, childId, camp: fact, days, status: 'planned' };
          });
          for (const { camp, days } of booked) {
            const isRight = days.every((day) => day >= facts.today && camp?.days.includes(day));
            yield [about, isRight, true];
          }
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
            yield [`${about}, ${cell.day}`, cell.cover, known.verdict];
          }
        }
      }
    }
  });
  expect(wrong).toEqual([]);
});
