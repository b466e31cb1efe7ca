// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { deferredLoader, loadScripts, requestEarly } from './deferredLoader.ts';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const preloads = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname]);

test('requests React with the page on a slow connection', () => {
  vi.spyOn(performance, 'now').mockReturnValue(200);
  requestEarly(['/assets/react.js'], 200);
  expect(preloads()).toEqual([['modulepreload', '/assets/react.js']]);
});

test('requests nothing before the first paint on a fast connection', () => {
  vi.spyOn(performance, 'now').mockReturnValue(199);
  requestEarly(['/assets/react.js'], 200);
  expect(preloads()).toEqual([]);
});

test('requests the two basic scripts in the head', () => {
  const scripts = ['runtime.js', 'react.js', 'entry.js'];
  const [head = ''] = deferredLoader({ scripts, ids: ['a1b2c3'] }).split('</script>');
  expect(head).toContain('(["/runtime.js","/react.js"],200)');
});

test('reports a missing script until it has loaded', async () => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal(
    'fetch',
    async () => new Response('script', { headers: { 'content-type': 'text/javascript' } }),
  );
  const arrival = Promise.withResolvers<void>();
  let tries = 0;
  const preloaded: string[] = [];
  const importFile = async (file: string) => {
    if (file === '/chunks.js') {
      const preload = (files: readonly string[]) => void preloaded.push(...files);
      return { chunkFiles: () => ['/assets/entry.js'], preload };
    }
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
    await arrival.promise;
    return {};
  };
  const now = {
    unpaintedMs: 0,
    firstPauseMs: 0,
    longestPauseMs: 0,
    timeoutMs: 1000,
    reloadedKey: 'a key',
  };
  loadScripts('/chunks.js', ['a1b2c3'], now, importFile, () => false);
  await expect.poll(() => document.body.textContent).toContain('loads by itself');
  expect(document.querySelector('[role=status]')).not.toBeNull();
  arrival.resolve();
  await expect.poll(() => document.body.textContent).toBe('');
  expect(preloaded).toEqual(['/assets/entry.js']);
});
