import { countBits } from './countBits.ts';
import type { Booking, CampOffer } from './week.ts';

type Booked = Pick<Booking, 'week' | 'child'> & { offer: Pick<CampOffer, 'id'> };

/** The same camp for the same child in the same week. */
const isSame = (one: Booked, other: Booked): boolean =>
  one.week === other.week && one.child === other.child && one.offer.id === other.offer.id;

/** The part of the filled cells that another camp fills, or only one of the plans: 0 to 1. */
export function difference(one: readonly Booking[], other: readonly Booking[]): number {
  let [mine, theirs, alike] = [0, 0, 0];
  for (const { cells } of other) theirs += countBits(cells);
  for (const booking of one) {
    mine += countBits(booking.cells);
    for (const { cells } of other.filter((each) => isSame(booking, each))) {
      alike += countBits(booking.cells & cells);
    }
  }
  const most = Math.max(mine, theirs);
  return most === 0 ? 0 : 1 - alike / most;
}
