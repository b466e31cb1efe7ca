import { useEffect, useEffectEvent, useState } from 'react';
import { type Filters, resetFilters } from '#domain/list/filters.ts';
import type { TypedText } from './FilterControls.ts';
import { wholeZip } from './fields/zipProblem.ts';

// Safari refuses more than 100 history changes in 30 s: text is not sent letter by letter.
const PAUSE_MS = 150;
/** Goes with a first ZIP code: near enough for every morning. */
const FIRST_MILES = '10';

/** The filters on the screen, which are ahead of the address bar. */
export type FilterDraft = {
  filters: Filters;
  /** The ZIP field's text; `filters.near` holds it only while it is five digits. */
  zip: string;
  /**
   * The address as it last was, and the text we last sent to it. Together they tell our own text coming back
   * from a change made elsewhere (back button, link, reset).
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
  const [draft, setDraft] = useState(() => draftOf(address));
  if (draft.address !== address) setDraft(adoptAddress(draft, address));

  function apply(next: Filters) {
    setDraft((now) => ({
      ...now,
      filters: next,
      // Text that is no ZIP code yet stays in its field.
      zip: wholeZip(now.zip) === next.near ? now.zip : next.near,
      sent: typedText(next),
    }));
    onAddress(next);
  }
  const type = (text: Partial<TypedText>) => setDraft((now) => typeText(now, text));

  const { filters, sent } = draft;
  const { search, location, near } = filters;
  const send = useEffectEvent(() => apply(filters));
  useEffect(() => {
    if (search === sent.search && location === sent.location && near === sent.near)
      return undefined;
    const pause = setTimeout(() => send(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [search, location, near, sent]);

  return {
    filters,
    zip: draft.zip,
    type,
    apply,
    reset: () => {
      type({ near: '' });
      apply(resetFilters(filters));
    },
  };
}

export function draftOf(address: Filters): FilterDraft {
  return { filters: address, zip: address.near, address, sent: typedText(address) };
}

export function typeText(draft: FilterDraft, some: Partial<TypedText>): FilterDraft {
  const text = { ...textOnScreen(draft), ...some };
  return { ...draft, zip: text.near, filters: withText(draft.filters, text) };
}

/** The address changed. Its choices win; its text only where we did not send it. */
export function adoptAddress(draft: FilterDraft, address: Filters): FilterDraft {
  const text = textOnScreen(draft);
  const sent = { ...draft.sent };
  for (const key of ['search', 'location', 'near'] as const) {
    if (address[key] === draft.address[key] || address[key] === draft.sent[key]) continue;
    text[key] = address[key];
    sent[key] = address[key];
  }
  return { filters: withText(address, text), zip: text.near, address, sent };
}

const textOnScreen = ({ filters, zip }: FilterDraft): TypedText => ({
  ...typedText(filters),
  near: zip,
});
const typedText = ({ search, location, near }: Filters): TypedText => ({ search, location, near });

/** A ZIP code counts once it is whole; without one nothing is nearest. */
function withText(filters: Filters, { search, location, near: zip }: TypedText): Filters {
  const near = wholeZip(zip);
  if (near === filters.near) return { ...filters, search, location };
  const isFirst = filters.near === '' && filters.within === '';
  return {
    ...filters,
    search,
    location,
    near,
    within: isFirst ? FIRST_MILES : filters.within,
    sort: near === '' && filters.sort === 'distance' ? 'name' : filters.sort,
  };
}
