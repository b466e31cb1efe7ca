// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AppContext } from '#base/useApp.ts';
import { buildPlanState } from '#planner/rules/buildPlanState.ts';
import { planState } from '#planner/store/planQueries.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { useToasts } from '#ui/layers/toasts.ts';
import { storageOver } from '#tests/fakes/storageOver.ts';
import { maya } from '#tests/fixtures/aPlan.ts';
import { changeProfile } from '#family/family.ts';
import { FirstChildForm } from './FirstChildForm.tsx';
import { FirstMinute } from './FirstMinute.tsx';

afterEach(() => document.body.replaceChildren());

async function openForm(store = fakeDevice().openApp()) {
  const texts = new Map<string, string>();
  const app = fakeApp({ store, localStorage: () => storageOver(texts) });
  const profile = await app.profile();
  const added: boolean[] = [];
  const stage = await onStage(
    {},
    <AppContext value={app}>
      <FirstChildForm store={profile} onAdded={(_, hasDates) => added.push(hasDates)} />
    </AppContext>,
  );
  const children = () => profile.getState().profile.children;
  return { stage, store, profile, children, added };
}

test('no district is chosen for the family, and it says so beside the field', async () => {
  const { stage, added } = await openForm();
  const select = stage.find('form select');
  expect(select).toHaveProperty('value', '');
  expect(select.textContent).toMatch(/^Choose your district.*Private, home or none of these$/);
  await stage.type('form input', 'Wren');
  await stage.press('Show the days off');
  expect(added).toEqual([]);
  expect(document.activeElement).toBe(select);
  expect(stage.describes('form select')).toContain(
    'Choose a district, or “Private, home or none of these”.',
  );
  await stage.close();
});

test('the usual hours are chosen in sight, and are stored with the child', async () => {
  const { stage, store, children, added } = await openForm();
  expect(stage.find('[aria-pressed="true"]').textContent).toBe('8:30–4');
  await stage.type('form input', 'Wren');
  await stage.type('form select', 'none');
  await stage.press('Show the days off');
  await expect.poll(() => added).toEqual([true]);
  expect(children()).toMatchObject([{ firstName: 'Wren', districtId: '' }]);
  const span = { from: 510, to: 960 };
  const { family } = await planState(store);
  expect(family.careHours).toEqual([null, span, span, span, span, span, null]);
  await stage.close();
});

test('other hours are two times of day, and an end before its start is not taken', async () => {
  const { stage, store, added } = await openForm();
  await stage.type('form input', 'Wren');
  await stage.type('form select', 'none');
  expect(document.querySelectorAll('fieldset select')).toHaveLength(0);
  await stage.press('Other');
  await stage.type('fieldset > div + div > div + div select', '480');
  await stage.press('Show the days off');
  expect(added).toEqual([]);
  expect(await planState(store)).toEqual(buildPlanState([]));
  await stage.type('fieldset > div + div > div + div select', '1050');
  await stage.press('Show the days off');
  await expect.poll(() => added).toEqual([true]);
  expect((await planState(store)).family.careHours?.[1]).toEqual({ from: 510, to: 1050 });
  await stage.close();
});

test('says so when the hours are not saved, and shows the days of the child', async () => {
  const { stage, children, added } = await openForm(fakeDevice().brokenApp('QuotaExceededError'));
  await stage.type('form input', 'Wren');
  await stage.type('form select', 'none');
  await stage.press('Show the days off');
  await expect.poll(() => added).toEqual([true]);
  expect(children()).toMatchObject([{ firstName: 'Wren' }]);
  const [said] = useToasts.getState().toasts;
  expect(said).toMatchObject({ title: 'Your hours aren’t saved', tone: 'danger' });
  await stage.close();
});

test('keeps what is typed when another tab adds the first child', async () => {
  const app = fakeApp({
    store: fakeDevice().openApp(),
    localStorage: () => storageOver(new Map()),
  });
  const profile = await app.profile();
  const stage = await onStage(
    {},
    <AppContext value={app}>
      <FirstMinute />
    </AppContext>,
  );
  await stage.says('First child');
  await stage.type('form input', 'Ben');
  await act(async () =>
    changeProfile(profile, (before) => ({ ...before, isSample: false, children: [maya] })),
  );
  expect(stage.find('form input')).toHaveProperty('value', 'Ben');
  await stage.close();
});
