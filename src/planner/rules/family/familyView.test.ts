import { addDays } from '#base/day/calendar.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { ChildSchema } from '#family/rules/profile.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { coverSummary } from '../coverage/coverSummary.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { entriesOutside } from './entriesOutside.ts';
import { type PlanEntry, undecidedEntry } from '#family/rules/plan/planEntry.ts';
import { emptyPlan, type PlanState } from '#family/rules/plan/planRows.ts';
import { familyView } from './familyView.ts';
import { sampleBreak, sampleChildren, samplePlan } from './sampleFamily.ts';
import { buildPlanState } from '../buildPlanState.ts';

const row = (kind: string, startsOn: string, endsOn: string) =>
  aSchoolBreak({ id: kind, kind, name: kind, startsOn, endsOn, status: 'unverified' });
const days = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);
const directory: Directory = {
  seasons: [],
  camps: [aCamp({ days }), aCamp({ id: 'short', days, hours: '9am-12pm' })],
  activities: [],
  districts: [{ id: 'dekalb', label: 'DeKalb County', calendarUrl: null }],
  schoolBreaks: [
    row('fall', '2025-10-06', '2025-10-10'),
    row('thanksgiving', '2025-11-24', '2025-11-28'),
  ],
};
const today = '2025-09-15';

it('shows the whole year for a district alone, with a guess for Thanksgiving', () => {
  const view = familyView(sampleChildren, emptyPlan(), directory, today);
  expect(view.breaks.map(({ key }) => key)).toEqual(['2025-10-06', '2025-11-24']);
  const [maya] = view.children;
  const thanksgiving = maya?.cells(view.breaks[1]?.days ?? []) ?? [];
  expect(thanksgiving.map(({ cover }) => cover)).toEqual([
    'open',
    'open',
    'open',
    'guess',
    'guess',
  ]);
  expect(maya).toMatchObject({ isSummerKnown: false, isCalendarKnown: true });
});

const breaksOn = (day: string) => familyView(sampleChildren, emptyPlan(), directory, day).breaks;

it('has past breaks of a year back, the last one first', () => {
  const on = (day: string) => familyView(sampleChildren, emptyPlan(), directory, day).pastBreaks();
  expect(on('2025-10-10')).toEqual([]);
  expect(on('2025-11-29').map(({ key }) => key)).toEqual(['2025-11-24', '2025-10-06']);
  // Past the first of August, with which a new school year is planned.
  expect(on('2026-10-01').map(({ key }) => key)).toEqual(['2025-11-24', '2025-10-06']);
  expect(on('2026-12-15')).toEqual([]);
  const [maya] = familyView(sampleChildren, emptyPlan(), directory, '2026-10-01').children;
  expect(maya?.cells(days).map(({ isOver }) => isOver)).toEqual([true, true, true, true, true]);
});

it('knows rows whose days are in no break', () => {
  const [child] = sampleChildren;
  const entry = (id: string, booked: string[], fields: Partial<PlanEntry> = {}) =>
    aPlanEntry({ id, childId: child?.id ?? '', days: booked, ...fields });
  const entries = [
    entry('in', ['2025-10-10', '2025-10-13']),
    entry('outside', ['2025-10-13']),
    entry('off', ['2025-10-14'], { status: 'cancelled' }),
    entry('nobody', ['2025-10-13'], { childId: null }),
    entry('no day', []),
  ];
  const view = familyView(sampleChildren, { ...emptyPlan(), entries }, directory, today);
  expect(entriesOutside(view, []).map(({ id }) => id)).toEqual(['outside']);
  expect(entriesOutside(view, ['2025-10-13'])).toEqual([]);
});

it('leaves out past breaks but not the current one', () => {
  expect(breaksOn('2025-10-10')).toHaveLength(2);
  expect(breaksOn('2025-10-11')).toHaveLength(1);
});

it('guesses nothing for a child of an unknown school', () => {
  const ada = v.parse(ChildSchema, { id: 'ada', firstName: 'Ada' });
  const view = familyView([ada], emptyPlan(), directory, today);
  expect(view.breaks).toEqual([]);
  expect(view.children[0]).toMatchObject({ isCalendarKnown: false });
});

it('shows an unassigned camp on its days without coverage', () => {
  const plan = { ...emptyPlan(), entries: [undecidedEntry('short', 'Short')] };
  const view = familyView(sampleChildren, plan, directory, today);
  expect(view.entries).toMatchObject([
    { childId: null, campId: 'short', status: 'considering', days, snapshot: { seenOn: today } },
  ]);
  expect(coverSummary(view.children.flatMap((child) => child.cells(days))).covered).toBe(0);
});

it("builds the sample family's week from camps of the directory", () => {
  const rows = samplePlan(directory, today);
  const view = familyView(sampleChildren, buildPlanState(rows), directory, today);
  const counts = coverSummary(view.children.flatMap((child) => child.cells(days)));
  expect(counts).toMatchObject({ needed: 10, home: 1 });
  expect(counts.open).toBeGreaterThan(0);
  expect(counts.covered + counts.inPart).toBeGreaterThan(0);
});

it('plans the sample week in a break that has not begun, while one runs', () => {
  const during = '2025-10-08';
  const { breaks } = familyView(sampleChildren, emptyPlan(), directory, during);
  expect(breaks.map(({ key }) => key)).toEqual(['2025-10-06', '2025-11-24']);
  expect(sampleBreak(breaks, during)?.key).toBe('2025-11-24');
  expect(sampleBreak(breaks, '2025-10-06')?.key).toBe('2025-10-06');
  // The last one, where nothing comes after it.
  expect(sampleBreak(breaks, '2025-11-26')?.key).toBe('2025-11-24');
});

it('reuses breaks and camps after an edit, but not after a typed day', () => {
  const rows = samplePlan(directory, today);
  const seen = (plan: PlanState) => familyView(sampleChildren, plan, directory, today);
  const before = seen(buildPlanState(rows));
  const after = seen(buildPlanState(rows.slice(1)));
  expect(after.breaks).toBe(before.breaks);
  expect(after.camps).toBe(before.camps);
  expect(after.children.map((child) => child.cells(days))).not.toEqual(
    before.children.map((child) => child.cells(days)),
  );
  const [child] = sampleChildren;
  const typed = seen({
    ...emptyPlan(),
    ownDays: [
      {
        id: 'typed',
        childId: child?.id ?? '',
        from: '2025-10-20',
        to: '2025-10-20',
        dayKind: 'off',
        source: 'parent',
        name: 'Closed',
        letsOutAt: null,
      },
    ],
  });
  expect(typed.breaks.map(({ key }) => key)).toContain('2025-10-20');
  const later = familyView(sampleChildren, buildPlanState(rows), directory, '2025-10-11');
  expect(later.breaks).toHaveLength(1);
});

it.each(['2025-07-10', '2025-08-02'])('shows the summer that runs on %s', (day) => {
  const summer = ['first_day', 'last_day'].map((kind) =>
    row(kind, kind === 'last_day' ? '2025-05-22' : '2025-08-05', ''),
  );
  const terms = summer.map((one) => ({ ...one, endsOn: one.startsOn, dayKind: 'school' as const }));
  const known = { ...directory, schoolBreaks: [...directory.schoolBreaks, ...terms] };
  const view = familyView(sampleChildren, emptyPlan(), known, day);
  expect(view.breaks[0]).toMatchObject({ from: '2025-05-23', to: '2025-08-04', isSummer: true });
  expect(view.children[0]?.cells(['2025-05-19', '2025-08-04'])).toHaveLength(2);
});

it('has no cell after the planned year or before a summer that was over a year ago', () => {
  const [maya] = familyView(sampleChildren, emptyPlan(), directory, today).children;
  const [first, second] = [addDays(today, -366 - 121), addDays(today, -366 - 120)];
  expect(maya?.cells([first, second, '2026-08-06', '2026-08-07']).map(({ day }) => day)).toEqual([
    second,
    '2026-08-06',
  ]);
});
