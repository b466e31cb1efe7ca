import type { Camp } from '#camps/rules/camp/camp.ts';
import { readPrice, dollars } from '#camps/rules/text/price.ts';
import { perDayCents } from '#camps/rules/text/pricePerDay.ts';

/** '$77 a day' where that is certain and the price does not say so already; else null. */
export function perDayLabel(camp: Pick<Camp, 'price' | 'days'>): string | null {
  const cents = perDayCents(camp);
  const { kind } = readPrice(camp.price);
  return cents === null || kind === 'perDay' || kind === 'free' ? null : `${dollars(cents)} a day`;
}
