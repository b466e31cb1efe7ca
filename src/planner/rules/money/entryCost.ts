import { readPrice } from '#camps/rules/text/price.ts';
import type { PlanCamp } from '../coverage/planCamps.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { type CostSum, sumCosts } from './cents.ts';
import { bookingPrice } from './bookingPrice.ts';
import { careCost } from './careCost.ts';

/**
 * What a row costs in all: the amount that the family typed, else its days at the camp's price, with before and after
 * care. `camp` as the directory has it now; null when it has it no more: then the row's snapshot speaks. A row without
 * a day costs what the session does.
 */
export function entryCost(entry: PlanEntry, camp: PlanCamp | null): CostSum {
  if (entry.cents !== null) return sumCosts([{ low: entry.cents, high: entry.cents }]);
  const listed = camp?.days ?? entry.snapshot.days ?? [];
  const price = readPrice(camp ? camp.camp.price : entry.snapshot.price);
  const days = entry.days.length > 0 ? entry.days : listed;
  const care = entry.extended.map((one) => careCost(one, days));
  // The number of days is unknown: a price of a day or a week does not tell the cost, and certainly not zero.
  const isUncertain = days.length === 0 && price.kind !== 'free';
  return sumCosts([isUncertain ? 'unknown' : bookingPrice(price, days, listed), ...care]);
}
