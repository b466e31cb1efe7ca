// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAutosave } from './useAutosave.ts';

let root: Root;
/** As it was drawn, the last time last. */
let fields: ReturnType<typeof useAutosave>[];
let saved: string[];
/** What storage answers. */
let answers: ((isStored: boolean) => void)[];

function save(text: string) {
  saved.push(text);
  return new Promise<boolean>((resolve) => answers.push(resolve));
}
function Part({ stored }: { stored: string }) {
  fields.push(useAutosave(stored, save, 'paused'));
  return null;
}
const shown = () => fields.at(-1)?.text;
const show = (stored: string) => act(async () => root.render(<Part stored={stored} />));
const type = (text: string) => act(async () => fields.at(-1)?.onText(text));
const leave = () => act(async () => fields.at(-1)?.onLeave());
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const answer = (isStored: boolean) => act(async () => answers.at(-1)?.(isStored));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  fields = [];
  saved = [];
  answers = [];
  root = createRoot(document.createElement('div'));
  await show('');
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('saves once when the field is left, and shows what is stored from then on', async () => {
  await type('Hat');
  await leave();
  await leave();
  expect(saved).toEqual(['Hat']);
  await show('Hat');
  await answer(true);
  await show('Sun hat');
  expect(shown()).toBe('Sun hat');
});

it('keeps the typed text where it could not be stored, and saves it when it is left again', async () => {
  await type('Hat');
  await leave();
  // Shown at once, and taken back.
  await show('Hat');
  await show('');
  await answer(false);
  expect(shown()).toBe('Hat');
  await leave();
  expect(saved).toEqual(['Hat', 'Hat']);
});

it('saves a second after the last key, and lets the text be until the field is left', async () => {
  await type('Bring ');
  await wait(999);
  await type('Bring a ');
  await wait(999);
  expect(saved).toEqual([]);
  await wait(1);
  expect(saved).toEqual(['Bring a ']);
  await show('Bring a');
  await answer(true);
  expect(shown()).toBe('Bring a ');
  await leave();
  expect(saved).toHaveLength(1);
  expect(shown()).toBe('Bring a');
});

it('does not repeat by itself what could not be stored', async () => {
  await type('Hat');
  await wait(1000);
  await answer(false);
  await wait(10_000);
  expect(saved).toEqual(['Hat']);
});

it('saves what is typed when the page is hidden and when the field goes', async () => {
  await type('Hat');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await type('Hat, shoes');
  await act(async () => root.render(null));
  expect(saved).toEqual(['Hat', 'Hat, shoes']);
});
