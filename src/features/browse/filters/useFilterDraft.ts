import { useEffect, useEffectEvent, useState } from 'react';
import type { Filters } from '#domain/list/filters.ts';

type Words = Pick<Filters, 'search' | 'location'>;
const wordsOf = ({ search, location }: Words): Words => ({ search, location });

// Long enough that a word is not sent letter by letter: Safari refuses more than 100 history changes in 30 s.
const PAUSE_MS = 150;

/**
 * The address bar owns the filters; fingers are faster than it. What is typed shows at once and
 * reaches the address a moment later. A change from outside (back button, link, reset) wins over
 * what was typed before it, but never over letters typed since.
 */
export function useFilterDraft(filters: Filters, onFilters: (next: Filters) => void) {
  const [typed, setTyped] = useState(() => wordsOf(filters));
  // What the address said last, and what this draft last asked of it: together they tell our own
  // words coming back from words that came from elsewhere.
  const [seen, setSeen] = useState(typed);
  const [sent, setSent] = useState(typed);
  // A slow phone takes its time to say it in the address: until then what was asked last counts.
  const [asked, setAsked] = useState({ of: filters, next: filters });
  if (asked.of !== filters) setAsked({ of: filters, next: filters });
  const latest = asked.of === filters ? asked.next : filters;

  if (filters.search !== seen.search || filters.location !== seen.location) {
    const adopted = adopt(wordsOf(filters), { typed, seen, sent });
    setSeen(wordsOf(filters));
    setTyped(adopted.typed);
    setSent(adopted.sent);
  }

  /** Filters are now this; words typed so far go along unless `next` brings its own. */
  function apply(next: Filters) {
    setTyped(wordsOf(next));
    setSent(wordsOf(next));
    setAsked({ of: filters, next });
    onFilters(next);
  }

  const send = useEffectEvent((words: Words) => apply({ ...latest, ...words }));
  useEffect(() => {
    if (typed.search === sent.search && typed.location === sent.location) return undefined;
    const pause = setTimeout(() => send(typed), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, sent]);

  return {
    typed,
    /** The filters as they are on the screen: those asked for last, with what is typed right now. */
    current: { ...latest, ...typed },
    type: (words: Partial<Words>) => setTyped((now) => ({ ...now, ...words })),
    apply,
  };
}

type Draft = { typed: Words; seen: Words; sent: Words };

/** Per field: words we did not send ourselves replace what is typed; our own coming back do not. */
export function adopt(said: Words, draft: Draft): Pick<Draft, 'typed' | 'sent'> {
  const field = (key: keyof Words) => {
    const isForeign = said[key] !== draft.seen[key] && said[key] !== draft.sent[key];
    return isForeign
      ? { typed: said[key], sent: said[key] }
      : { typed: draft.typed[key], sent: draft.sent[key] };
  };
  const search = field('search');
  const location = field('location');
  return {
    typed: { search: search.typed, location: location.typed },
    sent: { search: search.sent, location: location.sent },
  };
}
