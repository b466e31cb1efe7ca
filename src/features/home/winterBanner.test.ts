import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissWinterBanner } from './winterBanner.ts';
import { winterBannerScript } from './winterBannerScript.ts';

const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
};
const blocked = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};
let root: { dataset: DOMStringMap };

beforeEach(() => {
  items.clear();
  root = { dataset: {} };
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', { documentElement: root });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page on this day, as far as its first paint. */
function open(day: string): boolean {
  vi.setSystemTime(new Date(`${day}T12:00:00`));
  root.dataset = {};
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the script under test is text, as the page has it
  new Function(winterBannerScript)();
  return 'winter' in root.dataset;
}

describe('the winter banner', () => {
  test('shows from November through February', () => {
    expect(['2025-11-01', '2025-12-24', '2026-01-01', '2026-02-28'].map(open)).toEqual(
      Array(4).fill(true),
    );
  });

  test('stays away from March through October', () => {
    expect(['2026-03-01', '2026-06-15', '2026-10-31'].map(open)).toEqual(Array(3).fill(false));
  });

  test('dismissed once, it is gone at once and for good', () => {
    expect(open('2025-12-01')).toBe(true);
    dismissWinterBanner();
    expect(root.dataset).toEqual({});
    expect(items.get('winterBreakBannerDismissed')).toBe('true');
    expect(open('2026-12-01')).toBe(false);
  });

  test('storage that throws breaks neither showing nor dismissing', () => {
    vi.stubGlobal('localStorage', blocked);
    expect(open('2025-12-01')).toBe(true);
    dismissWinterBanner();
    expect(root.dataset).toEqual({});
  });
});
