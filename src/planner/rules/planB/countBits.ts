/** How many cells are in a set of cells. */
export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The lowest one of a set, as a set of one. */
export const lowestBit = (set: number): number => set & -set;
