// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { browserSignals } from '#base/device/tabSignals.ts';

/** `persisted`: from the back-forward cache. */
function showPage(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

function setVisible(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('signals each return of a frozen, hidden or offline tab, and each leave', () => {
  const signals: string[] = [];
  const stop = browserSignals.listen((signal) => signals.push(signal));
  showPage(false);
  expect(signals, 'a page just loaded begins by itself').toEqual([]);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('pagehide'));
  showPage(true);
  setVisible('hidden');
  expect(browserSignals.isVisible()).toBe(false);
  setVisible('visible');
  expect(signals).toEqual(['back', 'leaving', 'back', 'back']);
  stop();
  window.dispatchEvent(new Event('online'));
  setVisible('visible');
  expect(signals).toHaveLength(4);
});
