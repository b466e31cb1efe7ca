// Three families counted by hand, day by day, on Wednesday, November 25, 2026.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '#base/day/calendar.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import { coverSummary } from '#planner/rules/coverage/coverSummary.ts';
import { readSchoolCalendar } from '#planner/worker/calendar/readSchoolCalendar.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import { createSamplePlan } from '#planner/store/createSamplePlan.ts';
import {
  FamilyPlanSchema,
  type OwnDays,
  OwnDaysSchema,
  type PlanChange,
} from '#family/rules/plan/planRows.ts';
import { aCamp } from '../fixtures/aCamp.ts';
import { aChild } from '../fixtures/aPlan.ts';
import { aPlanEntry } from '../fixtures/aPlanEntry.ts';
import { aSchoolBreak } from '../fixtures/aSchoolBreak.ts';
import { finished } from '../fixtures/planB/finished.ts';

const TODAY = '2026-11-25';
/** Half past eight to half past five, Monday to Friday. */
const span = { from: 510, to: 1050 };
const careHours = [null, span, span, span, span, span, null];
const hours: PlanChange = {
  kind: 'family_plan',
  id: 'family',
  row: v.parse(FamilyPlanSchema, { id: 'family', careHours }),
};

/** Two districts as they publish their year. */
const schoolBreaks = [
  ['cobb', 'Thanksgiving Break', '2026-11-23', '2026-11-27'],
  ['cobb', 'Winter Holiday', '2026-12-21', '2027-01-04'],
  ['cobb', 'Martin Luther King Jr. Day', '2027-01-18', '2027-01-18'],
  ['cobb', 'Winter Break', '2027-02-15', '2027-02-19'],
  ['cobb', 'Spring Break', '2027-04-05', '2027-04-09'],
  ['dekalb', 'Thanksgiving Break', '2026-11-23', '2026-11-27'],
  ['dekalb', 'Winter Holiday', '2026-12-21', '2027-01-04'],
].map(([districtId = '', name = '', startsOn = '', endsOn = '']) =>
  aSchoolBreak({ id: `${districtId} ${startsOn}`, districtId, name, startsOn, endsOn }),
);

/** What the parent of the second child has entered, as no list knows the school. */
const BENS_DAYS = [
  ['2026-11-23', '2026-11-27'],
  ['2026-12-21', '2027-01-05'],
  ['2027-01-18', '2027-01-18'],
  ['2027-02-15', '2027-02-19'],
  ['2027-03-12', '2027-03-12'],
  ['2027-04-05', '2027-04-09'],
  // The summer: the day after the last of school to the one before the first.
  ['2027-05-28', '2027-08-02'],
] as const;

const CALS_FILE = `BEGIN:VCALENDAR
VERSION:2.0
${[
  ['Thanksgiving Break - No School', '20261123', '20261128'],
  ['Noon Dismissal', '20261218', '20261219'],
  ['Winter Break - No School', '20261221', '20270106'],
  ['Martin Luther King Jr. Day', '20270118', '20270119'],
  ['February Break', '20270215', '20270218'],
  ['Spring Break', '20270315', '20270320'],
]
  .map(
    ([name, from, to]) => `BEGIN:VEVENT
UID:${from}
SUMMARY:${name}
DTSTART;VALUE=DATE:${from}
DTEND;VALUE=DATE:${to}
END:VEVENT`,
  )
  .join('\n')}
BEGIN:VEVENT
UID:early
SUMMARY:Early Release
DTSTART;TZID=America/New_York:20270226T133000
DTEND;TZID=America/New_York:20270226T150000
END:VEVENT
END:VCALENDAR`;

/** One line a stretch: what the days are, the first one and the last one; weekends are left out. */
const COUNTED: Readonly<Record<string, string>> = {
  Ava: `
    over 2026-11-23 2026-11-24
    open 2026-11-25 2026-11-25
    guess 2026-11-26 2026-11-27
    open 2026-12-21 2026-12-23
    guess 2026-12-24 2026-12-25
    open 2026-12-28 2026-12-31
    guess 2027-01-01 2027-01-01
    open 2027-01-04 2027-01-04
    guess 2027-01-18 2027-01-18
    open 2027-02-15 2027-02-19
    open 2027-04-05 2027-04-09`,
  Ben: `
    over 2026-11-23 2026-11-24
    open 2026-11-25 2026-11-25
    guess 2026-11-26 2026-11-27
    open 2026-12-21 2026-12-23
    guess 2026-12-24 2026-12-25
    open 2026-12-28 2026-12-31
    guess 2027-01-01 2027-01-01
    open 2027-01-04 2027-01-05
    guess 2027-01-18 2027-01-18
    open 2027-02-15 2027-02-19
    open 2027-03-12 2027-03-12
    open 2027-04-05 2027-04-09
    open 2027-05-28 2027-05-28
    guess 2027-05-31 2027-05-31
    open 2027-06-01 2027-06-17
    guess 2027-06-18 2027-06-18
    open 2027-06-21 2027-07-02
    guess 2027-07-05 2027-07-05
    open 2027-07-06 2027-08-02`,
  Cal: `
    over 2026-11-23 2026-11-24
    open 2026-11-25 2026-11-25
    guess 2026-11-26 2026-11-27
    open 2026-12-18 2026-12-18
    open 2026-12-21 2026-12-23
    guess 2026-12-24 2026-12-25
    open 2026-12-28 2026-12-31
    guess 2027-01-01 2027-01-01
    open 2027-01-04 2027-01-05
    guess 2027-01-18 2027-01-18
    open 2027-02-15 2027-02-17
    open 2027-02-26 2027-02-26
    open 2027-03-15 2027-03-19`,
};

function linesOf(text: string): { day: string; state: string }[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [state = '', from = '', to = ''] = line.trim().split(' ');
      const days: { day: string; state: string }[] = [];
      for (let day = from; day <= to; day = addDays(day, 1)) {
        if (![0, 6].includes(weekdayOf(day))) days.push({ day, state });
      }
      return days;
    });
}

const stateOf = ({ isOver, cover }: ChildCell) => (isOver ? 'over' : cover);

function ownDays(childId: string, days: readonly Partial<OwnDays>[]): PlanChange[] {
  return days.map((fields) => {
    const id = `${childId} ${fields.from}`;
    const row = { dayKind: 'off', source: 'parent', ...fields, id, childId };
    return { kind: 'own_days', id, row: v.parse(OwnDaysSchema, row) };
  });
}

function secondFamily() {
  const children = [
    aChild({ id: 'ava', firstName: 'Ava', districtId: 'cobb' }),
    aChild({ id: 'ben', firstName: 'Ben', districtId: '' }),
    aChild({ id: 'cal', firstName: 'Cal', districtId: '' }),
  ];
  const file = finished(readSchoolCalendar(new TextEncoder().encode(CALS_FILE), TODAY));
  const found = file.kind === 'preview' ? file.days.filter(({ isTicked }) => isTicked) : [];
  return viewOf(children, [
    hours,
    ...ownDays(
      'ben',
      BENS_DAYS.map(([from, to]) => ({ from, to })),
    ),
    ...ownDays(
      'cal',
      found.map(({ from, to, dayKind, name, letsOutAt }) => ({
        from,
        to,
        dayKind: dayKind ?? 'off',
        source: 'import' as const,
        name,
        letsOutAt,
      })),
    ),
  ]);
}

function viewOf(
  children: Parameters<typeof familyView>[0],
  rows: readonly PlanChange[],
  camps = [aCamp()],
) {
  const directory = { camps, seasons: [], activities: [], districts: [], schoolBreaks };
  return familyView(children, createSamplePlan(rows).state.getState(), directory, TODAY);
}

test('counts 131 days of three children as they were counted by hand', () => {
  const { children } = secondFamily();
  const all = children.map(({ child, cells }) => {
    const days: string[] = [];
    for (let day = '2026-11-23'; day <= '2027-08-31'; day = addDays(day, 1)) days.push(day);
    const needed = cells(days).filter(({ cover }) => cover !== 'none');
    expect(
      needed.map((cell) => ({ day: cell.day, state: stateOf(cell) })),
      `of ${child.firstName}`,
    ).toEqual(linesOf(COUNTED[child.firstName] ?? ''));
    return needed.length;
  });
  expect(all).toEqual([27, 76, 28]);
});

test('adds the days of the second family up to what is open, guessed and over', () => {
  const { children, breaks } = secondFamily();
  const ofChild = children.map(({ cells }) => {
    const counts = coverSummary(cells(breaks.flatMap(({ days }) => days)));
    return counts.needed;
  });
  // Without the Monday and Tuesday that are over.
  expect(ofChild).toEqual([25, 74, 26]);
  const all = coverSummary(
    children.flatMap(({ cells }) => cells(breaks.flatMap(({ days }) => days))),
  );
  expect(all).toEqual({
    needed: 25 + 74 + 26,
    open: 19 + 65 + 20,
    guess: 6 + 9 + 6,
    covered: 0,
    near: 0,
    home: 0,
    inPart: 0,
    unknown: 0,
    waiting: 0,
  });
});

test('counts no day of a 9 to 3 camp as covered where care is needed from 8:30 to 5:30', () => {
  const zoe = aChild({ id: 'zoe', firstName: 'Zoe', districtId: 'dekalb' });
  const days = ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-28', '2026-12-29', '2026-12-30'];
  const camp = aCamp({ id: 'etoile', days, hours: '9am-3pm', price: '$420 for the session' });
  const entry = aPlanEntry({ childId: 'zoe', campId: 'etoile', days, cents: 42_000 });
  const rows: PlanChange[] = [{ kind: 'plan', id: entry.id, row: entry }, hours];
  const { children, breaks } = viewOf([zoe], rows, [camp]);
  const [thanksgiving, winter] = breaks.map((one) =>
    coverSummary(children.flatMap(({ cells }) => cells(one.days))),
  );
  expect(thanksgiving).toMatchObject({ needed: 3, open: 1 });
  expect(winter).toMatchObject({ needed: 11, inPart: 6, open: 2, covered: 0 });
  const [first] = children.flatMap(({ cells }) => cells(days));
  // Half an hour in the morning, and two and a half in the afternoon.
  expect(first?.gaps).toEqual([
    { from: 510, to: 540 },
    { from: 900, to: 1050 },
  ]);
});

test('counts every other week at the other home as covered, written as one row', () => {
  const ben = aChild({ id: 'ben', firstName: 'Ben', districtId: '' });
  const weeks = ['2027-05-31', '2027-06-14', '2027-06-28', '2027-07-12', '2027-07-26'];
  const days = weeks.flatMap((monday) => [0, 1, 2, 3, 4].map((at) => addDays(monday, at)));
  const { snapshot } = aPlanEntry();
  const dad = aPlanEntry({
    childId: 'ben',
    campId: 'own-dad',
    days,
    hours: { from: 0, to: 1440 },
    snapshot: { ...snapshot, providerName: 'Dad', price: null, hours: null, days: null },
  });
  const { children, breaks } = viewOf(
    [ben],
    [
      hours,
      { kind: 'plan', id: dad.id, row: dad },
      ...ownDays(
        'ben',
        BENS_DAYS.map(([from, to]) => ({ from, to })),
      ),
    ],
  );
  const summer = breaks.find(({ isSummer }) => isSummer);
  const counts = coverSummary(children.flatMap(({ cells }) => cells(summer?.days ?? [])));
  expect(summer?.days).toHaveLength(47);
  expect(counts.needed).toBe(47);
  // Of the days that most parents have off, July 5 is in the weeks here.
  expect(counts).toMatchObject({ covered: 25, guess: 1, open: 21 });
});
