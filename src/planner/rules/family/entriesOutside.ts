import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { countsMoney } from '../status/countsMoney.ts';
import type { FamilyView } from './familyView.ts';

/**
 * Rows of a child that stand in none of these breaks: their calendar was replaced since, or it does not reach so far
 * back. No week of the board shows them. A cancelled one is among them where something was not refunded.
 */
export function entriesOutside(
  { entries, children, breaks, pastBreaks }: Omit<FamilyView, 'camps'>,
  shownDays: readonly string[],
): PlanEntry[] {
  const inBreak = new Set(
    [...breaks, ...pastBreaks()].flatMap(({ days }) => days).concat(shownDays),
  );
  const isKnown = new Set<string | null>(children.map(({ child }) => child.id));
  return entries.filter(
    ({ childId, status, cents, days }) =>
      (status !== 'cancelled' || countsMoney({ status, cents })) &&
      isKnown.has(childId) &&
      days.length > 0 &&
      !days.some((day) => inBreak.has(day)),
  );
}
