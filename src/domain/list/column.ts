import type { Camp } from '../camp/camp.ts';
import { type Marks, noMarks } from './marks.ts';

/** The different values of a field, and for each camp which of them is its own. */
export type Column<Values> = { values: Values; own: Uint32Array };

/** Camps share towns, themes, dates and hours: each different text is read once. */
export function column(
  camps: readonly Camp[],
  valueOf: (camp: Camp) => string | null,
): Column<string[]> {
  const places = new Map<string, number>();
  const own = new Uint32Array(camps.length);
  camps.forEach((camp, at) => {
    const value = valueOf(camp) ?? '';
    const place = places.get(value) ?? places.size;
    if (place === places.size) places.set(value, place);
    own[at] = place;
  });
  return { values: [...places.keys()], own };
}

/** The camps whose own value passes. */
export function marksWhere<Value>(
  { values, own }: Column<readonly Value[]>,
  passes: (value: Value) => boolean,
): Marks {
  const marks = noMarks(own.length);
  mark(
    marks,
    own,
    Uint8Array.from(values, (value) => (passes(value) ? 1 : 0)),
  );
  return marks;
}

/** Marks the camps whose own value passed (1, else 0), beside those that are marked already. */
export function mark(marks: Marks, own: Uint32Array, passed: Uint8Array): void {
  for (let at = 0; at < own.length; at += 1) {
    marks[at >>> 5] = (marks[at >>> 5] ?? 0) | ((passed[own[at] ?? 0] ?? 0) << (at & 31));
  }
}
