/** A yes or no for each camp of a list, packed: camp n is bit n % 32 of word n / 32. */
export type Marks = Uint32Array<ArrayBuffer>;

export const noMarks = (length: number): Marks => new Uint32Array(Math.ceil(length / 32));

export function allMarks(length: number): Marks {
  const marks = noMarks(length).fill(0xffffffff);
  const rest = length % 32;
  // Behind the last camp there is nobody.
  if (rest > 0) marks[marks.length - 1] = 2 ** rest - 1;
  return marks;
}

export function marksAt(length: number, places: readonly number[]): Marks {
  const marks = noMarks(length);
  for (const at of places) setMark(marks, at);
  return marks;
}

export function setMark(marks: Marks, at: number): void {
  marks[at >>> 5] = (marks[at >>> 5] ?? 0) | (1 << (at & 31));
}

export const isMarked = (marks: Marks, at: number): boolean =>
  (((marks[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;

export const inBoth = (one: Marks, other: Marks): Marks =>
  one.map((word, at) => word & (other[at] ?? 0));

export const butNot = (one: Marks, other: Marks): Marks =>
  one.map((word, at) => word & ~(other[at] ?? 0));

export const inEither = (one: Marks, other: Marks): Marks =>
  one.map((word, at) => word | (other[at] ?? 0));

/** How many are marked in both. */
export function countBoth(one: Marks, other: Marks): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) {
    // The bits of a word, added up in twos, fours and bytes (Warren, Hacker's Delight, 5-1).
    let word = (one[at] ?? 0) & (other[at] ?? 0);
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** Every marked place, in order. */
export function placesOf(marks: Marks): Uint32Array {
  const places = new Uint32Array(countBoth(marks, marks));
  let count = 0;
  for (let at = 0; at < marks.length; at += 1) {
    for (let word = marks[at] ?? 0; word !== 0; word &= word - 1) {
      places[count] = at * 32 + 31 - Math.clz32(word & -word);
      count += 1;
    }
  }
  return places;
}
