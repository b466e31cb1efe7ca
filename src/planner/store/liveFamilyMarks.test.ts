// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { DirectoryState } from '#camps/camps.ts';
import { addChild } from '#family/rules/editProfile.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { maya } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { fromCampCopy } from '#planner/words/fromCamp.ts';
import { setFamilyPlan } from '#planner/rules/commands/dayCommands.ts';
import { onWorkdays } from '#planner/rules/coverage/careNeeded.ts';
import { liveFamilyMarks } from './liveFamilyMarks.ts';

const today = '2025-09-15';

test('says on cards what camps close, and says it anew when the plan changes', async () => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const profile = await app.profile();
  const directory = createStore<DirectoryState>(() => ({
    status: 'ready',
    refreshedAt: 0,
    directory: {
      camps: [
        aCamp({ id: 'mill', days: ['2025-10-06', '2025-10-07'], hours: '8am-6pm' }),
        aCamp({ id: 'noon', days: ['2025-10-06'], hours: '9am-12pm' }),
      ],
      seasons: [],
      activities: [],
      districts: [],
      schoolBreaks: [aSchoolBreak({ startsOn: '2025-10-06', endsOn: '2025-10-10' })],
    },
  }));
  const idle = vi.fn<(callback: () => void) => () => void>((callback) => {
    callback();
    return () => undefined;
  });
  const marks = liveFamilyMarks({
    store: app.store,
    directory,
    today: createStore(() => today),
    profile,
    textOf: fromCampCopy.cardCloses,
    idle,
  });
  const stop = marks.subscribe(() => undefined);
  const { id, ...fields } = maya;
  profile.change((before) => addChild(before, id, fields, today));
  const said = () => Object.fromEntries(marks.getState().fits);
  const words = 'Closes 2 of Maya’s days';
  await expect.poll(said).toEqual({ mill: { words, day: '2025-10-06' } });
  expect(marks.getState().known.children.map(({ firstName }) => firstName)).toEqual(['Maya']);
  // Lists ask for its own hours.
  expect(marks.getState().known.care).toBeNull();
  const care = { from: 8.5 * 60, to: 16 * 60 };
  await (await app.planner()).keep([setFamilyPlan({ careHours: onWorkdays(care) })]);
  await expect.poll(() => marks.getState().known.care).toEqual(care);

  const row = aPlanEntry({
    childId: id,
    campId: 'mill',
    days: ['2025-10-06'],
    status: 'confirmed',
  });
  await (await app.planner()).write([{ kind: 'plan', id: row.id, row }]);
  const rest = { words: 'Closes 1 of Maya’s days', day: '2025-10-07' };
  await expect.poll(said).toEqual({ mill: rest });

  // The next list of the visit reads nothing again.
  const reads = idle.mock.calls.length;
  stop();
  marks.subscribe(() => undefined);
  await expect.poll(said).toEqual({ mill: rest });
  expect(idle).toHaveBeenCalledTimes(reads);
});
