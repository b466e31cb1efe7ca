import type { PopularLevel, PopularWeek } from '#camps/rules/popular/popularWeek.ts';
import { type AreaChoice, type OpenWeek, weekAreas } from './openWeeks.ts';

/** How popular an open week is in the area where it is most; null below the threshold, or where no area is known. */
export type WeekLevel = { week: string; popular: { area: string; level: PopularLevel } | null };

/** The level of each open week of a family, in its order. */
export const weekLevels = (
  weeks: readonly OpenWeek[],
  choice: AreaChoice,
  shown: readonly PopularWeek[],
): WeekLevel[] =>
  weeks.map((open) => {
    const areas = weekAreas(open, choice);
    const found = areas.flatMap((area) =>
      shown.filter((one) => one.week === open.week && one.area === area),
    );
    const [first] = found;
    const most = found.find(({ level }) => level === 'many') ?? first;
    return { week: open.week, popular: most ? { area: most.area, level: most.level } : null };
  });
