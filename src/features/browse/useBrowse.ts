import { useDeferredValue, useMemo } from 'react';
import { useDirectory, useHits } from '#data/react.ts';
import { fallRules } from '#domain/breakRules.ts';
import { browse, type Browsed, type Hits } from '#domain/browse.ts';
import { monthOf } from '#domain/calendar.ts';
import type { Camp } from '#domain/camp.ts';
import { type Filters, hasFilters } from '#domain/filters.ts';
import { loosen, type Loosened } from '#domain/loosen.ts';
import { fallBreak } from '#content/fallBreak.ts';
import type { SeasonStart } from '#parts/CampFacts.tsx';
import { busiestWeek } from './busiestWeek.ts';
import { currentSeason } from './currentSeason.ts';

export type BrowseView = {
  /** What the lists show; null while this phone has no camps. */
  result: Browsed | null;
  /** When nothing fits: which filters to let go of, the best first. */
  ways: readonly Loosened[];
  /** Null while this phone knows none. */
  activities: readonly string[] | null;
  season: SeasonStart;
  /** The days most camps run, for the filter sheet. */
  days: readonly string[] | null;
  hasSamples: boolean;
  /** Milliseconds; null while this phone has no camps. */
  refreshedAt: number | null;
};

const noCamps: readonly Camp[] = [];
const noHits: Hits = new Map();

/**
 * Everything the fall page draws, from the camps on this phone and the filters in the address bar.
 * Both may lag behind for a moment, together: seventy cards at once are one long task; deferred, they
 * are drawn in slices between the keystrokes.
 */
export function useBrowse(asked: Filters): BrowseView {
  const phone = useDeferredValue(useDirectory());
  const filters = useDeferredValue(asked);
  const hits = useHits(filters.search);
  const directory = phone.status === 'ready' ? phone.directory : null;

  const season = directory && currentSeason(directory.seasons, 'fall');
  const seasonId = season?.id;
  const start = useMemo(
    () =>
      season
        ? { year: season.year, fromMonth: monthOf(season.startsOn) }
        : { year: fallBreak.previewYear, fromMonth: 1 },
    [season],
  );
  const camps = useMemo(
    () => directory?.camps.filter((camp) => camp.seasonId === seasonId) ?? noCamps,
    [directory, seasonId],
  );
  const days = useMemo(() => busiestWeek(camps), [camps]);
  const result = useMemo(
    () => (directory ? browse(camps, filters, hits, fallRules) : null),
    [directory, camps, filters, hits],
  );
  const nothingFits = result?.shown === 0 && hasFilters(filters);
  const ways = useMemo(() => {
    if (!nothingFits) return [];
    // Hits belong to the words that are there now; without the words there are none.
    const hitsOf = (search: string) => (search === filters.search ? hits : noHits);
    return loosen(camps, filters, hitsOf, fallRules);
  }, [nothingFits, camps, filters, hits]);

  return {
    result,
    ways,
    activities: directory?.activities ?? null,
    season: start,
    days,
    hasSamples: camps.some((camp) => camp.isSample),
    refreshedAt: phone.status === 'ready' ? phone.refreshedAt : null,
  };
}
