import { NEAR_MINUTES } from '../coverage/dayCell.ts';
import { ALL_DAY, type Span } from '../coverage/span.ts';

/**
 * What a camp does for a day of a child. closes: the day counts as covered with it, so that at most half an hour stays
 * missing. helps: it shortens what is missing.
 * notListed: the listing gives no hours, so that nothing is certain.
 */
export type DayFit = 'closes' | 'helps' | 'notListed';

/** How many camps of a day do each. */
export type DayFits = Readonly<Record<DayFit, number>>;

/**
 * The one answer to what hours do for a day with these gaps (disjoint, as dayCell has them); null when they are of no use,
 * and without any gap.
 */
export function dayFit(hours: Span | 'unknown', gaps: readonly Span[]): DayFit | null {
  if (hours === 'unknown') return 'notListed';
  const covered = minutesCovered(hours, gaps);
  if (covered === 0) return null;
  return minutesCovered(ALL_DAY, gaps) - covered <= NEAR_MINUTES ? 'closes' : 'helps';
}

/** How many of the missing minutes these hours cover; gaps are disjoint, so that they are only summed up. */
export function minutesCovered(hours: Span, gaps: readonly Span[]): number {
  let covered = 0;
  for (const { from, to } of gaps) {
    covered += Math.max(Math.min(hours.to, to) - Math.max(hours.from, from), 0);
  }
  return covered;
}
