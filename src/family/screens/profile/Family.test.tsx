// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppContext } from '#base/useApp.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { onStage, type Stage } from '#tests/fakes/onStage.tsx';
import { fullLocalStorage } from '#tests/fakes/fullLocalStorage.ts';
import { Family } from './Family.tsx';
import { ProfilePage } from './ProfilePage.tsx';

let stage: Stage;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.restoreAllMocks();
  await stage.close();
});

const newTab = () =>
  fakeApp({ store: fakeDevice().openApp(), localStorage: () => window.localStorage });

async function show() {
  const app = newTab();
  const store = await app.profile();
  stage = await onStage(
    {},
    <AppContext value={app}>
      <main>
        <h1>My Profile</h1>
        <Family store={store} ChildSash={() => null} />
      </main>
    </AppContext>,
  );
}

/** As the page reads it when it is loaded again. */
const kept = async () => (await newTab().profile()).getState().profile;

test('shows an error beside its field, keeps the typed text, and saves valid fields', async () => {
  await show();
  await stage.type('#parent-name', 'Dana');
  await stage.type('#parent-zipCode', '303');
  expect(stage.describes('#parent-zipCode')).toContain('A ZIP code has five digits, like 30317');
  expect(await axeViolations()).toEqual([]);
  await stage.type('#parent-zipCode', '30317');
  await stage.type('#parent-zipCode', '3031');
  expect(stage.find('#parent-zipCode')).toHaveProperty('value', '3031');
  expect((await kept()).parentInfo).toMatchObject({ name: 'Dana', zipCode: '30317' });
});

test('reports a missing child name beside the focused field', async () => {
  await show();
  expect(stage.text()).toContain('This is a sample family.');
  expect(await axeViolations()).toEqual([]);
  await stage.press('Add a child');
  await stage.press('Add');
  expect(stage.describes('#child-name')).toContain('Enter a first name or a nickname');
  expect(document.activeElement).toBe(stage.find('#child-name'));
  expect(await axeViolations()).toEqual([]);
  await stage.type('#child-name', 'Wren');
  await stage.press('Add');
  expect(stage.text()).not.toContain('sample');
  expect((await kept()).children.map(({ firstName }) => firstName)).toEqual(['Wren']);
});

test('offers each choice for a child once', async () => {
  await show();
  await stage.press('Add a child');
  const repeated = [...document.querySelectorAll('select')].filter(
    ({ options }) => new Set([...options].map(({ value }) => value)).size < options.length,
  );
  expect(repeated).toEqual([]);
});

test('reports an unreadable profile and offers its text as a file', async () => {
  const state = { parentInfo: { name: 'Dana' }, children: [{ id: 'w', firstName: 'Wren' }, 7] };
  localStorage.setItem('camply_user_data', JSON.stringify({ state, version: 1 }));
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await show();
  expect(stage.text()).toContain('Part of your profile couldn’t be read.');
  expect(document.querySelectorAll('ul button')).toHaveLength(2);
  expect(stage.text()).toContain('Edit Wren');
  expect(await axeViolations()).toEqual([]);
  await stage.press('Save the damaged part');
  expect(saved).toEqual(['camply-damaged-profile.txt']);
  await stage.press('I don’t need it');
  expect(stage.text()).not.toContain('Part of your profile');
});

test('never reads as kept or saved while the browser keeps no change', async () => {
  const full = fullLocalStorage();
  const app = fakeApp({ store: fakeDevice().openApp(), localStorage: full.open });
  await app.profile();
  stage = await onStage(
    {},
    <AppContext value={app}>
      <main>
        <ProfilePage ChildSash={() => null} />
      </main>
    </AppContext>,
  );
  await stage.says('Saved as you type.');
  expect(stage.text()).toContain('Saved on this device');
  await stage.type('#parent-name', 'Dana');
  expect(stage.text()).not.toMatch(/Saved on this device|Saved as you type/);
  expect(stage.text()).toContain('Not savedYour browser didn’t save this change.');
  expect(await axeViolations()).toEqual([]);
  full.makeRoom();
  await stage.press('Try again');
  expect(stage.text()).toContain('Saved on this device');
  expect(stage.text()).toContain('Saved as you type.');
});
