// @vitest-environment jsdom
import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calendarSeason } from '#camps/rules/season/calendarSeason.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { closeParts, openPart } from '#tests/fakes/openPart.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { useToasts } from '#ui/layers/toasts.ts';
import { ShareSheet } from './ShareSheet.tsx';

const known = { camp: aCamp(), season: calendarSeason('fall', 2025) };
const days = ['2025-10-06', '2025-10-07', '2025-10-09'];
const soon = { interval: 10 };
let saved: File[] = [];

beforeEach(() => {
  saved = [];
  // jsdom draws nothing and saves nothing.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  Object.assign(URL, {
    createObjectURL: (file: File) => {
      saved.push(file);
      return 'blob:saved';
    },
    revokeObjectURL: () => undefined,
  });
  Object.assign(HTMLImageElement.prototype, { decode: async () => undefined });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ scale() {}, drawImage() {}, fillText() {} }),
    toBlob(this: HTMLCanvasElement, done: BlobCallback, type: string) {
      done(new Blob([`${this.width} x ${this.height}`], { type }));
    },
  });
});
afterEach(() => {
  closeParts();
  useToasts.setState({ toasts: [] });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The sheet that a press on `name` opens. */
async function openSheet(name: string, ready: string) {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const part = await openPart(app, <ShareSheet known={known} days={days} />);
  await expect.poll(() => part.button(name), soon).toBeDefined();
  part.press(name);
  await expect.poll(() => part.button(ready), soon).toBeDefined();
  return part;
}

const toasts = () => useToasts.getState().toasts.map(({ title }) => title);

test('saves a poster of 2160 by 2700 pixels with a text alternative', async () => {
  const { box, press } = await openSheet('Poster of Pine & Paddle', 'Save Picture');
  const picture = box.querySelector('dialog img');
  expect(picture?.getAttribute('alt')).toMatch(/^Poster: Pine & Paddle/);
  expect(await axeViolations()).toEqual([]);
  press('Save Picture');
  await expect.poll(toasts, soon).toContain('Picture saved');
  const [file] = saved;
  expect([file?.name, file?.type]).toEqual(['pine-and-paddle.png', 'image/png']);
  expect(await file?.text()).toBe('2160 x 2700');
});

test('saves a calendar file with each day at its hours', async () => {
  const { press } = await openSheet('Add to Calendar: Pine & Paddle', 'Calendar File');
  expect(await axeViolations()).toEqual([]);
  press('Calendar File');
  await expect.poll(toasts, soon).toContain('Calendar file saved');
  const [file] = saved;
  const events = new ICAL.Component(ICAL.parse((await file?.text()) ?? ''));
  const starts = events
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('dtstart')));
  expect(starts).toEqual(days.map((day) => `${day}T08:30:00`));
});
