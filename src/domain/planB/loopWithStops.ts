import { lowestBit } from './countBits.ts';
import type { Loop } from './week.ts';

/** A drop-off that stays where it is. Bit n of `days` is day n. */
export type Stop = { days: number; site: number };

/** The loop for bookings on `days` when these stops stay in it. */
export function loopWithStops({ hubs, near, mayMove }: Loop, stops: readonly Stop[], days: number) {
  const reach = new Map(stops.map(({ site }) => [site, new Set(near(site))]));
  const isNear = (hub: number, own: readonly Stop[]) =>
    own.every(({ site }) => reach.get(site)?.has(hub) === true);

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
  const allows = (group: number, hub: number) => {
    const own = known.has(group) ? (known.get(group) ?? null) : stopsOf(group);
    known.set(group, own);
    return own !== null && isNear(hub, own);
  };

  // What ties nothing together: the smallest groups there are. A hub for none of them is a hub for nothing.
  const smallest: number[] = [];
  for (let left = days; left !== 0;) {
    const group = mayMove ? tiedTo(lowestBit(left)) & days : days;
    smallest.push(group);
    left &= ~group;
  }
  const isOfUse = (hub: number) => smallest.some((group) => allows(group, hub));
  return { hubs: hubs.filter(isOfUse), near, mayMove, allows } satisfies Loop;
}
