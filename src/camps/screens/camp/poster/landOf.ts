import type { Camp } from '#camps/rules/camp/camp.ts';

/** Stone Mountain with a tent, a lake with a canoe, the city behind two tents. */
export type Land = 0 | 1 | 2;

/** ZIP codes from Decatur to Covington, from which one sees Stone Mountain, and those of Atlanta. */
const EAST = /^300(?:1[2-7]|21|3|47|52|58|7[89]|8[3-8]|94)/;
const ATLANTA = /^303/;

/** The landmark of a camp's town; without a ZIP code one that never changes, and that neighbors in a list rarely share. */
export function landOf({ id, zipCode }: Pick<Camp, 'id' | 'zipCode'>): Land {
  const zip = zipCode?.trim() ?? '';
  if (zip !== '') return EAST.test(zip) ? 0 : ATLANTA.test(zip) ? 2 : 1;
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  const land = sum % 3;
  return land === 0 ? 0 : land === 1 ? 1 : 2;
}
