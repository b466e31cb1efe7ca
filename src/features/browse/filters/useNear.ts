import { useState } from 'react';
import type { Filters } from '#domain/list/filters.ts';
import { useGazetteer } from '#parts/useGazetteer.ts';
import { zipProblem } from '#features/browse/filters/zipEntry.ts';

const WHOLE_ZIP = /^\d{5}$/;
/** Miles that go with a first ZIP: near enough for every morning. */
const FIRST_MILES = '10';

/**
 * The ZIP to measure from. What is typed shows at once and stays, right or wrong; only a whole ZIP reaches
 * the address. A change from outside (back button, link, reset) replaces it.
 */
export function useNear(filters: Filters, onFilters: (next: Filters) => void) {
  const [typed, setTyped] = useState(filters.near);
  // As in useFilterDraft: together they tell our own ZIP coming back from another one.
  const [seen, setSeen] = useState(filters.near);
  const [sent, setSent] = useState(filters.near);
  if (filters.near !== seen) {
    setSeen(filters.near);
    if (filters.near !== sent) {
      setTyped(filters.near);
      setSent(filters.near);
    }
  }
  const places = useGazetteer(typed !== '' || filters.near !== '');

  return {
    zip: {
      typed,
      problem: zipProblem(typed, places),
      onType(text: string) {
        setTyped(text);
        const zip = text.trim();
        const next = WHOLE_ZIP.test(zip) ? zip : '';
        if (next === filters.near) return;
        setSent(next);
        const isFirst = filters.near === '' && filters.within === '';
        const sort = next === '' && filters.sort === 'distance' ? 'name' : filters.sort;
        onFilters({
          ...filters,
          near: next,
          within: next !== '' && isFirst ? FIRST_MILES : filters.within,
          sort,
        });
      },
      /** With a reset what was typed goes, too. */
      onForget: () => setTyped(''),
    },
    places,
  };
}
