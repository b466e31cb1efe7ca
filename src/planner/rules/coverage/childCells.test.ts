import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fallSeason as season } from '#tests/fixtures/fallSeason.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { addDays } from '#base/day/calendar.ts';
import type { SchoolBreak } from '#camps/rules/season/schoolBreak.ts';
import { readHours, workday } from '#camps/rules/text/hours.ts';
import { type PlanEntry, PLAN_STATUSES } from '#family/rules/plan/planEntry.ts';
import { FAMILY_PLAN_ID, FamilyPlanSchema, type PlanState } from '#family/rules/plan/planRows.ts';
import { childCells } from './childCells.ts';
import { childInputs } from './childInputs.ts';
import { createPlanCamps } from './planCamps.ts';
import { totalMinutes } from './span.ts';

const fall = aSchoolBreak({ name: 'Fall Break', status: 'unverified' });
const week = ['2025-10-06', '2025-10-07', '2025-10-08', '2025-10-09', '2025-10-10'];
const [monday = '', tuesday = '', wednesday = ''] = week;
const maya = { id: 'maya', districtId: 'dekalb', gradeLevel: '' };

type Rows = Pick<PlanState, 'entries' | 'home' | 'ownDays' | 'children' | 'family'>;
const planOf = (fields: Partial<Rows>): Rows => ({
  entries: [],
  home: [],
  ownDays: [],
  children: [],
  family: v.parse(FamilyPlanSchema, { id: FAMILY_PLAN_ID }),
  ...fields,
});

function cells(plan: Partial<Rows>, camp = aCamp({ hours: '9am-4:30pm' }), breaks = [fall]) {
  const camps = createPlanCamps([camp], [season]);
  return childCells(
    childInputs(maya, planOf(plan), breaks, camps, '2025-07-01'),
    monday,
    week.at(-1) ?? '',
  );
}
const covers = (plan: Partial<Rows>, camp = aCamp({ hours: '9am-4:30pm' })) =>
  cells(plan, camp).map(({ cover }) => cover);

const kinds = (breaks: SchoolBreak[]) =>
  cells({}, aCamp(), breaks).map(({ school }) => school.kind);

describe('a week off', () => {
  test('uses only the rows of the child', () => {
    const entry = aPlanEntry({ days: [monday, tuesday] });
    expect(covers({ entries: [entry] })).toEqual(['covered', 'covered', 'open', 'open', 'open']);
    expect(
      covers({
        entries: [
          { ...entry, childId: 'leo' },
          { ...entry, childId: null },
        ],
      }),
    ).toEqual(['open', 'open', 'open', 'open', 'open']);
  });

  test("prefers the family's hours, then today's listing, then the snapshot", () => {
    const entry = aPlanEntry({ days: [monday] });
    const nine = { from: 540, to: 720 };
    expect(cells({ entries: [{ ...entry, hours: nine }] })[0]?.claims[0]?.hours).toEqual(nine);
    const silent = aCamp({ hours: null });
    expect(covers({ entries: [entry] }, silent)[0]).toBe('unknown');
    const gone = aCamp({ id: 'another' });
    expect(cells({ entries: [entry] }, gone)[0]?.claims[0]?.hours).toEqual(readHours('8:30am-4pm'));
    expect(covers({ entries: [entry] }, gone)[0]).toBe('near');
  });

  test('leaves a booked but unlisted day open', () => {
    const entry = aPlanEntry({ days: [monday, tuesday] });
    const moved = aCamp({ hours: '9am-4:30pm', days: [tuesday] });
    const [first, second] = cells({ entries: [entry] }, moved);
    expect(first).toMatchObject({ cover: 'open', claims: [{ isListed: false }] });
    expect(second?.cover).toBe('covered');
    const unlisted = aCamp({ hours: '9am-4:30pm', days: null, datesText: 'Oct 7' });
    expect(covers({ entries: [entry] }, unlisted).slice(0, 2)).toEqual(['open', 'covered']);
    for (const uncertain of [{ datesText: 'Call us' }, { seasonId: 'fall-2031' }]) {
      expect(covers({ entries: [entry] }, { ...unlisted, ...uncertain })[0]).toBe('covered');
    }
  });

  test('covers nights at camp from check-in to check-out', () => {
    const entry = aPlanEntry({ days: [monday, tuesday, wednesday], isOvernight: true });
    const camp = aCamp({ hours: '2pm-4pm' });
    const [first, second, third] = cells({ entries: [entry] }, camp);
    expect(first).toMatchObject({ cover: 'part', gaps: [{ from: 540, to: 840 }] });
    expect(second?.cover).toBe('covered');
    expect(third).toMatchObject({ cover: 'near', gaps: [{ from: 960, to: 990 }] });
    const silent = cells({ entries: [entry] }, aCamp({ hours: null }));
    expect(silent.map(({ cover }) => cover).slice(0, 3)).toEqual(['unknown', 'covered', 'unknown']);
  });

  test('covers nothing by a row without days', () => {
    expect(new Set(covers({ entries: [aPlanEntry({ days: [] })] }))).toEqual(new Set(['open']));
  });

  test("prefers a school's own calendar to the district's", () => {
    const children = [{ id: 'maya', hasOwnCalendar: true, staysOnDigitalDays: true }];
    const digital = {
      id: 'own',
      childId: 'maya',
      from: tuesday,
      to: tuesday,
      dayKind: 'digital',
      source: 'import',
      name: 'Home day',
      letsOutAt: null,
    } as const;
    const own = cells({ children, ownDays: [digital] });
    expect(own.map(({ school }) => school.kind)).toEqual([
      'unknown',
      'digital',
      'unknown',
      'unknown',
      'unknown',
    ]);
    expect(own[1]).toMatchObject({ need: null, cover: 'none' });
    expect(cells({ ownDays: [digital] })[1]).toMatchObject({ need: workday, cover: 'open' });
  });

  test('does not count the first and last day of school as days off', () => {
    const first: SchoolBreak = {
      ...fall,
      kind: 'first_day',
      dayKind: 'school',
      startsOn: '2025-10-08',
      endsOn: '2025-10-08',
    };
    expect(kinds([first])).toEqual(['unknown', 'unknown', 'school', 'unknown', 'unknown']);
  });

  test('is unknown after the last day and school after a day off', () => {
    const single = { ...fall, endsOn: monday };
    const last: SchoolBreak = {
      ...fall,
      kind: 'last_day',
      dayKind: 'school',
      startsOn: wednesday,
      endsOn: wednesday,
    };
    expect(kinds([single])).toEqual(['off', 'school', 'school', 'school', 'school']);
    expect(kinds([single, last])).toEqual(['off', 'school', 'school', 'unknown', 'unknown']);
  });

  test('suggests being at home on Thanksgiving until denied', () => {
    const thanksgiving = { ...fall, startsOn: '2025-11-26', endsOn: '2025-11-28' };
    const camps = createPlanCamps([], []);
    const on = (home: PlanState['home']) =>
      childCells(
        childInputs(maya, planOf({ home }), [thanksgiving], camps, '2025-07-01'),
        '2025-11-26',
        '2025-11-28',
      ).map(({ cover }) => cover);
    expect(on([])).toEqual(['open', 'guess', 'guess']);
    const nobody = {
      id: 'h',
      childId: 'maya',
      day: '2025-11-27',
      isHome: false,
      who: '',
      span: null,
    };
    expect(on([nobody])).toEqual(['open', 'open', 'guess']);
    expect(on([{ ...nobody, isHome: true }])).toEqual(['open', 'home', 'guess']);
    expect(on([{ ...nobody, childId: 'leo' }])).toEqual(['open', 'guess', 'guess']);
  });
});

const someDays = fc.subarray(week);
const someEntry = fc
  .record({
    id: fc.uuid(),
    days: someDays,
    status: fc.constantFrom(...PLAN_STATUSES),
    isOvernight: fc.boolean(),
    hours: fc.option(fc.constantFrom({ from: 540, to: 720 }, { from: 480, to: 1020 }), {
      nil: null,
    }),
  })
  .map((fields): PlanEntry => aPlanEntry(fields));

test('splits needed care into covered and gaps for any bookings', () => {
  fc.assert(
    fc.property(fc.array(someEntry, { maxLength: 4 }), someDays, (entries, days) => {
      for (const cell of cells({ entries }, aCamp({ hours: '9am-3pm', days }))) {
        const hasRow = entries.some(
          ({ days: booked, status }) => booked.includes(cell.day) && status !== 'cancelled',
        );
        expect(cell.claims.length > 0).toBe(hasRow);
        expect(cell.need).toEqual(workday);
        const isWhole = cell.cover === 'covered' || cell.cover === 'home';
        expect(totalMinutes(cell.gaps) === 0).toBe(isWhole);
        const isGone = days.length > 0 && !days.includes(cell.day);
        expect(isGone && cell.cover !== 'open').toBe(false);
      }
    }),
    { seed: 31, numRuns: 300 },
  );
});

afterEach(() => vi.unstubAllEnvs());

// Clocks that change at two in the morning, at midnight, by half an hour, and never.
test.each([
  'America/New_York',
  'America/Santiago',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'UTC',
  'Pacific/Kiritimati',
])('gives the same year of days in %s', (zone) => {
  const entries = [aPlanEntry({ days: week, isOvernight: true })];
  const yearOf = () =>
    childCells(
      childInputs(
        maya,
        planOf({ entries }),
        // Over the days on which the clocks of these zones change.
        [
          { ...fall, startsOn: '2025-09-05', endsOn: '2025-10-06' },
          { ...fall, startsOn: '2026-03-05', endsOn: '2026-03-30' },
        ],
        createPlanCamps([aCamp()], [season]),
        '2025-07-01',
      ),
      '2025-08-01',
      '2026-07-31',
    );
  vi.stubEnv('TZ', 'UTC');
  const inUtc = yearOf();
  vi.stubEnv('TZ', zone);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  expect(yearOf()).toEqual(inUtc);
  expect(inUtc).toHaveLength(365);
  expect(inUtc.map(({ day }) => day)).toEqual(inUtc.map((_, at) => addDays('2025-08-01', at)));
});
