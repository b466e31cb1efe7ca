import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { ChildSchema } from '#family/rules/profile.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { coverSummary } from '../coverage/coverSummary.ts';
import { undecidedEntry } from '#family/rules/plan/planEntry.ts';
import { emptyPlan, type PlanState } from '#family/rules/plan/planRows.ts';
import { familyView } from './familyView.ts';
import { sampleChildren, samplePlan } from './sampleFamily.ts';
import { buildPlanState } from '../buildPlanState.ts';

const row = (kind: string, startsOn: string, endsOn: string) =>
  aSchoolBreak({ id: kind, kind, name: kind, startsOn, endsOn, status: 'unverified' });
const days = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);
const directory: Directory = {
  seasons: [],
  camps: [aCamp({ days }), aCamp({ id: 'short', days, hours: '9am-12pm' })],
  activities: [],
  districts: [{ id: 'dekalb', label: 'DeKalb County' }],
  schoolBreaks: [
    row('fall', '2025-10-06', '2025-10-10'),
    row('thanksgiving', '2025-11-24', '2025-11-28'),
  ],
};
const today = '2025-09-15';

it('shows the whole year for a district alone, with Thanksgiving at home', () => {
  const view = familyView(sampleChildren, emptyPlan(), directory, today);
  expect(view.breaks.map(({ key }) => key)).toEqual(['2025-10-06', '2025-11-24']);
  const [maya] = view.children;
  const thanksgiving = maya?.cells(view.breaks[1]?.days ?? []) ?? [];
  expect(thanksgiving.map(({ cover }) => cover)).toEqual(['open', 'open', 'open', 'home', 'home']);
  expect(maya).toMatchObject({ isSummerKnown: false, isCalendarKnown: true });
});

const breaksOn = (day: string) => familyView(sampleChildren, emptyPlan(), directory, day).breaks;

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
  expect(counts.covered + counts.endsEarly).toBeGreaterThan(0);
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

it('has no cell outside of the planned year', () => {
  const [maya] = familyView(sampleChildren, emptyPlan(), directory, today).children;
  expect(maya?.cells(['2025-07-31', '2025-08-01', '2026-08-06', '2026-08-07'])).toHaveLength(2);
});
