import { FIELD_NAMES, fieldFacts } from './fields.ts';
import type { Submission } from './submission.ts';

export type ReadBackRow = { label: string; value: string };

const NOT_GIVEN = 'Not given';

const breakNames = {
  summer: 'Summer Break',
  fall: 'Fall Break',
  winter: 'Winter Break',
  spring: 'Spring Break',
} as const;

/** The break a provider has in mind, as it is read. */
export const requestedBreakName = (wish: Submission['seasonWish']): string | null =>
  wish === null ? null : breakNames[wish];

const addressLine = ({ streetAddress, city, state, zipCode }: Submission) =>
  `${streetAddress}, ${city}, ${state} ${zipCode}`;

/** Rows that do not simply say what was typed. */
const words: Readonly<Record<string, ((fields: Submission) => string | null) | undefined>> = {
  Break: ({ seasonWish }) => requestedBreakName(seasonWish),
  Ages: ({ ageMin, ageMax }) => `${ageMin}–${ageMax}`,
  Address: addressLine,
  Website: ({ websiteUrl }) => websiteUrl.replace(/^https:\/\//, '').replace(/\/$/, ''),
};

/** The whole submission, in the provider's own words. */
export function readBack(fields: Submission): readonly ReadBackRow[] {
  const rows = new Map<string, string | number | null>();
  for (const name of FIELD_NAMES) {
    const { label, short = label, row = short } = fieldFacts[name];
    rows.set(row, words[row]?.(fields) ?? fields[name]);
  }
  return [...rows]
    .filter(([label, value]) => label !== 'Answer' || value !== null)
    .map(([label, value]) => ({ label, value: String(value ?? NOT_GIVEN) }));
}

export type Difference = { label: string; mine: string; theirs: string };

/** Lists the differences of two versions of a submission. */
export function differences(mine: Submission, theirs: Submission): readonly Difference[] {
  const hers = new Map(readBack(theirs).map(({ label, value }) => [label, value]));
  const his = new Map(readBack(mine).map(({ label, value }) => [label, value]));
  return [...new Set([...his.keys(), ...hers.keys()])]
    .map((label) => ({
      label,
      mine: his.get(label) ?? NOT_GIVEN,
      theirs: hers.get(label) ?? NOT_GIVEN,
    }))
    .filter((row) => row.mine !== row.theirs);
}
