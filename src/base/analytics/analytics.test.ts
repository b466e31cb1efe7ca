import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { startAnalytics } from './analytics.ts';
import type { Consent } from './consent.ts';
import { openDataLayer } from './dataLayer.ts';

const append = vi.fn<(script: unknown) => void>();

beforeEach(() => {
  append.mockClear();
  vi.stubGlobal('document', {
    cookie: '',
    querySelector: () => null,
    createElement: () => ({ dataset: {} }),
    head: { append },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.dataLayer = undefined;
  openDataLayer(true);
});

/** Opens a page of somebody who lets visits be counted; answers the paths that were counted. */
function visit(pathname: string, next: string): unknown[] {
  vi.stubGlobal('window', { location: { pathname } });
  const listeners: ((path: string) => void)[] = [];
  startAnalytics(
    'GTM-TEST',
    createStore<Consent>(() => 'yes'),
    (listener) => void listeners.push(listener),
  );
  for (const onView of listeners) onView(next);
  return (globalThis.dataLayer ?? []).flatMap((event) =>
    typeof event === 'object' && event !== null && 'page_path' in event ? event.page_path : [],
  );
}

it('counts a page view only after consent', () => {
  expect(visit('/faq', '/about')).toEqual(['/faq', '/about']);
  expect(append).toHaveBeenCalledOnce();
});

it.each(['/my-listing', '/my-listing/', '/bring'])(
  'loads and records nothing on %s, whose address is secret',
  (path) => {
    expect(visit(path, '/about')).toEqual([]);
    expect(append).not.toHaveBeenCalled();
  },
);
