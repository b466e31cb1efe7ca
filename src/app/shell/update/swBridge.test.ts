// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { TYPED_QUESTION } from '#base/storage/storageKeys.ts';

/** A page that has just reloaded itself, so it must not do so again. */
async function startPage(waiting: () => void = () => undefined) {
  vi.resetModules();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { href: 'http://localhost/', reload });
  const workers = Object.assign(new EventTarget(), {
    controller: {},
    ready: new Promise(() => {}),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  vi.doMock('workbox-window', () => ({
    Workbox: class extends EventTarget {
      register = async () => this.dispatchEvent(new Event('waiting'));
      messageSkipWaiting = waiting;
    },
  }));
  sessionStorage.setItem('camply:reloaded-at', String(Date.now()));
  const bridge = await import('./swBridge.ts');
  bridge.startServiceWorker();
  const takeOver = () => workers.dispatchEvent(new Event('controllerchange'));
  return { ...bridge, reload, takeOver };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('workbox-window');
});

test('a new build that takes over before Workbox is loaded is announced', async () => {
  const { takeOver, useUpdate, reload } = await startPage();
  takeOver();
  expect(useUpdate.getState().updateReady).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a second update within a minute is applied when the person taps on it', async () => {
  const skipWaiting = vi.fn<() => void>();
  const { takeOver, useUpdate, reload } = await startPage(skipWaiting);
  await vi.waitUntil(() => useUpdate.getState().updateReady);
  useUpdate.getState().applyUpdate();
  expect(skipWaiting).toHaveBeenCalled();
  takeOver();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that is sending a listing does not take an update by itself', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  let held = [{ name: 'camply-outbox-1' }];
  const query = vi.fn<() => Promise<unknown>>(async () => ({ held }));
  Object.defineProperty(navigator, 'locks', { value: { query }, configurable: true });
  const skipWaiting = vi.fn<() => void>();
  await startPage(skipWaiting);
  await vi.waitUntil(() => query.mock.calls.length > 0);
  await query.mock.results.at(-1)?.value;
  expect(skipWaiting).not.toHaveBeenCalled();
  held = [];
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitUntil(() => skipWaiting.mock.calls.length > 0);
  Reflect.deleteProperty(navigator, 'locks');
});

test('a page that nobody looks at keeps the guard when it takes an update by itself', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const skipWaiting = vi.fn<() => void>();
  const { takeOver, reload } = await startPage(skipWaiting);
  await vi.waitUntil(() => skipWaiting.mock.calls.length > 0);
  takeOver();
  expect(reload).not.toHaveBeenCalled();
});

test('a page says to its service worker whether something is typed in it', async () => {
  const { useUpdate } = await startPage();
  await vi.waitUntil(() => useUpdate.getState().updateReady);
  const answers: unknown[] = [];
  const ask = () => {
    const port = { postMessage: (answer: unknown) => void answers.push(answer) };
    const question = { data: TYPED_QUESTION, ports: [port] };
    navigator.serviceWorker.dispatchEvent(Object.assign(new Event('message'), question));
  };
  ask();
  const field = document.body.appendChild(document.createElement('input'));
  field.value = 'Pine';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  ask();
  field.remove();
  ask();
  expect(answers).toEqual([false, true, false]);
});
