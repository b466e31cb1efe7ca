// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { SentHandOver } from '#family/store/handOver/handOverPost.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { closeParts, openPart } from '#tests/fakes/openPart.tsx';
import { CarryFirst } from './StepsBody.tsx';
import { InstallCorner } from './InstallCorner.tsx';

const soon = { interval: 10 };

afterEach(() => {
  closeParts();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each<[string, SentHandOver, isOnline: boolean, says: string]>([
  ['too many', { kind: 'limited', waitMs: 600_000 }, true, 'Make a new one in 10 minutes.'],
  ['no signal', { kind: 'unreachable' }, false, 'No signal'],
])(
  'without letters (%s) it says why, and offers a backup file',
  async (_, made, isOnline, says) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const app = {
      ...fakeApp({ store: fakeDevice().openApp() }),
      handOver: async () => ({
        make: async () => made,
        take: () => Promise.reject(new Error('no')),
      }),
    };
    const { box, press, button, text } = await openPart(app, <CarryFirst way="iphone" />);
    await expect.poll(() => button('Make the code'), soon).toBeDefined();
    press('Make the code');
    await expect.poll(text, soon).toContain(says);
    const backup = box.querySelector('a');
    expect(backup?.textContent).toBe('Save a backup file instead');
    expect(backup?.getAttribute('href')).toBe('/settings#backup');
    expect(await axeViolations(box)).toEqual([]);
  },
);

test('in the window of another app the way leads to a browser first, by a link to copy or to hold', async () => {
  const writeText = vi.fn<() => Promise<void>>(async () => {});
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone Instagram 396.0.0.26.241');
  const app = fakeApp({ store: fakeDevice().openApp() });
  const { box, press, button, text } = await openPart(app, <InstallCorner />);
  const install = await app.install();
  install.open();
  await expect.poll(() => button('Copy the link'), soon).toBeDefined();
  expect(box.querySelector('h2')?.textContent).toBe('Open this in your browser first');
  expect(await axeViolations(box)).toEqual([]);
  press('Copy the link');
  await expect.poll(text, soon).toContain('Copied. Paste it into your browser.');
  expect(writeText).toHaveBeenCalledWith(window.location.href);
  // Some such windows refuse the clipboard.
  writeText.mockRejectedValue(new Error('refused'));
  press('Copy the link');
  await expect.poll(text, soon).toContain(window.location.href);
  press('Stay here');
  expect(install.getState().isOpen).toBe(false);
});
