import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { winterBannerScript } from './winterBannerScript.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The storage of one phone; null: the browser refuses it. */
const emptyStorage = () => new JSDOM('', { url: 'https://camply.example/' }).window.localStorage;

/** Opens Home on this day, before hydration: only the script in its head has run. */
function open(day: string, storage: Storage | null = emptyStorage(), time = '12:00:00Z') {
  const { window } = new JSDOM(
    '<main id="main" tabindex="-1"></main><button data-dismiss-winter><svg></svg></button>',
  );
  const { document } = window;
  vi.stubGlobal('document', document);
  vi.stubGlobal('Element', window.Element);
  vi.stubGlobal('localStorage', storage);
  vi.setSystemTime(new Date(`${day}T${time}`));
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the script under test is text, as the page has it
  new Function(winterBannerScript)();
  return {
    shows: () => 'winter' in document.documentElement.dataset,
    dismiss: () =>
      document
        .querySelector('svg')
        ?.dispatchEvent(new window.Event('click', { bubbles: true, cancelable: true })),
    focused: () => document.activeElement?.id,
  };
}

const showsAt = (day: string, time: string) => open(day, emptyStorage(), time).shows();

describe('the winter banner', () => {
  test('shows from November through February', () => {
    const days = ['2025-11-01', '2025-12-24', '2026-01-01', '2026-02-28'];
    expect(days.map((day) => open(day).shows())).toEqual(Array(4).fill(true));
  });

  test('stays away from March through October', () => {
    const days = ['2026-03-01', '2026-06-15', '2026-10-31'];
    expect(days.map((day) => open(day).shows())).toEqual(Array(3).fill(false));
  });

  test.each(['Asia/Tokyo', 'Pacific/Honolulu', 'America/New_York'])(
    'comes and goes at midnight in Atlanta, on a device in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(showsAt('2025-10-31', '23:59:00-04:00')).toBe(false);
      expect(showsAt('2025-11-01', '00:00:00-04:00')).toBe(true);
      expect(showsAt('2025-12-31', '23:30:00-05:00')).toBe(true);
      expect(showsAt('2026-01-01', '00:00:00-05:00')).toBe(true);
      expect(showsAt('2026-02-28', '23:59:00-05:00')).toBe(true);
      expect(showsAt('2026-03-01', '00:00:00-05:00')).toBe(false);
      vi.unstubAllEnvs();
    },
  );

  test('dismissed before hydration, it is gone at once and for good, and the page has the focus', () => {
    const storage = emptyStorage();
    const page = open('2025-12-01', storage);
    expect(page.shows()).toBe(true);
    page.dismiss();
    expect(page.shows()).toBe(false);
    expect(page.focused()).toBe('main');
    expect(storage.getItem('winterBreakBannerDismissed')).toBe('true');
    expect(open('2026-12-01', storage).shows()).toBe(false);
  });

  test('storage that throws breaks neither showing nor dismissing', () => {
    const page = open('2025-12-01', null);
    expect(page.shows()).toBe(true);
    page.dismiss();
    expect(page.shows()).toBe(false);
  });
});
