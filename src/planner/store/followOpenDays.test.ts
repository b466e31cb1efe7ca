import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { DirectoryState } from '#camps/store/directory/directory.ts';
import { emptyPlan } from '#family/rules/plan/planRows.ts';
import { emptyProfile, type Profile, sampleProfile } from '#family/rules/profile.ts';
import { coverSummary, daysLeft } from '#planner/rules/coverage/coverSummary.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import { sampleChildren } from '#planner/rules/family/sampleFamily.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { until } from '#tests/fakes/until.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { createPlanner } from './createPlanner.ts';
import { followOpenDays } from './followOpenDays.ts';

const today = '2025-09-15';
const profile: Profile = { ...emptyProfile(), children: [...sampleChildren] };
const ready: DirectoryState = {
  status: 'ready',
  refreshedAt: 1,
  directory: {
    seasons: [],
    camps: [],
    activities: [],
    districts: [],
    schoolBreaks: [
      aSchoolBreak({ kind: 'fall', startsOn: '2025-10-06', endsOn: '2025-10-08' }),
      aSchoolBreak({ kind: 'thanksgiving', startsOn: '2025-11-24', endsOn: '2025-11-28' }),
    ],
  },
};
/** The days of a child with a calendar that are open: Thanksgiving's last two are guessed to be off for everybody. */
const ONE_CHILD = [
  '2025-10-06',
  '2025-10-07',
  '2025-10-08',
  '2025-11-24',
  '2025-11-25',
  '2025-11-26',
];

function follow(found: DirectoryState = ready) {
  const store = fakeDevice().openApp();
  const planner = createPlanner({ store, clock: fakeClock(), persist: async () => true });
  const directory = createStore<DirectoryState>(() => found);
  const family = createStore(() => ({ profile, isKept: true, damaged: null }));
  const kept = createStore<Record<string, number> | null>(() => null);
  const stop = followOpenDays(
    {
      store,
      directory,
      today: createStore(() => today),
      profile: family,
      soon: (count) => {
        count();
        return () => undefined;
      },
    },
    (days) => kept.setState(days, true),
  );
  return { planner, directory, family, kept, stop };
}

const total = (days: Record<string, number> | null) =>
  Object.values(days ?? {}).reduce((sum, count) => sum + count, 0);

test('the header counts what the year on My Schedule says', async () => {
  const { kept, stop } = follow();
  const days = await until(kept, (one) => one !== null);
  if (ready.status !== 'ready') throw new Error('not ready');
  const view = familyView(profile.children, emptyPlan(), ready.directory, today, 'mine');
  const year = coverSummary(
    view.breaks.flatMap((one) => view.children.flatMap((child) => child.counted(one.days))),
  );
  expect(total(days)).toBe(daysLeft(year));
  expect(Object.keys(days ?? {})).toEqual(ONE_CHILD);
  stop();
});

test('it follows the plan, the children and the directory', async () => {
  const { planner, directory, family, kept, stop } = follow({ status: 'opening' });
  expect(kept.getState()).toBeNull();
  directory.setState(ready, true);
  const before = total(await until(kept, (one) => one !== null));
  const [child] = sampleChildren;
  const row = {
    id: 'home',
    childId: child?.id ?? '',
    day: '2025-10-06',
    isHome: true,
    who: 'Grandma',
    span: null,
  };
  await planner.write([{ kind: 'home', id: row.id, row }]);
  await until(kept, (one) => total(one) === before - 1);
  family.setState({ profile: { ...profile, children: profile.children.slice(0, 1) } });
  await until(kept, (one) => total(one) < before - 1);
  family.setState({ profile: sampleProfile() });
  expect(kept.getState()).toEqual({});
  stop();
});

test('nothing that could name a child or a camp is kept', async () => {
  const { kept, stop } = follow();
  const text = JSON.stringify(await until(kept, (one) => one !== null));
  expect(text).toMatch(/^\{("\d{4}-\d\d-\d\d":[1-9],?)+\}$/);
  stop();
});
