import type { Camp } from '../camp/camp.ts';
import { plain } from '../camp/plain.ts';
import type { Texts } from './breakRules.ts';

/**
 * One text of a whole list, ready for comparing, and where the part of each camp ends. A search through it takes a
 * tenth of the time of a search in each of 10,000 short texts.
 */
type ListText = { text: string; ends: readonly number[] };

// Nobody types these characters: nothing matches across two fields or two camps.
const BETWEEN_FIELDS = '\u0000';
const BETWEEN_CAMPS = '\u0001';

export function listText(camps: readonly Camp[], textsOf: (camp: Camp) => Texts): ListText {
  const each = camps.map((camp) => textsOf(camp).join(BETWEEN_FIELDS));
  const text = plain(each.join(BETWEEN_CAMPS));
  let end = 0;
  return { text, ends: text.split(BETWEEN_CAMPS).map((own) => (end += own.length + 1)) };
}

/** Tells, by index of the camp, whether one of its texts contains `wanted`, which is `plain` and not empty. */
export function whichContain({ text, ends }: ListText, wanted: string): boolean[] {
  const found = ends.map(() => false);
  let index = 0;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, ends[index])) {
    while ((ends[index] ?? Infinity) <= at) index += 1;
    found[index] = true;
  }
  return found;
}
