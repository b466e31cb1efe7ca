import { lowestBit } from './countBits.ts';
import type { Loop, Stop } from './week.ts';

/** What the stops of a loop ask of the hubs for `days` (bit n is day n): those that are to be filled. */
export function stopRules({ near, mayMove, stops }: Loop, days: number) {
  const reach = new Map(stops.map(({ site }) => [site, new Set(near(site))]));

  /** A group of days with all that stops tie to it, directly or through others. */
  const tiedTo = (group: number): number => {
    const more = stops.reduce((all, stop) => (all & stop.days ? all | stop.days : all), group);
    return more === group ? group : tiedTo(more);
  };
  /** The stops that share the hub of a group. Null: it is none, a stop ties one of its days to another day. */
  const stopsOf = (group: number): readonly Stop[] | null => {
    if (!mayMove) return stops;
    const tied = tiedTo(group);
    return (tied & days) === group ? stops.filter((stop) => (stop.days & tied) !== 0) : null;
  };
  const known = new Map<number, readonly Stop[] | null>();
  /** Whether this group of days may have this hub. */
  const allows = (group: number, hub: number): boolean => {
    const own = known.has(group) ? (known.get(group) ?? null) : stopsOf(group);
    known.set(group, own);
    return own !== null && own.every(({ site }) => reach.get(site)?.has(hub) === true);
  };

  // The smallest groups there are. Who is a hub for none of them is a hub for nothing.
  const smallest: number[] = [];
  for (let left = days; left !== 0;) {
    const group = mayMove ? tiedTo(lowestBit(left)) & days : days;
    smallest.push(group);
    left &= ~group;
  }
  const isOfUse = (hub: number): boolean => smallest.some((group) => allows(group, hub));
  return { allows, isOfUse };
}
