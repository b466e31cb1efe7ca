// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { AppContext } from '#base/useApp.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { addChild } from '#family/rules/editProfile.ts';
import { planState } from '#planner/store/planQueries.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aChild } from '#tests/fakes/PlanStage.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { FamilyDayLines } from './FamilyDayLines.tsx';

const today = '2025-09-15';
const days = ['2025-10-06', '2025-10-07'];
const camp = aCamp({ id: 'mill', days, hours: '8am-6pm' });
const directory: Directory = {
  camps: [camp],
  seasons: [],
  activities: [],
  districts: [],
  schoolBreaks: [
    aSchoolBreak(),
    aSchoolBreak({
      id: 'cobb-fall',
      districtId: 'cobb',
      startsOn: '2025-09-22',
      endsOn: '2025-09-26',
    }),
  ],
};

async function openLines(camps: Directory['camps'] = [camp]) {
  const store = fakeDevice().openApp();
  const app = {
    ...fakeApp({ store }),
    today: createStore(() => today),
  };
  const profile = await app.profile();
  for (const child of [aChild(), aChild({ id: 'leo', firstName: 'Leo', districtId: 'cobb' })]) {
    const { id, ...fields } = child;
    profile.change((before) => addChild(before, id, fields, today));
  }
  const stage = await onStage(
    {},
    <AppContext value={app}>
      <FamilyDayLines campId={camp.id} store={profile} directory={{ ...directory, camps }}>
        <p>Pick a district</p>
      </FamilyDayLines>
    </AppContext>,
  );
  await stage.says('Maya is off');
  return { stage, store };
}

test('says for each child what the camp closes, and why it is of no use to one', async () => {
  const { stage } = await openLines();
  const lines = [...document.querySelectorAll('li')].map(({ textContent }) => textContent ?? '');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Maya is off Oct 6–10. This closes 2 of Maya’s 5 open days.');
  expect(lines[1]).toContain('Leo has school on these days.');
  expect(document.querySelectorAll('li button')).toHaveLength(1);
  await stage.close();
});

test('puts the camp in once for two presses, keeps the focus in the list, and says it is planned', async () => {
  const { stage, store } = await openLines();
  const button = stage.find('li button');
  await act(async () => {
    button.click();
    button.click();
  });
  await stage.says('It’s in Maya’s plan: Mon and Tue, Oct 6–7.');
  expect(document.activeElement?.tagName).toBe('UL');
  const { entries } = await planState(store);
  expect(entries).toMatchObject([{ childId: 'maya', campId: 'mill', days, status: 'planned' }]);
  expect(stage.find('li a').getAttribute('href')).toContain('week=2025-10-06');
  await stage.close();
});

test('puts a full camp in as waitlisted, and says that it covers nothing yet', async () => {
  const { stage, store } = await openLines([{ ...camp, seats: 'full', seatsSaidOn: '2025-09-14' }]);
  expect(stage.text()).toContain('Full as of Sep 14. The waitlist doesn’t cover a day yet.');
  expect(stage.find('li button').textContent).toMatch(/^Put it in as waitlisted for Maya/);
  await act(async () => stage.find('li button').click());
  await stage.says('It’s in Maya’s plan');
  expect((await planState(store)).entries).toMatchObject([{ status: 'waitlisted' }]);
  await stage.close();
});
