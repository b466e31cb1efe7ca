import { allChildren } from './allChildren.ts';
import { type ChildChoices, childChoices } from './childChoices.ts';
import { type DayGroup, dayGroups, joinGroups } from './dayGroups.ts';
import type { Costs } from './paretoFront.ts';
import { stopRules } from './stopRules.ts';
import type { Booking, Step, Week } from './week.ts';

const HUBS_A_STEP = 4;

/** `costs`: of the whole week. `bookingsOf`: what to book for a step of them. */
export type Found = { costs: Costs; bookingsOf: (step: Step) => Booking[] };

/**
 * Covers a week exactly: every step of the front is the cheapest for its points, of all bookings that fill no cell
 * twice and lie in one loop. Once the hub is fixed children do not touch each other any more: each is a program of its
 * own (childChoices), and their costs are added. The work grows with the number of hubs and never multiplies one
 * child's choices with another's. `number`: of the week.
 */
export function weekRun(week: Week, number: number) {
  const { children, loop, openPoints } = week;
  const groups = dayGroups(week);
  const allows = stopRules(loop, groups);
  // Without a loop there is one look, at all sites.
  const hubs = (loop?.hubs ?? [0]).filter((hub) => groups.some((_, at) => allows(at, hub)));
  const choices: ChildChoices[] = [];
  const together: ReturnType<typeof allChildren>[] = [];
  const lookAround = (hub: number) => {
    for (const choice of choices) choice.look(loop?.near(hub));
  };

  /** Yields the part that is done, 0 to 1, about every millisecond. */
  function* steps(): Generator<number, void, void> {
    for (const child of children) {
      yield 0;
      const asked = groups.map(({ cells }) => child.need & cells);
      choices.push(childChoices(child, asked, openPoints));
    }
    yield 0;
    together.push(...groups.map(({ cells }) => allChildren(week, choices, cells)));
    for (const [hubAt, hub] of hubs.entries()) {
      lookAround(hub);
      for (const [at, group] of groups.entries()) {
        if (!allows(at, hub)) continue;
        const all = together[at];
        const costs = all?.add();
        if (costs && improve(group, costs, hubAt)) all?.keep();
      }
      if (hubAt % HUBS_A_STEP === 0) yield hubAt / hubs.length;
    }
  }

  /** The best of what was tried, good until the next step is made. */
  function soFar(): Found {
    const { costs, partsOf } = joinGroups(groups);
    const bookingsOf = (step: Step) =>
      partsOf(step).flatMap(({ group, step: part }) => {
        const hubAt = group.hubAt[part.points];
        // Nothing is booked.
        if (hubAt === undefined) return [];
        lookAround(hubs[hubAt] ?? 0);
        const found = together[groups.indexOf(group)]?.bookingsOf(part) ?? [];
        return found.map((booking) => ({ week: number, ...booking }));
      });
    return { costs, bookingsOf };
  }
  return { steps, soFar };
}

/** Takes what is cheaper with this hub into a group's costs. Whether anything was. */
function improve({ costs: best, hubAt: hubs }: DayGroup, costs: Costs, hubAt: number): boolean {
  let isBetter = false;
  for (let points = 0; points < costs.length; points += 1) {
    const cents = costs[points] ?? Infinity;
    if (cents >= (best[points] ?? 0)) continue;
    best[points] = cents;
    hubs[points] = hubAt;
    isBetter = true;
  }
  return isBetter;
}
