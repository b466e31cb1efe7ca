// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { useToasts } from '#ui/layers/toasts.ts';
import { showUnhandledFailures } from './unhandledFailure.ts';

afterEach(() => useToasts.setState({ toasts: [] }));

function toastsAfter(...reasons: unknown[]) {
  const page = new EventTarget();
  showUnhandledFailures({ addEventListener: page.addEventListener.bind(page) });
  for (const reason of reasons) {
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  }
  return useToasts.getState().toasts;
}

it('reports an unhandled rejection once', () => {
  expect(toastsAfter(new TypeError('a bug'), new TypeError('a bug'))).toMatchObject([
    { title: 'That didn’t work' },
  ]);
});

it('does not report an intended abort', () => {
  expect(toastsAfter(Object.assign(new Error('aborted'), { name: 'AbortError' }))).toEqual([]);
});
