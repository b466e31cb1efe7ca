import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { useReadyDirectory } from '#camps/store/directory/useDirectory.ts';
import { useSeasons, useToday } from '#camps/store/directory/useSeasons.ts';
import { useApp } from '#base/useApp.ts';
import { useHits } from '#camps/store/search/useHits.ts';
import type { FilterContext } from '#camps/rules/list/browse.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { earlierSeasons, nextSeason, shownSeason } from '#camps/rules/season/currentSeason.ts';
import { seasonState } from '#camps/rules/season/phase.ts';
import type { DistrictBreak } from '#camps/rules/list/districtBreaks.ts';
import { type Filters, hasFilters } from '#camps/rules/list/filters.ts';
import { noHits } from '#camps/rules/list/hits.ts';
import type { BreakCopy } from '#camps/words/breaks/BreakCopy.ts';
import type { Break, Season } from '#camps/rules/season/season.ts';
import type { Places } from '#camps/store/useGazetteer.ts';
import type { BrowseView, FirstList } from './BrowseView.ts';
import { seasonStarts } from './seasonStarts.ts';
import { useListEngine } from './useListEngine.ts';

const noCamps: readonly Camp[] = [];
const noSeasons: readonly Season[] = [];
const noDaysOff: readonly DistrictBreak[] = [];
const asIs = (filters: Filters) => filters;

/**
 * Everything a break's page draws, from the camps on this device and the filters in the address bar.
 * Both may lag behind for a moment, together: seventy cards at once are one long task; deferred, they
 * are drawn in slices between the keystrokes. `read` is what the page makes of filters, such as a range of
 * its own where none is given; always the same function.
 */
export function useBrowse(
  copy: BreakCopy,
  addressFilters: Filters,
  places: Places,
  read: (filters: Filters) => Filters = asIs,
): BrowseView {
  const filters = useDeferredValue(addressFilters);
  const directory = useDeferredValue(useReadyDirectory());

  const { breaks } = copy;
  const day = useToday();
  const seasons = useSeasons();
  // Of several breaks each has its current one.
  const named = breaks.length === 1 ? filters.season : '';
  const shown = useMemo(
    () => breaks.map((name) => shownSeason(seasons, name, day, named)),
    [breaks, seasons, day, named],
  );
  const season = shownSeason(seasons, breaks[0], day, named);
  const startOf = useMemo(() => seasonStarts(seasons, copy, day), [seasons, copy, day]);
  const { engine, isLost } = useListEngine();
  // Each camp is read by its own break's rules.
  const rules = useMemo(() => engine?.rulesFor(breaks, seasons), [engine, breaks, seasons]);
  const camps = useMemo(
    () => (directory && engine?.campsOf(directory, shown)) ?? noCamps,
    [directory, engine, shown],
  );
  // Of several breaks one may be without camps.
  const hasCamps = directory && engine && breaks.length === 1 ? camps.length > 0 : null;
  const phase = seasonState(season, day, hasCamps);
  const hits = useHits(filters.search, camps);
  const days = useMemo(() => engine?.busiestWeek(camps, day) ?? null, [engine, camps, day]);
  const daysOff = useMemo(
    () => (directory && engine?.daysOff(directory, shown)) ?? noDaysOff,
    [directory, engine, shown],
  );
  const care = useStore(useApp().familyMarks, ({ known }) => known.care);
  const context = useMemo(
    (): FilterContext => ({
      near: engine?.nearOf(filters, places.gazetteer) ?? null,
      daysOff: daysOff.filter(({ districtId }) => districtId === filters.district),
      today: day,
      care,
    }),
    [engine, filters, places.gazetteer, daysOff, day, care],
  );
  // In a moment it would be another list: nothing is shown that jumps away.
  const isWaiting = filters.near !== '' && places.gazetteer === null && !places.failed;
  const result = useMemo(
    () =>
      directory && engine && rules && !isWaiting
        ? engine.browse(camps, read(filters), hits, rules, context)
        : null,
    [directory, engine, isWaiting, camps, filters, read, hits, rules, context],
  );
  const cards = useMemo(
    () => result && (engine?.cardsOf(result, shown) ?? null),
    [result, engine, shown],
  );
  const nothingFits = result?.shown === 0 && hasFilters(filters);
  const ways = useMemo(() => {
    if (!nothingFits || !engine || !rules) return [];
    // Hits belong to the current search text; without one there are none.
    const hitsOf = (search: string) => (search === filters.search ? hits : noHits);
    return engine.suggestRelaxations(camps, filters, hitsOf, rules, context, read);
  }, [nothingFits, engine, camps, filters, read, hits, rules, context]);

  return {
    result,
    cards,
    first: useFirstList(copy, shown, day, read),
    ways,
    activities: directory?.activities ?? null,
    season,
    phase,
    comingSoon: season.state === 'coming_soon' && phase !== 'past' && camps.length === 0,
    noticed: breaks.length === 1 ? phase : null,
    next: phase === 'past' ? nextSeason(seasons, season.break, day) : null,
    earlier: directory ? earlierSeasons(seasons, season, day) : noSeasons,
    startOf,
    today: day,
    days,
    breaks: daysOff,
    priceReading: priceReadingOf(breaks),
    hasSamples: camps.some((camp) => camp.isSample),
    PrintedList: engine?.PrintedList ?? null,
    RoomNote: engine?.RoomNote ?? null,
    isLost,
  };
}

function useFirstList(
  copy: BreakCopy,
  seasons: readonly Season[],
  day: string,
  read: (filters: Filters) => Filters,
): FirstList | null {
  const { prerender } = useApp();
  if (prerender === null) return null;
  const { activities } = prerender.directory;
  const shown = prerender.firstCamps(seasons, read, day);
  return { shown, activities, startOf: seasonStarts(prerender.directory.seasons, copy, day) };
}

/** Summer camps say one price for all of it, the others what a day costs (camps/rules/list/breakRules). */
function priceReadingOf(breaks: readonly Break[]): BrowseView['priceReading'] {
  if (!breaks.includes('summer')) return 'perDay';
  return breaks.length === 1 ? 'firstNumber' : 'each';
}
