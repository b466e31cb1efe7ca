import type { Camp } from '#domain/camp/camp.ts';
import { perDayCents } from '#domain/text/pricePerDay.ts';
import { readPrice } from '#domain/text/price.ts';

/** '$77', '$62.50' */
export const dollars = (cents: number): string =>
  `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

/** '$77 a day' where that follows for certain and is not what the price says already; else null. */
export function perDayWords(camp: Pick<Camp, 'price' | 'days'>): string | null {
  const cents = perDayCents(camp);
  const said = readPrice(camp.price).kind;
  return cents === null || said === 'perDay' || said === 'free' ? null : `${dollars(cents)} a day`;
}
