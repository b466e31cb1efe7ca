import type { Submission } from './submission.ts';

export type ReadBackRow = { label: string; value: string };

const NOT_SAID = 'Not said';

const breakNames = {
  summer: 'Summer break',
  fall: 'Fall break',
  winter: 'Winter break',
  spring: 'Spring break',
} as const;

/** The break a provider has in mind, as it is read. */
export const breakName = (wish: Submission['seasonWish']): string | null =>
  wish === null ? null : breakNames[wish];

export function addressLine({ streetAddress, city, state, zipCode }: Submission): string {
  return `${streetAddress}, ${city}, ${state} ${zipCode}`;
}

/** All that a provider said, in the words it was said. */
export function readBack(fields: Submission): readonly ReadBackRow[] {
  const rows: [string, string | null][] = [
    ['Camp', fields.providerName],
    ['Theme', fields.theme],
    ['Break', breakName(fields.seasonWish)],
    ['Dates', fields.datesText],
    ['Hours', fields.hours],
    ['Ages', `${fields.ageMin}–${fields.ageMax}`],
    ['Price', fields.price],
    ['Address', addressLine(fields)],
    ['Website', fields.websiteUrl.replace(/^https:\/\//, '').replace(/\/$/, '')],
    ['Email', fields.email],
    ['Answer', fields.answer],
  ];
  return rows
    .filter(([label, value]) => label !== 'Answer' || value !== null)
    .map(([label, value]) => ({ label, value: value ?? NOT_SAID }));
}

export type Difference = { label: string; mine: string; theirs: string };

/** Where two versions of a submission say different things. */
export function differences(mine: Submission, theirs: Submission): readonly Difference[] {
  const hers = new Map(readBack(theirs).map(({ label, value }) => [label, value]));
  const his = new Map(readBack(mine).map(({ label, value }) => [label, value]));
  return [...new Set([...his.keys(), ...hers.keys()])]
    .map((label) => ({
      label,
      mine: his.get(label) ?? NOT_SAID,
      theirs: hers.get(label) ?? NOT_SAID,
    }))
    .filter((row) => row.mine !== row.theirs);
}
