// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { startServiceWorker, useUpdate } from './swBridge.ts';

test('a new build that takes over before Workbox is loaded is announced', () => {
  const workers = Object.assign(new EventTarget(), {
    controller: {},
    register: () => new Promise(() => undefined),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: workers });
  // This page has just reloaded itself, so it must not do so again.
  sessionStorage.setItem('camply:reloaded-at', String(Date.now()));
  startServiceWorker();
  workers.dispatchEvent(new Event('controllerchange'));
  expect(useUpdate.getState().updateReady).toBe(true);
});
