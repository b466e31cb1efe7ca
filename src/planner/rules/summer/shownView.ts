import type { PlanSearch } from '../planSearch.ts';

/** The view to show of a break of so many weeks. A day of one of them is asked for by its week. */
export function shownView(
  { view, week }: Pick<PlanSearch, 'view' | 'week'>,
  isSummer: boolean,
  weeks: number,
): 'days' | 'hours' | 'weeks' {
  const isLong = weeks >= FEWEST_WEEKS;
  if (view === 'auto') return isLong && isSummer && week === '' ? 'weeks' : 'days';
  return view === 'weeks' && !isLong ? 'days' : view;
}

/** A break of fewer weeks is read day by day. */
export const FEWEST_WEEKS = 3;
