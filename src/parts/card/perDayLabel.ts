import type { Camp } from '#domain/camp/camp.ts';
import { perDayCents } from '#domain/text/pricePerDay.ts';
import { readPrice } from '#domain/text/price.ts';

/** '$77', '$62.50' */
export const dollars = (cents: number): string =>
  `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

/** '$77 a day' where that is certain and the price does not say so already; else null. */
export function perDayLabel(camp: Pick<Camp, 'price' | 'days'>): string | null {
  const cents = perDayCents(camp);
  const { kind } = readPrice(camp.price);
  return cents === null || kind === 'perDay' || kind === 'free' ? null : `${dollars(cents)} a day`;
}
