import { useState } from 'react';
import { type Filters, resetFilters } from '#camps/rules/list/filters.ts';
import { useAfterPause } from '#ui/fields/useAfterPause.ts';
import { placeText, withPlace } from './fields/place.ts';
import type { TypedText } from './FilterControls.ts';

/** The filters on the screen, which are ahead of the address bar. */
export type FilterDraft = {
  filters: Filters;
  /**
   * The last address, and the last text that was sent to it. Together they distinguish our own text coming back from a
   * change made elsewhere (back button, link, reset).
   */
  address: Filters;
  sent: TypedText;
};

/**
 * The address bar owns the filters, but typing is faster: text shows at once and is sent after a pause,
 * choices show and are sent at once. A change from elsewhere replaces what was typed before it, but never
 * what was typed since.
 */
export function useFilterDraft(address: Filters, onAddress: (next: Filters) => void) {
  const [draft, setDraft] = useState(() => filterDraft(address));
  if (draft.address !== address) setDraft(adoptAddress(draft, address));

  function apply(next: Filters) {
    setDraft((now) => ({ ...now, filters: next, sent: typedText(next) }));
    onAddress(next);
  }
  const type = (text: Partial<TypedText>) => setDraft((now) => typeText(now, text));

  const { filters, sent } = draft;
  const { search, place } = typedText(filters);
  const isSent = search === sent.search && place === sent.place;
  useAfterPause(isSent ? null : `${search}\n${place}`, () => apply(filters));

  return { filters, type, apply, reset: () => apply(resetFilters(filters)) };
}

export function filterDraft(address: Filters): FilterDraft {
  return { filters: address, address, sent: typedText(address) };
}

export function typeText(draft: FilterDraft, some: Partial<TypedText>): FilterDraft {
  return { ...draft, filters: withText(draft.filters, some) };
}

/** The address changed. Its choices win; its text only where we did not send it. */
export function adoptAddress(draft: FilterDraft, address: Filters): FilterDraft {
  const ofAddress = typedText(address);
  const before = typedText(draft.address);
  const text = typedText(draft.filters);
  const sent = { ...draft.sent };
  for (const key of ['search', 'place'] as const) {
    if (ofAddress[key] === before[key] || ofAddress[key] === draft.sent[key]) continue;
    text[key] = ofAddress[key];
    sent[key] = ofAddress[key];
  }
  return { filters: withText(address, text), address, sent };
}

const typedText = (filters: Filters): TypedText => ({
  search: filters.search,
  place: placeText(filters),
});

/** The same text again changes nothing: an address may hold a town and a ZIP code at once. */
function withText(filters: Filters, { search = filters.search, place }: Partial<TypedText>) {
  const next = { ...filters, search };
  return place === undefined || place === placeText(filters) ? next : withPlace(next, place);
}
