import { costCopy as copy } from '#planner/words/cost.ts';
import type { CentsRange, CostSum } from '#planner/rules/money/cents.ts';
import { dollars } from '#camps/rules/text/price.ts';

/** '$95', '$95 to $190' or 'Free' */
export const formatCents = ({ low, high }: CentsRange): string =>
  high === 0 ? copy.free : low === high ? dollars(low) : copy.range(dollars(low), dollars(high));

/**
 * A sum in large words, and in small ones what it lacks: '$780 to $875' and '1 price missing'. A sum of unknown prices alone
 * is not free: '1 price missing' and ''.
 */
export function costParts(sum: CostSum): { amount: string; missing: string } {
  const missing = sum.unknownCount === 0 ? '' : copy.missing(sum.unknownCount);
  return missing !== '' && sum.high === 0
    ? { amount: missing, missing: '' }
    : { amount: formatCents(sum), missing };
}

/** '$780 to $875, 1 price missing' */
export function formatCostSum(sum: CostSum): string {
  const { amount, missing } = costParts(sum);
  return missing === '' ? amount : `${amount}, ${missing}`;
}

/** '$9.20 an hour'; of a range both ends. */
export const formatPerHour = ({ low, high }: CentsRange): string =>
  copy.perHour(low === high ? dollars(low) : copy.range(dollars(low), dollars(high)));
