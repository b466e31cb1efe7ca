// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { deferredLoader, requestEarly } from './deferredLoader.ts';

afterEach(() => {
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

const preloads = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname]);

test('over a slow line React is requested with the page', () => {
  vi.spyOn(performance, 'now').mockReturnValue(200);
  requestEarly(['/assets/react.js'], 200);
  expect(preloads()).toEqual([['modulepreload', '/assets/react.js']]);
});

test('over a fast line nothing is requested before the first paint', () => {
  vi.spyOn(performance, 'now').mockReturnValue(199);
  requestEarly(['/assets/react.js'], 200);
  expect(preloads()).toEqual([]);
});

test('the head asks for the first two scripts early, those that all others need', () => {
  const [head = ''] = deferredLoader(['runtime.js', 'react.js', 'entry.js']).split('</script>');
  expect(head).toContain('(["/runtime.js","/react.js"],200)');
});
