// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { districtOptions } from '#camps/camps.ts';
import { ChildSheet } from '#family/family.ts';
import { familyDistricts } from '#family/rules/familyDistricts.ts';
import { emptyProfile, sampleProfile } from '#family/rules/profile.ts';
import { AppContext } from '#base/useApp.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fullLocalStorage } from '#tests/fakes/fullLocalStorage.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { useToasts } from '#ui/layers/toasts.ts';
import { NewChildSheet } from './NewChildSheet.tsx';

const nothing = () => undefined;

afterEach(() => useToasts.setState({ toasts: [] }));

test('adds one child over the plan and closes, also where Done is pressed twice', async () => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  let closed = 0;
  const stage = await onStage(
    {},
    <AppContext value={app}>
      <NewChildSheet isOpen onClose={() => (closed += 1)} />
    </AppContext>,
  );
  await stage.says('First name');
  await stage.type('#child-name', 'Ben');
  await stage.press('Add', 2);
  const { profile } = (await app.profile()).getState();
  expect(profile.children.map(({ firstName }) => firstName)).toEqual(['Ben']);
  expect(closed).toBe(1);
  await stage.close();
});

test('a district without dates leads to the page of its calendar, and those near the family stand first', async () => {
  const calendarUrl = 'https://atlanta.example/calendar';
  const districts = districtOptions(
    [
      { id: 'cobb', label: 'Cobb County', calendarUrl },
      { id: 'atlanta', label: 'Atlanta Public Schools', calendarUrl },
    ],
    [{ districtId: 'cobb' }],
    familyDistricts({
      isSample: false,
      parentInfo: { ...emptyProfile().parentInfo, zipCode: '30309' },
    }),
  );
  const stage = await onStage(
    {},
    <ChildSheet
      open
      edited="new"
      siblings={[]}
      districts={districts}
      today="2026-11-27"
      onSave={nothing}
      onRemove={nothing}
      onClose={nothing}
    />,
  );
  const near = stage.find('optgroup[label="Near you"]');
  expect(near.textContent).toBe('Atlanta Public Schools: dates not here yet');
  expect(stage.text()).not.toContain('Open its calendar page');
  await stage.type('select:has(optgroup)', 'atlanta');
  expect(stage.text()).toContain('We don’t have its dates yet.');
  expect(stage.find(`a[href="${calendarUrl}"]`).textContent).toBe('Open its calendar page');
  await stage.type('select:has(optgroup)', 'cobb');
  expect(stage.text()).not.toContain('Open its calendar page');
  await stage.close();
});

test('a made-up family lives nowhere', () => {
  expect(familyDistricts(sampleProfile())).toEqual([]);
});

test('says that a child is not saved while storage is full, and saves it once there is room', async () => {
  const full = fullLocalStorage();
  const openTab = () => fakeApp({ store: fakeDevice().openApp(), localStorage: full.open });
  const stage = await onStage(
    {},
    <AppContext value={openTab()}>
      <NewChildSheet isOpen onClose={() => undefined} />
    </AppContext>,
  );
  await stage.says('First name');
  await stage.type('#child-name', 'Ben');
  await stage.press('Add');
  const [said] = useToasts.getState().toasts;
  expect(said).toMatchObject({ title: 'Not saved', tone: 'danger' });
  expect(said?.description).toContain('It lasts until you close this tab.');
  full.makeRoom();
  await act(async () => said?.action?.onPress());
  const { profile } = (await openTab().profile()).getState();
  expect(profile.children.map(({ firstName }) => firstName)).toEqual(['Ben']);
  expect(useToasts.getState().toasts).toHaveLength(1);
  await stage.close();
});
