// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppContext } from '#base/useApp.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { HandOverSheet } from '../sheets/handOver/HandOverSheet.tsx';
import { CoveredSheet } from './CoveredSheet.tsx';

const days = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);
const week = (booked: readonly string[]) => ({
  today: '2025-09-01',
  state: {
    entries: [
      aPlanEntry({ campId: 'own-care-kim', days: [...booked], hours: { from: 480, to: 1080 } }),
    ],
  },
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test.each([
  ['opens the picture of a covered week from the ways to share', days, true],
  ['offers no picture while a day is open', days.slice(1), false],
])('%s', async (_, booked, isOffered) => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const stage = await onStage(
    week(booked),
    <AppContext value={app}>
      <HandOverSheet sheet={{ kind: 'handOver' }} isOpen onClose={() => undefined} />
    </AppContext>,
  );
  expect(stage.text().includes('We’re covered')).toBe(isOffered);
  if (isOffered) await stage.press('See the picture');
  expect(stage.log.opened).toEqual(isOffered ? [{ kind: 'covered' }] : []);
  await stage.close();
});

const show = (booked: readonly string[]) =>
  onStage(
    week(booked),
    <CoveredSheet sheet={{ kind: 'covered' }} isOpen onClose={() => undefined} />,
  );

test('says that days are left where they are', async () => {
  const stage = await show(days.slice(1));
  expect(stage.text()).toContain('Some days still need somebody.');
  await stage.close();
});

test('says so when the browser draws no picture', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const stage = await show(days);
  await stage.says('Couldn’t make the picture');
  expect(stage.text()).toContain('Close this and try again.');
  await stage.close();
});
