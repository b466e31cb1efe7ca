import { JSDOM } from 'jsdom';
import { act, createElement, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Filters, noFilters } from '#camps/rules/list/filters.ts';
import { placeText } from './fields/place.ts';
import {
  adoptAddress,
  filterDraft,
  type FilterDraft,
  typeText,
  useFilterDraft,
} from './useFilterDraft.ts';

const address = (some: Partial<Filters>): Filters => ({ ...noFilters, ...some });
/** As after the pause in which text is sent. */
const sent = (draft: FilterDraft): FilterDraft => {
  const { search } = draft.filters;
  return { ...draft, sent: { search, place: placeText(draft.filters) } };
};

const leave = () => act(() => void document.dispatchEvent(new window.Event('focusout')));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('text comes back from the address bar', () => {
  test('our own text arrives while more is being typed: what was typed since stays', () => {
    const draft = typeText(sent(typeText(filterDraft(noFilters), { search: 'ro' })), {
      search: 'robots',
    });
    expect(adoptAddress(draft, address({ search: 'ro' })).filters.search).toBe('robots');
  });

  test('the back button brings other text: it replaces what was typed', () => {
    const back = adoptAddress(
      filterDraft(address({ search: 'robots' })),
      address({ search: 'clay' }),
    );
    expect(back.filters.search).toBe('clay');
    expect(back.sent.search).toBe('clay');
  });

  test('back and then forward again: the text of that moment returns', () => {
    const back = adoptAddress(
      filterDraft(address({ search: 'robots' })),
      address({ search: 'clay' }),
    );
    expect(adoptAddress(back, address({ search: 'robots' })).filters.search).toBe('robots');
  });

  test('a link changes the location only: the search being typed stays', () => {
    const draft = typeText(filterDraft(noFilters), { search: 'rob' });
    const { filters } = adoptAddress(draft, address({ location: 'decatur' }));
    expect([filters.search, filters.location]).toEqual(['rob', 'decatur']);
  });
});

describe('typing a place', () => {
  test('a ZIP code filters as text until a distance is chosen', () => {
    const draft = typeText(filterDraft(noFilters), { place: '30030' });
    expect(draft.filters).toEqual(address({ location: '30030' }));
    const near = typeText(filterDraft(address({ within: '5' })), { place: ' 30030 ' });
    expect(near.filters).toEqual(address({ near: '30030', within: '5' }));
  });

  test('deleting a digit of the ZIP code: nothing is nearest any more, and the digits stay', () => {
    const near = address({ near: '30030', within: '5', sort: 'distance' });
    const draft = typeText(filterDraft(near), { place: '3003' });
    expect(draft.filters).toEqual(address({ location: '3003', within: '5' }));
    // Our own change comes back from the address.
    expect(adoptAddress(sent(draft), address({ location: '3003', within: '5' })).filters).toEqual(
      draft.filters,
    );
  });

  test('a link with another place replaces what is in the field', () => {
    const draft = typeText(filterDraft(noFilters), { place: '300' });
    const { filters } = adoptAddress(draft, address({ near: '30547', within: '10' }));
    expect(filters).toEqual(address({ near: '30547', within: '10' }));
  });

  test('an old link with a town and a ZIP code keeps both while something else is typed', () => {
    const both = address({ location: 'decatur', near: '30030', within: '10' });
    const draft = typeText(filterDraft(both), { search: 'rob' });
    expect(draft.filters).toEqual({ ...both, search: 'rob' });
  });
});

describe('an address bar that answers late, as on a slow device', () => {
  const start = address({ search: 'camp', activity: 'art' });

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
  type PageProps = {
    filters: Filters;
    onAddress: (next: Filters) => void;
    onDraft: (draft: Draft) => void;
  };

  function Page({ filters, onAddress, onDraft }: PageProps) {
    const draft = useFilterDraft(filters, onAddress);
    useEffect(() => onDraft(draft));
    return null;
  }

  /** A page at that address, and every address it requested. */
  async function openPage() {
    const { createRoot } = await import('react-dom/client');
    const root = createRoot(document.querySelector('div') ?? document.body);
    const requested: Filters[] = [];
    let draft: Draft | null = null;
    const onAddress = (next: Filters) => void requested.push(next);
    const onDraft = (now: Draft) => {
      draft = now;
    };
    const now = (): Draft => {
      if (draft === null) throw new Error('the page did not render');
      return draft;
    };
    const show = (filters: Filters) =>
      act(() => root.render(createElement(Page, { filters, onAddress, onDraft })));
    show(start);
    return { requested, now, show, apply: (next: Filters) => act(() => now().apply(next)) };
  }

  test('a reset is requested once, and the old address does not undo it', async () => {
    const { requested, now, apply } = await openPage();
    apply(noFilters);
    wait(1000);
    expect(requested).toEqual([noFilters]);
    expect(now().filters).toEqual(noFilters);
  });

  test('a choice shows at once; the address has the last word when it comes', async () => {
    const { now, apply, show } = await openPage();
    apply({ ...start, hours: 'workday' });
    expect(now().filters.hours).toBe('workday');
    show({ ...start, activity: 'stem' });
    expect(now().filters).toEqual({ ...start, activity: 'stem' });
    // And back: earlier requests are forgotten.
    show(start);
    expect(now().filters).toEqual(start);
  });

  test('text is requested once typing pauses, and with a choice made meanwhile', async () => {
    const { requested, now, apply } = await openPage();
    act(() => now().type({ search: 'ro' }));
    wait(100);
    act(() => now().type({ search: 'rob', place: 'Decatur' }));
    wait(100);
    expect(requested).toEqual([]);
    wait(100);
    const typed = { ...start, search: 'rob', location: 'Decatur' };
    expect(requested).toEqual([typed]);
    act(() => now().type({ search: 'robot' }));
    apply({ ...now().filters, hours: 'workday' });
    wait(1000);
    expect(requested).toEqual([typed, { ...typed, search: 'robot', hours: 'workday' }]);
  });

  test('text is requested at once when something else takes the focus, as a pressed link does', async () => {
    const { requested, now } = await openPage();
    leave();
    expect(requested).toEqual([]);
    act(() => now().type({ search: 'rob' }));
    leave();
    expect(requested).toEqual([{ ...start, search: 'rob' }]);
    leave();
    wait(1000);
    expect(requested).toHaveLength(1);
  });

  test('a reset empties the place field, sent or not', async () => {
    const { requested, now } = await openPage();
    act(() => now().type({ place: '300' }));
    act(() => now().reset());
    wait(1000);
    expect(placeText(now().filters)).toBe('');
    expect(requested).toEqual([noFilters]);
  });
});
