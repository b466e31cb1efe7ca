// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppContext } from '#base/useApp.ts';
import { type ProfileStore, useProfile } from '#family/family.ts';
import { setPrivacy } from '#family/rules/editProfile.ts';
import type { PrivacySettings } from '#family/rules/profile.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fillFallBreak } from '#tests/fakes/fillFallBreak.ts';
import { onStage, type Stage } from '#tests/fakes/onStage.tsx';
import { maya } from '#tests/fixtures/aPlan.ts';
import { PopularRecord } from './PopularRecord.tsx';
import { PopularWeeks } from './PopularWeeks.tsx';

const RECORD = '{"area":"district:dekalb","week":"2025-10-06"}';
let stage: Stage;
let shown: object[] = [];
let asked: string[] = [];
beforeEach(() => {
  localStorage.clear();
  shown = [];
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.slice(url.lastIndexOf('/') + 1));
    return Response.json(shown);
  });
});
afterEach(async () => {
  await stage.close();
  vi.unstubAllGlobals();
});

function RecordOf({ store }: { store: ProfileStore }) {
  return <PopularRecord profile={useProfile(store).profile} />;
}

/** A family with one child in DeKalb County, whose fall break (October 6 to 10, 2025) is open, on October 1. */
async function show(part: (store: ProfileStore) => ReactNode) {
  const clock = fakeClock();
  const store = fakeDevice(clock).openApp();
  await fillFallBreak(store, clock);
  const app = fakeApp({ store, clock, localStorage: () => window.localStorage });
  const profile = await app.profile();
  profile.change((before) => ({ ...before, isSample: false, children: [maya] }));
  stage = await onStage(
    {},
    <AppContext value={app}>
      <main>{part(profile)}</main>
    </AppContext>,
  );
  const set = (name: keyof PrivacySettings, isOn: boolean) =>
    act(async () => profile.change((before) => setPrivacy(before, name, isOn)));
  const agree = async () => {
    await set('matchingOptIn', true);
    await act(async () => (await (await app.planner()).popular()).agree());
  };
  return { set, agree };
}

test('leads to the switches while popular weeks are off, and asks nobody', async () => {
  const { set } = await show(() => <PopularWeeks />);
  await stage.says('It’s off until you turn it on.');
  expect(stage.find('a').getAttribute('href')).toBe('/settings#privacy');
  await set('matchingOptIn', true);
  await stage.says('Choose whether we go by school district or ZIP code.');
  expect(asked).toEqual([]);
});

test('says how popular an open week is in words beside the mark', async () => {
  shown = [{ area: 'district:dekalb', week: '2025-10-06', level: 'many' }];
  const { set, agree } = await show(() => <PopularWeeks />);
  await agree();
  await set('matchBySchool', true);
  await stage.says('Week of Oct 6: many families in DeKalb County need care, too.');
  expect(stage.find('svg').getAttribute('aria-hidden')).toBe('true');
  expect(document.querySelectorAll('rect[class]')).toHaveLength(3);
  expect(await axeViolations()).toEqual([]);
  // Off again: the answer goes at once.
  await set('matchingOptIn', false);
  expect(stage.text()).not.toContain('many families');
  expect(localStorage.getItem('camply-popular')).toContain('"shown":null');
});

test('says below the threshold that there are not enough families yet', async () => {
  shown = [{ area: 'district:cobb', week: '2025-10-06', level: 'many' }];
  const { set } = await show(() => <PopularWeeks />);
  await set('matchingOptIn', true);
  await set('matchBySchool', true);
  await stage.says('Week of Oct 6: Not enough families yet.');
  expect(document.querySelectorAll('rect[class]')).toHaveLength(1);
});

test('shows the next line as it will be sent before it goes', async () => {
  const { set, agree } = await show((store) => <RecordOf store={store} />);
  await stage.says('We add one to a counter.');
  expect(stage.text()).not.toContain('Next line');
  await agree();
  await stage.says('Turn on school district or ZIP code above.');
  await set('matchBySchool', true);
  await stage.says(RECORD);
  expect(stage.text()).toContain('when you open My Schedule');
  expect(asked).not.toContain('count_open_week');
  expect(await axeViolations()).toEqual([]);
  await set('matchBySchool', false);
  expect(stage.text()).not.toContain(RECORD);
});

test('says where the family agreed on another phone that this one sends nothing', async () => {
  const { set } = await show((store) => <RecordOf store={store} />);
  await set('matchingOptIn', true);
  await set('matchBySchool', true);
  await stage.says('Your family turned this on with another device');
  expect(stage.text()).not.toContain('Next line');
});
