import { isOwnEntry, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { nearSites } from '../nearSites.ts';
import type { PlanBRequest, PlanBWeek } from '../planBRequest.ts';
import { milesBetween, type Point } from '#camps/rules/place/distance.ts';
import type { Gazetteer } from '#camps/rules/place/gazetteer.ts';
import { agesOn } from '../../ages/agesOn.ts';
import type { BreakCamp, BreakCamps } from '../../candidates/breakCamps.ts';
import type { FamilyView, PlanChild } from '../../family/familyView.ts';
import { entryCost } from '../../money/entryCost.ts';
import { type CostSum, sumCosts } from '../../money/cents.ts';
import { isCoveringStatus } from '../../status/coveringStatus.ts';
import { coversDay } from '../../status/coversDay.ts';
import { campOffers, type OfferChild } from './campOffers.ts';
import { type Sites, campSites } from './sites.ts';
import {
  type BaseCell,
  baseCell,
  type KeepOptions,
  misfitPoints,
  OPEN_POINTS,
} from './weekCells.ts';

/** What a family wishes of a plan. */
export type PlanBPreferences = {
  /** The budget for the whole break, including existing bookings. Null means none. */
  budgetCents: number | null;
  /** How far all drop-offs of a day may lie from one of them; 0 is one place, null anywhere. */
  loopMiles: number | null;
  /** Another day may be in another part of town. */
  mayMove: boolean;
  keep: KeepOptions;
};

export type PlanBInputs = {
  view: Pick<FamilyView, 'children' | 'camps'>;
  /** The days of each week that is to be filled (YYYY-MM-DD, sorted). */
  weeks: readonly (readonly string[])[];
  camps: BreakCamps;
  gazetteer: Gazetteer | null;
  /** The family's home; null when unknown. */
  home: Point | null;
  today: string;
};

/** A child's week, as Plan B begins with it. */
type ProblemChild = OfferChild & { child: PlanChild['child'] };

/** The numbers for the solver, and their meanings. */
export type PlanBProblem = {
  request: PlanBRequest;
  weeks: readonly {
    days: readonly string[];
    children: readonly ProblemChild[];
    /** The existing drop-offs. */
    stops: readonly Stop[];
  }[];
  /** The camp of each offer, by its number. */
  camps: readonly BreakCamp[];
  sites: Sites;
  isFar: (camp: BreakCamp) => boolean;
  /** What stays booked costs. */
  kept: CostSum;
};

/** Farther from home is too far before work. */
const MOST_HOME_MILES = 15;
/** One place, for a distance of 0. */
const ONE_PLACE_MILES = 0.1;

/** Open days as numbers for the solver: no name and no note of the family is among them. */
export function planBProblem(inputs: PlanBInputs, preferences: PlanBPreferences): PlanBProblem {
  const { view, gazetteer, home } = inputs;
  const camps = [...new Set([...inputs.camps.values()].flat())];
  const held = fixedEntries(inputs, preferences.keep);
  const heldCamps = held.flatMap(({ campId }) => view.camps(campId)?.camp ?? []);
  const sites = campSites([...camps.map(({ camp }) => camp), ...heldCamps], gazetteer, home);
  const isFar = ({ camp }: BreakCamp) => {
    const at = sites.list[sites.of(camp)]?.at;
    return home !== null && at != null && milesBetween(home, at) > MOST_HOME_MILES;
  };
  const weeks = inputs.weeks.map((days) => {
    const children = view.children.map((child) => askedChild(child, days, preferences.keep));
    return { days, children, stops: stopsOf(children, view, sites) };
  });
  const kept = sumCosts(held.map((entry) => entryCost(entry, view.camps(entry.campId))));
  const { budgetCents, mayMove } = preferences;
  const loopMiles = preferences.loopMiles === 0 ? ONE_PLACE_MILES : preferences.loopMiles;
  const near = camps.map((one, id) => ({ one, id, site: sites.of(one.camp), isFar: isFar(one) }));
  const request = {
    weeks: weeks.map(({ days, children, stops }): PlanBWeek => ({
      dayOfCell: days.map((_, day) => day),
      children: children.map((child) => ({
        need: child.cells.reduce((all, { need }, day) => all | (Number(need !== null) << day), 0),
        offers: near
          .filter((camp) => !camp.isFar)
          .flatMap(({ one, id, site }) => campOffers(one, child, { id, site })),
      })),
      stops: loopMiles === null ? [] : possibleStops(stops, sites, loopMiles, mayMove),
    })),
    sites: sites.list.map(({ at }) => at),
    loopMiles,
    mayMove,
    openPoints: OPEN_POINTS,
    budgetCents: budgetCents === null ? Infinity : Math.max(0, budgetCents - kept.high),
  };
  return { request, weeks, camps, sites, isFar, kept };
}

function askedChild(
  { child, inputs, cells }: PlanChild,
  days: readonly string[],
  keep: KeepOptions,
): ProblemChild {
  const refusing = inputs.entries.filter(
    ({ status }) => status === 'waitlisted' || status === 'cancelled',
  );
  const based = cells(days).map((cell) => baseCell(cell, keep));
  return {
    child,
    cells: based,
    misfits: based.map(misfitPoints),
    ages: days.map((day) => agesOn(day, child)),
    refused: (campId, day) =>
      refusing.some((entry) => entry.campId === campId && entry.days.includes(day)),
  };
}

/** Rows that hold a day of these weeks and stay. */
function fixedEntries({ view, weeks, today }: PlanBInputs, keep: KeepOptions) {
  const days = new Set(weeks.flat());
  const isKept = (entry: PlanEntry, day: string) =>
    days.has(day) && (keep.booked || day < today || isOwnEntry(entry));
  return view.children.flatMap(({ inputs }) =>
    inputs.entries.filter(
      (entry) => isCoveringStatus(entry.status) && entry.days.some((day) => isKept(entry, day)),
    ),
  );
}

type Stop = NonNullable<PlanBWeek['stops']>[number];

/** Returns the existing drop-offs by day. */
function stopsOf(
  children: readonly ProblemChild[],
  view: PlanBInputs['view'],
  sites: Sites,
): Stop[] {
  return children.flatMap(({ child, cells }) => {
    const own = view.children.find((one) => one.child.id === child.id)?.inputs.entries ?? [];
    return cells.flatMap(({ claims }, day) =>
      claims.flatMap((claim): Stop[] => {
        const campId = own.find(({ id }) => id === claim.entryId)?.campId;
        const camp = campId === undefined ? null : view.camps(campId);
        if (!camp || !coversDay(claim)) return [];
        const site = sites.of(camp.camp);
        return sites.list[site]?.at ? [{ days: 1 << day, site }] : [];
      }),
    );
  });
}

/**
 * Existing drop-offs that are too far apart do not constrain new ones: otherwise no camp would be near enough. Those of
 * a day are checked together, or all where the loop may not move.
 */
function possibleStops(
  stops: readonly Stop[],
  { list }: Sites,
  miles: number,
  mayMove: boolean,
): readonly Stop[] {
  const near = nearSites(
    list.map(({ at }) => at),
    miles,
  );
  const isLoop = (some: readonly Stop[]) => {
    const [first, ...others] = some;
    const hubs = first ? near(first.site) : [];
    return hubs.some((hub) => others.every(({ site }) => near(site).includes(hub)));
  };
  if (!mayMove) return isLoop(stops) ? stops : [];
  return stops.filter(({ days }) => isLoop(stops.filter((stop) => stop.days === days)));
}

/** How many days Plan B is to fill. */
export const daysToFill = ({ weeks }: PlanBProblem): number =>
  weeks
    .flatMap(({ children }) => children.flatMap(({ cells }) => cells))
    .filter(({ need }: BaseCell) => need !== null).length;
