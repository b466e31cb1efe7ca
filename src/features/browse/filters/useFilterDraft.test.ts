import { JSDOM } from 'jsdom';
import { act, createElement, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Filters, noFilters } from '#domain/list/filters.ts';
import { adopt, useFilterDraft } from './useFilterDraft.ts';

const words = (search: string, location = '') => ({ search, location });

describe('words come back from the address bar', () => {
  test('our own words arrive while more is being typed: the letters typed since stay', () => {
    const draft = { typed: words('robots'), seen: words(''), sent: words('ro') };
    expect(adopt(words('ro'), draft).typed).toEqual(words('robots'));
  });

  test('the back button brings other words: they replace what was typed', () => {
    const draft = { typed: words('robots'), seen: words('robots'), sent: words('robots') };
    expect(adopt(words('clay'), draft)).toEqual({ typed: words('clay'), sent: words('clay') });
  });

  test('back and then forward again: the words of that moment return', () => {
    const back = adopt(words('clay'), {
      typed: words('robots'),
      seen: words('robots'),
      sent: words('robots'),
    });
    expect(adopt(words('robots'), { ...back, seen: words('clay') }).typed).toEqual(words('robots'));
  });

  test('a link changes the place only: the search being typed is left alone', () => {
    const draft = { typed: words('rob'), seen: words(''), sent: words('') };
    expect(adopt(words('', 'decatur'), draft).typed).toEqual(words('rob', 'decatur'));
  });
});

describe('an address bar that takes its time, as on a slow phone', () => {
  const address = { ...noFilters, search: 'camp', activity: 'art' };

  beforeEach(() => {
    const { window } = new JSDOM('<div></div>');
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', window.document);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  type Draft = ReturnType<typeof useFilterDraft>;
  type PageProps = { filters: Filters; ask: (next: Filters) => void; tell: (draft: Draft) => void };

  function Page({ filters, ask, tell }: PageProps) {
    const draft = useFilterDraft(filters, ask);
    useEffect(() => tell(draft));
    return null;
  }

  /** A page on that address, and all it asked of it. */
  async function openPage() {
    const { createRoot } = await import('react-dom/client');
    const root = createRoot(document.querySelector('div') ?? document.body);
    const asked: Filters[] = [];
    let draft: Draft | null = null;
    const ask = (next: Filters) => void asked.push(next);
    const tell = (now: Draft) => {
      draft = now;
    };
    const now = (): Draft => {
      if (draft === null) throw new Error('the page was not drawn');
      return draft;
    };
    const show = (filters: Filters) =>
      act(() => root.render(createElement(Page, { filters, ask, tell })));
    show(address);
    return { asked, now, show, apply: (next: Filters) => act(() => now().apply(next)) };
  }

  test('a reset is asked for once and is not taken back by what the address still says', async () => {
    const { asked, now, apply } = await openPage();
    apply(noFilters);
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(asked).toEqual([noFilters]);
    expect(now().current).toEqual(noFilters);
  });

  test('what was pressed shows at once; the address has the last word when it comes', async () => {
    const { now, apply, show } = await openPage();
    apply({ ...address, hours: 'workday' });
    expect(now().current.hours).toBe('workday');
    show({ ...address, activity: 'stem' });
    expect(now().current).toEqual({ ...address, activity: 'stem' });
    // And back: nothing asked before is remembered.
    show(address);
    expect(now().current).toEqual(address);
  });
});
