import type { Point } from '#camps/rules/place/distance.ts';
import { nearSites } from './nearSites.ts';
import type { Loop, SiteStop, Week } from './week.ts';

export type PlanBWeek = Pick<Week, 'children' | 'dayOfCell'> & {
  /** Drop-offs that stay where they are: new ones lie in one loop with them. Missing: none. */
  stops?: readonly SiteStop[] | undefined;
};

/** The input of Plan B: only numbers, no names of children or camps. */
export type PlanBRequest = {
  /** The weeks with open cells; they share the budget. */
  weeks: readonly PlanBWeek[];
  /** The drop-off sites, to which offers refer by index. The nearest to home comes first; unknown ones are null. */
  sites: readonly (Point | null)[];
  /** How far the drop-offs of a day may lie from their hub. Null: anywhere. */
  loopMiles: number | null;
  /** Whether another day may have another hub. */
  mayMove: boolean;
  /** See Week. */
  openPoints: number;
  /** The budget for all weeks and children; Infinity without one. */
  budgetCents: number;
};

/** Points closer than this are one place: a distance of 0. */
export const ONE_PLACE_MILES = 0.1;

/** The weeks as requested. */
export const requestedWeeks = (request: PlanBRequest): Week[] =>
  weeksWith(request, request.loopMiles, request.mayMove);

/** The same with all drop-offs of a day, or of the week if the loop may not move, at one place. */
export const onePlaceWeeks = (request: PlanBRequest): Week[] =>
  weeksWith(request, ONE_PLACE_MILES, request.mayMove || request.loopMiles === null);

function weeksWith(
  { weeks, sites, openPoints }: PlanBRequest,
  miles: number | null,
  mayMove: boolean,
): Week[] {
  const near = miles === null ? null : nearSites(sites, miles);
  return weeks.map(({ children, dayOfCell, stops = [] }) => {
    const used = new Set(stops.flatMap(({ site }) => near?.(site) ?? []));
    for (const { offers } of children) for (const { site } of offers) used.add(site);
    const hubs = [...used].toSorted((a, b) => a - b);
    const loop: Loop | null = near && { hubs, near, mayMove, stops };
    return { children, dayOfCell, loop, openPoints };
  });
}
