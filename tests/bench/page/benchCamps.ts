import { type CampRow, campsOf, manyCamps } from '../../fixtures/manyCamps.ts';
import type { Camp } from '../../../src/camps/rules/camp/camp.ts';

/** The same camps in two shapes: as the server sends them, and as a phone keeps them. */
export type BenchCamps = { rows: readonly CampRow[]; camps: readonly Camp[] };

const seed = 2025;

/** The first `size` of the same seeded camps in every run. */
export function benchCamps(size: number): BenchCamps {
  return inBothShapes(manyCamps(size, seed));
}

/** `count` camps, spread over the list, with a new price, which tells that they have arrived. */
export function withPrice(rows: readonly CampRow[], count: number, price: string): BenchCamps {
  const step = rows.length / count;
  return inBothShapes(
    Array.from({ length: count }, (_, number) => rows[Math.floor(number * step)])
      .filter((row) => row !== undefined)
      .map((row) => ({ ...row, price })),
  );
}

const inBothShapes = (rows: readonly CampRow[]) => ({ rows, camps: campsOf(rows) });
