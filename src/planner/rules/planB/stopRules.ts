import type { Loop } from './week.ts';

/**
 * Whether a group of days may have a hub: it must be near the stops on these days, and near those that others of them
 * are tied to. `groups`: the groups to test, by their places; the last has all days that are to be filled.
 */
export function stopRules(loop: Loop | null, groups: readonly { days: number }[]) {
  const all = groups.at(-1)?.days ?? 0;
  const stops = (loop?.stops ?? []).map(({ days, site }) => ({
    days: loop?.mayMove ? days : -1,
    reach: new Set(loop?.near(site)),
  }));
  /** A group with all days that stops tie to it, directly or through others. */
  const tiedTo = (group: number): number => {
    const more = stops.reduce((days, stop) => (days & stop.days ? days | stop.days : days), group);
    return more === group ? group : tiedTo(more);
  };
  const reaches = groups.map(({ days }) => {
    const tied = tiedTo(days);
    // It is none where a stop ties one of its days to another one.
    if ((tied & all) !== days) return null;
    return stops.flatMap((stop) => (stop.days & tied ? [stop.reach] : []));
  });
  return (group: number, hub: number): boolean =>
    reaches[group]?.every((reach) => reach.has(hub)) === true;
}
