import { useMemo } from 'react';
import type { Directory } from '#camps/rules/camp/directory.ts';
import type { Range } from '#camps/rules/list/criteria.ts';
import type { Point } from '#camps/rules/place/distance.ts';
import type { Gazetteer } from '#camps/rules/place/gazetteer.ts';
import { emptiestWeeks } from '#providers/rules/supply/emptiestWeeks.ts';
import { supplyByWeek } from '#providers/rules/supply/supplyByWeek.ts';
import type { SupplyWeek } from '#providers/rules/supply/supplyWeeks.ts';

type Asked = {
  directory: Directory;
  gazetteer: Gazetteer;
  from: Point | null;
  ages: Range | null;
  /** Those of the chart. */
  weeks: readonly SupplyWeek[];
  /** More Mondays to count. */
  also?: readonly string[];
};

const none: readonly string[] = [];

/** The camps near a place in these weeks; null without a place. Counted anew only when one of these changes. */
export function useSupply({ directory, gazetteer, from, ages, weeks, also = none }: Asked) {
  const { camps, seasons } = directory;
  const [youngest, oldest] = [ages?.from, ages?.to];
  return useMemo(() => {
    if (from === null) return null;
    const isAnyAge = youngest === undefined || oldest === undefined;
    const supply = supplyByWeek({
      camps,
      seasons,
      near: { from, gazetteer },
      ages: isAnyAge ? null : { from: youngest, to: oldest },
      weeks: [...weeks.map(({ monday }) => monday), ...also].toSorted(),
    });
    return { supply, fewest: emptiestWeeks(weeks, supply) };
  }, [camps, seasons, gazetteer, from, youngest, oldest, weeks, also]);
}
