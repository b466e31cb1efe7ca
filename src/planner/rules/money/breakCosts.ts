import type { PlanCamps } from '../coverage/planCamps.ts';
import type { FamilyBreak } from '../family/familyBreaks.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { countsMoney } from '../status/countsMoney.ts';
import { type CostSum, sumCosts } from './cents.ts';
import { entryCost } from './entryCost.ts';

/** What a break costs for one child. */
export type ChildCosts = {
  childId: string;
  sum: CostSum;
  /** The sum of all noted payments. */
  paidCents: number;
  rows: readonly { entry: PlanEntry; cost: CostSum }[];
  /** A place that may still come costs something then. */
  isWaiting: boolean;
};

type Stretch = Pick<FamilyBreak, 'key' | 'from' | 'to'>;

/**
 * The costs of one break for each child, in their order. A row is counted in the first of the breaks that has one of its
 * days; without a day of its own, by the days of its camp. `key` names the break.
 */
export function breakCosts(
  entries: readonly PlanEntry[],
  childIds: readonly string[],
  { breaks, key }: { breaks: readonly Stretch[]; key: string },
  camps: PlanCamps,
): ChildCosts[] {
  const ofBreak = entries.filter((entry) => breaksOf(entry, breaks, camps)[0]?.key === key);
  return childIds.map((childId) => {
    const own = ofBreak.filter((entry) => entry.childId === childId);
    const rows = own
      .filter(countsMoney)
      .map((entry) => ({ entry, cost: entryCost(entry, camps(entry)) }));
    return {
      childId,
      rows,
      sum: sumCosts(rows.map(({ cost }) => cost)),
      paidCents: own.reduce((sum, entry) => sum + paidCents(entry), 0),
      isWaiting: own.some((entry) => entry.status === 'waitlisted' && !countsMoney(entry)),
    };
  });
}

/** The rows that cost something on days of one break but are counted in an earlier one. `key` names the break. */
export const countedBefore = <Break extends Stretch>(
  entries: readonly PlanEntry[],
  { breaks, key }: { breaks: readonly Break[]; key: string },
  camps: PlanCamps,
): { entry: PlanEntry; countedIn: Break }[] =>
  entries.filter(countsMoney).flatMap((entry) => {
    const [countedIn, ...later] = breaksOf(entry, breaks, camps);
    return countedIn && later.some((one) => one.key === key) ? [{ entry, countedIn }] : [];
  });

export const paidCents = ({ receipts }: Pick<PlanEntry, 'receipts'>): number =>
  receipts.reduce((sum, { cents }) => sum + cents, 0);

function breaksOf<Break extends Stretch>(
  entry: PlanEntry,
  breaks: readonly Break[],
  camps: PlanCamps,
): Break[] {
  const days = entry.days.length > 0 ? entry.days : (camps(entry)?.days ?? []);
  return breaks.filter(({ from, to }) => days.some((day) => from <= day && day <= to));
}
