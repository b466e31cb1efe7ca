// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAfterPause } from './useAfterPause.ts';

let root: Root;
const sent: unknown[] = [];
function Field({ waiting }: { waiting: string | null }) {
  useAfterPause(waiting, () => sent.push(waiting));
  return null;
}
const show = (waiting: string | null) => act(() => root.render(<Field waiting={waiting} />));
const leave = () => act(() => void document.dispatchEvent(new Event('focusout')));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  sent.length = 0;
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends the last value once it has stayed the same for 150 ms', () => {
  show('$80');
  wait(149);
  show('$90');
  wait(149);
  expect(sent).toEqual([]);
  wait(1);
  expect(sent).toEqual(['$90']);
});

it('sends once when the focus leaves, and nothing where nothing waits', () => {
  show(null);
  leave();
  wait(1000);
  expect(sent).toEqual([]);
  show('$80');
  leave();
  leave();
  wait(1000);
  expect(sent).toEqual(['$80']);
});
