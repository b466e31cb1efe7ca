import { costCopy as copy } from '#planner/words/cost.ts';
import type { CentsRange, CostSum } from '#planner/rules/money/cents.ts';
import { dollars } from '#camps/rules/text/price.ts';

/** '$95', '$95 to $190' or 'Free' */
export const formatCents = ({ low, high }: CentsRange): string =>
  high === 0 ? copy.free : low === high ? dollars(low) : copy.range(dollars(low), dollars(high));

/** '$780 to $875, 1 price missing' */
export function formatCostSum(sum: CostSum): string {
  const { high, unknownCount } = sum;
  if (unknownCount === 0) return formatCents(sum);
  const missing = formatMissing(sum);
  return high === 0 ? missing : `${formatCents(sum)}, ${missing}`;
}

/** '1 price missing' */
export const formatMissing = ({ unknownCount }: Pick<CostSum, 'unknownCount'>): string =>
  copy.missing(unknownCount);

/** '$9.20 an hour'; of a range both ends. */
export const formatPerHour = ({ low, high }: CentsRange): string =>
  copy.perHour(low === high ? dollars(low) : copy.range(dollars(low), dollars(high)));
