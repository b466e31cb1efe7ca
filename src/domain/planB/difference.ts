import { lowestBit } from './countBits.ts';
import type { Booking } from './week.ts';

/** Each filled cell with the camp that fills it, as a text. */
function filledCells(bookings: readonly Booking[]): Set<string> {
  const filled = new Set<string>();
  for (const { week, child, offer, cells } of bookings) {
    for (let rest = cells; rest !== 0; rest &= rest - 1) {
      filled.add(`${week} ${child} ${lowestBit(rest)} ${offer.id}`);
    }
  }
  return filled;
}

/** The part of the filled cells that another camp fills, or only one of the plans: 0 to 1. */
export function difference(one: readonly Booking[], other: readonly Booking[]): number {
  const [mine, theirs] = [filledCells(one), filledCells(other)];
  const most = Math.max(mine.size, theirs.size);
  const alike = [...mine].filter((cell) => theirs.has(cell)).length;
  return most === 0 ? 0 : 1 - alike / most;
}
