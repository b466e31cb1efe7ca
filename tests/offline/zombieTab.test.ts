// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { browserSignals } from '#data/device/tabSignals.ts';

function setVisible(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('a tab that was frozen, hidden or cut off hears of each way back, and of leaving', () => {
  const heard: string[] = [];
  const stop = browserSignals.listen((signal) => heard.push(signal));
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  setVisible('hidden');
  expect(browserSignals.isVisible()).toBe(false);
  setVisible('visible');
  expect(heard).toEqual(['back', 'leaving', 'back', 'back']);
  stop();
  window.dispatchEvent(new Event('online'));
  setVisible('visible');
  expect(heard).toHaveLength(4);
});
