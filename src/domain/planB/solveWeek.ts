import { allChildren } from './allChildren.ts';
import { type ChildChoices, childChoices } from './childChoices.ts';
import { type DayGroup, dayGroups, joinGroups } from './dayGroups.ts';
import { type Costs, frontOf } from './front.ts';
import { stopRules } from './stopRules.ts';
import type { Plan, Progress, Solved, Step, Week } from './week.ts';

const HUBS_A_STEP = 4;

/**
 * Covers a week exactly: every step of the front is the cheapest for its points, of all bookings that fill no cell
 * twice and lie in one loop. Once the hub is fixed children do not touch each other any more: each is a program of its
 * own (childChoices), and their costs are added. The work grows with the number of hubs and never multiplies one
 * child's choices with another's. Yields after a few hubs, about every millisecond.
 */
export function* solveWeek(week: Week): Generator<Progress, Solved, void> {
  const { children, loop, openPoints } = week;
  const groups = dayGroups(week);
  const rules = loop?.stops.length ? stopRules(loop, groups.at(-1)?.days ?? 0) : null;
  const hubs = rules ? (loop?.hubs ?? []).filter(rules.isOfUse) : (loop?.hubs ?? [null]);
  const soFar = () => solved();
  const choices: ChildChoices[] = [];
  for (const child of children) {
    yield { share: 0, soFar };
    const asked = groups.map(({ cells }) => child.need & cells);
    choices.push(childChoices(child, asked, openPoints));
  }
  yield { share: 0, soFar };
  const together = groups.map(({ cells }) => allChildren(week, choices, cells));
  const lookAround = (hub: number | null) => {
    const sites = hub === null ? null : (loop?.near(hub) ?? []);
    for (const choice of choices) choice.look(sites);
  };

  for (const [hubAt, hub] of hubs.entries()) {
    lookAround(hub);
    for (const [at, group] of groups.entries()) {
      if (hub !== null && rules?.allows(group.days, hub) === false) continue;
      const costs = together[at]?.add();
      if (costs && improve(group, costs, hubAt)) together[at]?.keep();
    }
    if (hubAt % HUBS_A_STEP === 0) yield { share: (hubAt + 1) / hubs.length, soFar };
  }

  function solved(): Solved {
    const { costs, partsOf } = joinGroups(groups);
    const pick = (step: Step): Plan => {
      const parts = partsOf(step).map(({ group, step: part }) => {
        const hubAt = group.hubAt[part.points] ?? -1;
        const hub = hubs[hubAt] ?? null;
        if (hubAt < 0) return { days: group.days, hub, bookings: [] };
        lookAround(hub);
        const bookings = together[groups.indexOf(group)]?.bookingsOf(part) ?? [];
        return { days: group.days, hub, bookings };
      });
      return {
        ...step,
        bookings: parts.flatMap(({ bookings }) => bookings),
        loops: parts.map(({ days, hub }) => ({ week: 0, days, hub })),
      };
    };
    return { front: frontOf(costs), pick };
  }
  return solved();
}

/** Takes what is cheaper with this hub into a group's costs. Whether anything was. */
function improve(group: DayGroup, costs: Costs, hubAt: number): boolean {
  let isBetter = false;
  for (let points = 0; points < costs.length; points += 1) {
    const cents = costs[points] ?? Infinity;
    if (cents >= (group.costs[points] ?? 0)) continue;
    group.costs[points] = cents;
    group.hubAt[points] = hubAt;
    isBetter = true;
  }
  return isBetter;
}
