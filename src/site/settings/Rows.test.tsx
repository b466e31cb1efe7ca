// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addChild } from '#tests/fakes/aFamilyPhone.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { aRing, fakeAlarms } from '#tests/fakes/fakeAlarms.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import type { Stage } from '#tests/fakes/onStage.tsx';
import { syncOf, syncStage } from '#tests/fakes/syncStage.tsx';
import { chooseTheme } from '#base/device/chosenTheme.ts';
import { Rows } from './Rows.tsx';

let stage: Stage;
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async () => Response.json([]));
});
afterEach(() => stage.close());

/** On a phone with three children and one favorite. */
async function show(store = fakeDevice().openApp(), alarms = fakeAlarms().alarms) {
  const tab = fakeApp({ store, localStorage: () => window.localStorage });
  const planner = async () => ({ ...(await tab.planner()), alarms: async () => alarms });
  const app = { ...tab, planner };
  const profile = await app.profile();
  addChild(profile, 'Wren');
  await (await app.family()).setFavorite({ id: 'owls', providerName: 'Owls' }, true);
  stage = await syncStage(syncOf({ is: 'off' }), <Rows />, app);
  await stage.says('Only emails need an account.');
  return profile;
}

const row = (title: string) => {
  const found = [...document.querySelectorAll('details')].find(
    (one) => one.querySelector('h2')?.textContent === title,
  );
  if (!found) throw new Error(`no row ${title}`);
  return found;
};
async function openRow(title: string): Promise<void> {
  await act(async () => row(title).querySelector('summary')?.click());
  await expect.poll(() => row(title).open, { interval: 5 }).toBe(true);
}
const state = (title: string) => row(title).querySelector('small')?.textContent;

const named = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>('[role=switch]')].find(
    (one) =>
      document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent === name,
  );

const agreedHere = () => localStorage.getItem('camply-popular') ?? '';

test('shows the state of each row and saves its switches', async () => {
  const profile = await show();
  expect(state('Reminders and email')).toContain('1 of 4 on');
  await openRow('Reminders and email');
  await stage.press('Camp updates');
  expect(state('Reminders and email')).toContain('0 of 4 on');
  // They need popular weeks.
  expect(named('Hints about popular weeks')).toBeUndefined();

  await openRow('Privacy');
  expect(named('By school district')?.disabled).toBe(true);
  await stage.press('Popular weeks');
  expect(state('Privacy')).toContain('Counted in popular weeks');
  await stage.press('Hints about popular weeks');
  expect(state('Reminders and email')).toContain('1 of 5 on');
  await stage.press('By school district');
  const { emailPreferences, privacySettings } = profile.getState().profile;
  expect(emailPreferences).toMatchObject({ campUpdates: false, matchAlerts: true });
  expect(privacySettings).toMatchObject({ matchingOptIn: true, matchBySchool: true });
  // Agreed on this phone, so this one sends.
  await expect.poll(agreedHere, { interval: 5 }).toMatch(/"agreedAt":\d/);

  await openRow('Look');
  await stage.press('Night');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await stage.press('Auto');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  // As the button in the header does, or another tab.
  await act(async () => chooseTheme('dark'));
  expect(state('Look')).toBe('Night');
  await act(async () => chooseTheme('system'));
});

test('has no axe findings with each row open and while erasing asks for its word', async () => {
  await show();
  for (const title of document.querySelectorAll('summary h2')) {
    await openRow(title.textContent);
  }
  expect(await axeViolations()).toEqual([]);
  await stage.press('Erase everything');
  await stage.says('1 favorite');
  expect(stage.text()).toContain('3 children');
  expect(stage.find('dialog button[aria-disabled=true]').textContent).toBe('Erase');
  await stage.type('#erase-word', 'erase');
  expect(document.querySelector('dialog button[aria-disabled=true]')).toBeNull();
  expect(await axeViolations()).toEqual([]);
});

test('says before erasing that nobody could stop a calendar address', async () => {
  const store = fakeDevice().openApp();
  await store.user((db) =>
    db.plan.bulkPut([
      { kind: 'feed', id: 'leo', stoppedAt: 5, updatedAt: 1 },
      { kind: 'feed', id: 'maya', stoppedAt: null, updatedAt: 1 },
    ]),
  );
  await show(store);
  await openRow('Delete');
  await stage.press('Erase everything');
  await stage.says('1 calendar address. Stop it in My Schedule first, or nobody can.');
  expect(stage.text()).toContain('1 favorite');
});

test.each([
  [{}, 'Off'],
  [{ way: 'install' }, 'Once Camply is on your home screen'],
  [{ way: 'inApp' }, 'Not in this window'],
  [{ way: 'blocked' }, 'Notifications are blocked'],
  [{ way: 'unable' }, 'This browser can’t ring'],
  [{ way: 'notSetUp' }, 'Not set up on this site'],
  [{ isOn: true }, 'On, nothing to ring yet'],
  [
    { isOn: true, alarms: [aRing('a', Date.parse('2031-09-22T11:30:00Z'))] },
    'Next: Mon, Sep 22, 7:30 am',
  ],
  [{ loss: 'permission', way: 'blocked' }, 'They no longer ring'],
] as const)('says of alarms in the state %j: %s', async (fields, words) => {
  await show(undefined, fakeAlarms(fields).alarms);
  await expect.poll(() => state('Alarms')?.replaceAll('\u00a0', ' '), { interval: 5 }).toBe(words);
});

test('turns alarms on in its row, and leads to My Schedule', async () => {
  const { alarms } = fakeAlarms();
  await show(undefined, alarms);
  await openRow('Alarms');
  await stage.press('Ring on this device');
  expect(alarms.state.getState().isOn).toBe(true);
  expect(state('Alarms')).toBe('On, nothing to ring yet');
  expect(row('Alarms').querySelector('a')?.getAttribute('href')).toBe('/my-camps');
});

test('says under Subscription what alarms cost', async () => {
  const { alarms, set } = fakeAlarms();
  await show(undefined, alarms);
  await openRow('Subscription');
  await stage.says('Alarms are free until launch.');
  await act(async () => set({ fee: { checkoutUrl: 'https://pay.example/', cents: 499 } }));
  expect(stage.text()).toContain('Alarms cost $4.99 for a season. Everything else stays free.');
});
