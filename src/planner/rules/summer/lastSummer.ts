// "Same as last year": the bookings of last summer, on the days of this one. Nothing is made up: a camp that is not listed
// again has no days.
import { addDays } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import { isPlannedAs, plannedOf } from '#camps/rules/camp/sessionCamp.ts';
import { memoize } from '#camps/rules/list/remember.ts';
import { plain } from '#camps/rules/camp/plain.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import {
  emptySnapshot,
  isOwnEntry,
  ownCampId,
  ownKind,
  plainEntry,
  type PlanEntry,
} from '#family/rules/plan/planEntry.ts';
import { ageFit } from '../ages/ageFit.ts';
import { agesOn } from '../ages/agesOn.ts';
import type { BreakCamp, BreakCamps } from '../candidates/breakCamps.ts';
import { newEntry } from '../commands/newEntry.ts';
import { placeKey, type PlanCamps } from '../coverage/planCamps.ts';
import type { FamilyBreak } from '../family/familyBreaks.ts';
import type { PlanChild } from '../family/familyView.ts';
import { isCoveringStatus } from '../status/coveringStatus.ts';

/**
 * What becomes of a booking of last summer. again: on the same week of this summer. otherWeek: it is listed for another
 * one. inPlan: the child has it already. tooOld, tooYoung: for the child this summer. notListed: not yet.
 */
export type AgainState = 'again' | 'otherWeek' | 'inPlan' | 'tooOld' | 'tooYoung' | 'notListed';

/** Whether a booking can be put into the plan again: it is listed, and not in it yet. */
export const canBeAdded = ({ state }: Again): boolean =>
  state !== 'inPlan' && state !== 'notListed';

export type Again = {
  /** Last summer's booking. */
  entry: PlanEntry;
  childId: string;
  state: AgainState;
  /** The listing of this summer; null for an own entry, and where there is none. */
  camp: Camp | null;
  /** The days of this summer, sorted; none where it is not listed. */
  days: readonly string[];
};

type Asked = {
  children: readonly PlanChild[];
  entries: readonly PlanEntry[];
  /** This summer, and the camps that run in it. */
  shown: Pick<FamilyBreak, 'from' | 'to' | 'days'>;
  breakCamps: BreakCamps;
  camps: PlanCamps;
};

/** The same weekday of the same week of the year, a year later. */
const YEAR = 364;
/** Schools end a week or two earlier or later than the year before. */
const MOST_MOVED = 14;

/** Bookings of last summer that were held, in the order of their days. */
export function lastSummer({ children, entries, shown, breakCamps, camps }: Asked): Again[] {
  const [from, to] = [
    addDays(shown.from, -YEAR - MOST_MOVED),
    addDays(shown.to, MOST_MOVED - YEAR),
  ];
  const isThen = (day: string) => from <= day && day <= to;
  const past = entries
    .filter(({ status, days }) => isCoveringStatus(status) && days.length > 0 && days.every(isThen))
    .toSorted((a, b) => ((a.days[0] ?? '') < (b.days[0] ?? '') ? -1 : 1));
  if (past.length === 0) return [];
  const listed = listingsOf(breakCamps);
  return past.flatMap((entry): Again[] => {
    const planned = children.find(({ child }) => child.id === entry.childId);
    if (!planned) return [];
    const wanted = entry.days.map((day) => addDays(day, YEAR));
    const free = freeDays(planned, shown.days);
    const found = isOwnEntry(entry)
      ? { state: 'again' as const, camp: null, days: wanted.filter((day) => free.has(day)) }
      : listedAgain(
          planned,
          sameCamps(entry, camps, listed.get(plain(entry.snapshot.providerName)) ?? []),
          wanted,
          free,
        );
    const state = stateOf(planned, entries, entry, found);
    return [{ entry, childId: planned.child.id, ...found, state }];
  });
}

/** Days of the summer that need care and are not over. */
const freeDays = ({ cells }: PlanChild, days: readonly string[]): ReadonlySet<string> =>
  new Set(
    cells(days)
      .filter(({ cover, isOver }) => cover !== 'none' && !isOver)
      .map(({ day }) => day),
  );

type Listing = Pick<BreakCamp, 'camp' | 'times'>;

/** The camps of a break by the names of their providers: of ten thousand camps it is read once for all plans. */
const listingsOf = memoize(
  new WeakMap<BreakCamps, ReadonlyMap<string, readonly Listing[]>>(),
  (breakCamps) => {
    const byName = new Map<string, Listing[]>();
    const plainOf = memoize(new Map<string, string>(), plain);
    for (const [day, camps] of breakCamps) {
      for (const one of camps) {
        // Each camp is there on each of its days.
        if (one.times.days[0] !== day) continue;
        const name = plainOf(one.camp.providerName);
        const known = byName.get(name);
        if (known) known.push(one);
        else byName.set(name, [one]);
      }
    }
    return byName;
  },
);

type Found = Pick<Again, 'camp' | 'days'> & { state: 'again' | 'otherWeek' | 'notListed' };
const NOT_LISTED: Found = { state: 'notListed', camp: null, days: [] };

/** Of a provider's listings those at the same address, if there are any, with the same theme. */
function sameCamps(
  { campId, snapshot }: PlanEntry,
  camps: PlanCamps,
  listings: readonly Listing[],
): readonly Listing[] {
  const place = placeKey(snapshot);
  const near = listings.filter(({ camp }) => place !== null && placeKey(camp) === place);
  // A provider may run several camps. The theme is known as long as the old listing is.
  const theme = camps({ campId })?.camp.theme;
  return (near.length > 0 ? near : listings).filter(
    ({ camp }) => theme === undefined || plain(camp.theme) === plain(theme),
  );
}

/** The listing for the child's age with the most of the wanted days, else the one whose week is nearest to them. */
function listedAgain(
  planned: PlanChild,
  listings: readonly Listing[],
  wanted: readonly string[],
  free: ReadonlySet<string>,
): Found {
  const freeListings = listings
    .map(({ camp, times }) => ({ camp, days: times.days.filter((day) => free.has(day)) }))
    .filter(({ days }) => days.length > 0);
  const fitting = freeListings.filter((one) => misfit(planned, one) === null);
  // One that the child has outgrown says more than none.
  const open = fitting.length > 0 ? fitting : freeListings;
  const again = open
    .map(({ camp, days }) => ({ camp, days: days.filter((day) => wanted.includes(day)) }))
    .toSorted((a, b) => b.days.length - a.days.length)[0];
  if (again && again.days.length > 0) return { state: 'again', ...again };
  const target = mondayOf(wanted[0] ?? '');
  const weeks = open
    .flatMap(({ camp, days }) =>
      [...new Set(days.map(mondayOf))].map((monday) => ({
        camp,
        days: days.filter((day) => mondayOf(day) === monday),
        away: Math.abs(Date.parse(monday) - Date.parse(target)),
      })),
    )
    .toSorted((a, b) => a.away - b.away);
  const [nearest] = weeks;
  return nearest ? { state: 'otherWeek', camp: nearest.camp, days: nearest.days } : NOT_LISTED;
}

function stateOf(
  planned: PlanChild,
  entries: readonly PlanEntry[],
  { snapshot }: PlanEntry,
  { state, camp, days }: Found,
): AgainState {
  if (days.length === 0) return 'notListed';
  const isInPlan = entries.some(
    (one) =>
      one.childId === planned.child.id &&
      one.status !== 'cancelled' &&
      one.days.some((day) => days.includes(day)) &&
      (camp === null
        ? one.snapshot.providerName === snapshot.providerName
        : isPlannedAs(one, camp)),
  );
  if (isInPlan) return 'inPlan';
  return misfit(planned, { camp, days }) ?? state;
}

/** How a child's age on the first of the days keeps it from a camp; null where it does not, and where it is unknown. */
function misfit(
  { child }: PlanChild,
  { camp, days: [first = ''] }: Pick<Again, 'camp' | 'days'>,
): 'tooOld' | 'tooYoung' | null {
  const fit = camp && ageFit(agesOn(first, child), camp);
  return fit === 'tooOld' || fit === 'tooYoung' ? fit : null;
}

/**
 * The rows of those that the family has checked: considered, so that nothing counts as covered before somebody has asked.
 * Own entries keep their hours and address, and no price of last year.
 */
export function bookAgain(
  chosen: readonly Again[],
  camps: PlanCamps,
  today: string,
  newId: () => string,
): PlanEntry[] {
  const ownIds = new Map<string, string>();
  return chosen.flatMap(({ entry, childId, camp, days }): PlanEntry[] => {
    const id = newId();
    if (camp !== null) {
      const planCamp = camps(plannedOf(camp));
      const row = { id, childId, days, status: 'considering', today } as const;
      return planCamp ? [newEntry({ ...row, camp: planCamp })] : [];
    }
    const kind = ownKind(entry);
    if (kind === null) return [];
    const campId = ownIds.get(entry.campId) ?? ownCampId(kind, newId());
    ownIds.set(entry.campId, campId);
    const { providerName, streetAddress, websiteUrl } = entry.snapshot;
    const snapshot = { ...emptySnapshot, seenOn: today, providerName, streetAddress, websiteUrl };
    const { hours } = entry;
    return [
      {
        ...plainEntry,
        id,
        childId,
        campId,
        days: [...days],
        status: 'considering',
        wantId: id,
        hours,
        snapshot,
      },
    ];
  });
}
