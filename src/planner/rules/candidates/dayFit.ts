import type { Span } from '../coverage/span.ts';

/**
 * What a camp does for a day of a child. closes: nothing of the need stays open. helps: it shortens what is open.
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
  const left = minutesLeft(hours, gaps);
  if (left === minutesOf(gaps)) return null;
  return left === 0 ? 'closes' : 'helps';
}

/** How many of the missing minutes these hours leave. */
export function minutesLeft(hours: Span, gaps: readonly Span[]): number {
  let left = 0;
  // Gaps are disjoint, so no list of spans is needed: this runs for each camp of the day.
  for (const { from, to } of gaps) {
    const covered = Math.min(hours.to, to) - Math.max(hours.from, from);
    left += to - from - Math.max(covered, 0);
  }
  return left;
}

const minutesOf = (gaps: readonly Span[]) => gaps.reduce((sum, { from, to }) => sum + to - from, 0);
