import { onStage } from '#tests/fakes/onStage.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { EntrySheet } from '#planner/screens/sheets/entry/EntrySheet.tsx';

export const days = ['2025-10-06', '2025-10-07'];
export const entry = aPlanEntry({ days });
export const listed = aCamp({ days, datesText: 'Oct 6-7', price: '$385', city: 'Decatur' });

/** The open sheet of the first entry. */
export const showEntry = (entries: readonly PlanEntry[], camps: readonly Camp[] = [listed]) => {
  const [first = entry] = entries;
  return onStage(
    { camps, state: { entries } },
    <EntrySheet sheet={{ kind: 'entry', entryId: first.id }} isOpen onClose={() => undefined} />,
  );
};

/** The selector of the field with this label. */
export function fieldOf(label: string): string {
  const found = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === label,
  );
  return `[id="${found?.htmlFor ?? ''}"]`;
}
