// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { useToasts } from '#ui/layers/toasts.ts';
import { sayUnhandledFailures } from './unhandledFailure.ts';

afterEach(() => useToasts.setState({ toasts: [] }));

function titlesAfter(...reasons: unknown[]): string[] {
  const page = new EventTarget();
  sayUnhandledFailures({ addEventListener: page.addEventListener.bind(page) });
  for (const reason of reasons) {
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  }
  return useToasts.getState().toasts.map(({ title }) => title);
}

it('a rejected promise that nobody handles is said once, however often it happens', () => {
  expect(titlesAfter(new TypeError('a bug'), new TypeError('a bug'))).toEqual(['That didn’t work']);
});

it('what was aborted on purpose is not said', () => {
  expect(titlesAfter(Object.assign(new Error('aborted'), { name: 'AbortError' }))).toEqual([]);
});
