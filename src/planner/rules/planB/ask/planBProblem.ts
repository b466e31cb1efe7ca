import { isOwnEntry, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { nearSites } from '../nearSites.ts';
import { ONE_PLACE_MILES, type PlanBRequest, type PlanBWeek } from '../planBRequest.ts';
import { milesBetween, type Point } from '#camps/rules/place/distance.ts';
import type { Gazetteer } from '#camps/rules/place/gazetteer.ts';
import { agesOn } from '../../ages/agesOn.ts';
import type { BreakCamp, BreakCamps } from '../../candidates/breakCamps.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import type { FamilyBreak } from '../../family/familyBreaks.ts';
import type { FamilyView, PlanChild } from '../../family/familyView.ts';
import { groupWeeks } from '../../family/groupWeeks.ts';
import { breakCosts } from '../../money/breakCosts.ts';
import { type CostSum, sumCosts } from '../../money/cents.ts';
import { isCoveringStatus } from '../../status/coveringStatus.ts';
import { memoize } from '#camps/rules/list/remember.ts';
import { isPlannedAs } from '#camps/rules/camp/sessionCamp.ts';
import { careOptions } from '../../candidates/careOptions.ts';
import { createLikes, type Friend, type LikesOf } from '../../candidates/likes.ts';
import { campOffers, type OfferChild, type OfferTerms } from './campOffers.ts';
import { careChoices } from './careChoices.ts';
import { type Sites, campSites, dropOffs } from './sites.ts';
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
  /** How far a camp may lie from home; null anywhere. */
  homeMiles: number | null;
  /** How far all drop-offs of a day may lie from one of them; 0 is one place, null anywhere. */
  loopMiles: number | null;
  /** Another day may be in another part of town. */
  mayMove: boolean;
  /** Before and after care that a listing names with a price may be booked, too. */
  withCare: boolean;
  keep: KeepOptions;
};

export type PlanBInputs = {
  view: Pick<FamilyView, 'children' | 'camps'>;
  /** The family's rows. */
  state: PlanState;
  /** All breaks, and the one whose open days are to be filled. */
  breaks: readonly FamilyBreak[];
  shown: FamilyBreak;
  /** The camps of that break. */
  camps: BreakCamps;
  /** The ids of the camps with a heart. */
  favorites: ReadonlySet<string>;
  friends: readonly Friend[];
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
  inputs: PlanBInputs;
  keep: KeepOptions;
  /** The weeks of the break that are not over. */
  weeks: readonly {
    days: readonly string[];
    children: readonly ProblemChild[];
  }[];
  /** The camp of each offer, by its number. */
  camps: readonly BreakCamp[];
  sites: Sites;
  termsOf: (camp: BreakCamp) => OfferTerms;
  /** What each child likes, in their order. */
  likes: readonly LikesOf[];
  /** What the break costs whatever is picked. */
  kept: CostSum;
};

/** Open days as numbers for the solver: no name and no note of the family is among them. */
export function planBProblem(inputs: PlanBInputs, preferences: PlanBPreferences): PlanBProblem {
  const { view, gazetteer, home, shown, state, today } = inputs;
  const { budgetCents, homeMiles, mayMove, withCare, keep } = preferences;
  const camps = [...new Set([...inputs.camps.values()].flat())];
  const heldCamps = state.entries.flatMap((entry) => view.camps(entry)?.camp ?? []);
  const sites = campSites([...camps.map(({ camp }) => camp), ...heldCamps], gazetteer, home);
  const isFar = ({ camp }: BreakCamp) => {
    const at = sites.list[sites.of(camp)]?.at;
    return home !== null && homeMiles !== null && at != null && milesBetween(home, at) > homeMiles;
  };
  const termsOf = memoize(new Map<BreakCamp, OfferTerms>(), (one) => ({
    isFar: isFar(one),
    choices:
      withCare && one.times.hours !== 'unknown'
        ? careChoices(one.times.hours, careOptions(one.camp))
        : [],
  }));
  const asked = new Set(shown.days);
  const likes = view.children.map(({ child, inputs: { entries } }) =>
    createLikes(child, entries, inputs.favorites, inputs.friends),
  );
  const weeks = groupWeeks(shown.days)
    .filter((days) => (days.at(-1) ?? '') >= today)
    .map((days) => {
      const children = view.children.map((child) => askedChild(child, days, asked, keep));
      return { days, children };
    });
  const kept = planCost(inputs, {
    ...state,
    entries: state.entries.filter(staysWith(asked, inputs, keep)),
  });
  const loopMiles = preferences.loopMiles === 0 ? ONE_PLACE_MILES : preferences.loopMiles;
  const numbers = new Map(camps.map((one, id) => [one, { id, site: sites.of(one.camp) }]));
  const near = camps.filter((one) => !termsOf(one).isFar);
  const campsOf = (days: readonly string[]) =>
    near.filter(({ times }) => days.some((day) => times.days.includes(day)));
  const request = {
    weeks: weeks.map(({ days, children }): PlanBWeek => {
      const stops = stopsOf(children, inputs, sites);
      const ofWeek = campsOf(days);
      return {
        dayOfCell: days.map((_, day) => day),
        children: children.map((child, at) => ({
          need: child.cells.reduce((all, { need }, day) => all | (Number(need !== null) << day), 0),
          offers: ofWeek.flatMap((one) => {
            const { id = 0, site = 0 } = numbers.get(one) ?? {};
            const like = likes[at]?.(one.camp, days).score ?? 0;
            return campOffers(one, child, { id, site, like, choices: termsOf(one).choices });
          }),
        })),
        stops: loopMiles === null ? [] : possibleStops(stops, sites, loopMiles, mayMove),
      };
    }),
    sites: sites.list.map(({ at }) => at),
    loopMiles,
    mayMove,
    openPoints: OPEN_POINTS,
    budgetCents: budgetCents === null ? Infinity : Math.max(0, budgetCents - kept.high),
  };
  return { request, inputs, keep, weeks, camps, sites, termsOf, likes, kept };
}

/** What the asked break costs with these rows, as the planner counts it everywhere. */
export function planCost({ view, breaks, shown }: PlanBInputs, { entries }: PlanState): CostSum {
  const ids = view.children.map(({ child }) => child.id);
  const costs = breakCosts(entries, ids, { breaks, key: shown.key }, view.camps);
  return sumCosts(costs.map(({ sum }) => sum));
}

function askedChild(
  { child, inputs, cells, counted }: PlanChild,
  days: readonly string[],
  asked: ReadonlySet<string>,
  keep: KeepOptions,
): ProblemChild {
  const refusing = inputs.entries.filter(
    ({ status }) => status === 'waitlisted' || status === 'cancelled',
  );
  // Of two homes the other one finds the care of its own days.
  const own = new Set(counted([...asked]).map(({ day }) => day));
  const based = cells(days).map((cell) => baseCell(cell, keep, own.has(cell.day)));
  // Of the whole break: a booking may begin in another week.
  const open = new Set(
    counted([...asked]).flatMap((cell) => (baseCell(cell, keep, true).need ? [cell.day] : [])),
  );
  return {
    child,
    cells: based,
    misfits: based.map(misfitPoints),
    agesAt: ({ times }) => {
      const first = times.days.find((day) => open.has(day));
      return first === undefined ? null : agesOn(first, child);
    },
    refused: ({ camp, seats }, day) =>
      seats === 'full' ||
      refusing.some((entry) => isPlannedAs(entry, camp) && entry.days.includes(day)),
  };
}

/** Whether a row costs the same in every plan. Others may give way: one with an amount of its own is paid for all the same. */
const staysWith =
  (asked: ReadonlySet<string>, { today }: PlanBInputs, keep: KeepOptions) =>
  (entry: PlanEntry): boolean =>
    keep.booked ||
    isOwnEntry(entry) ||
    entry.cents !== null ||
    !isCoveringStatus(entry.status) ||
    entry.days.some((day) => day < today || !asked.has(day));

type Stop = NonNullable<PlanBWeek['stops']>[number];

/** Returns the existing drop-offs by day. */
const stopsOf = (
  children: readonly ProblemChild[],
  { view, state }: Pick<PlanBInputs, 'view' | 'state'>,
  sites: Sites,
): Stop[] =>
  children.flatMap(({ cells }) =>
    cells.flatMap(({ claims }, day) =>
      dropOffs(claims, state.entries, view.camps, sites).flatMap(({ site }) =>
        sites.list[site]?.at ? [{ days: 1 << day, site }] : [],
      ),
    ),
  );

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
