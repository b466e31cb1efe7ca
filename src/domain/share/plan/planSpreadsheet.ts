import type { Camp } from '../../camp/camp.ts';
import { addressLine, hasAddress } from '../../place/address.ts';
import { csvText } from './csv.ts';
import type { PlanEntry } from './planEntries.ts';

const HEAD = [
  'Provider',
  'Camp',
  'In your plan',
  'Favorite',
  'Dates',
  'Hours',
  'Price',
  'Address',
  'Website',
  'Note',
  'On Camply',
];

/** A file for any spreadsheet, a row a camp, in the provider's words. `pageOf`: the address of a camp's page. */
export function planSpreadsheet(
  entries: readonly PlanEntry[],
  camps: readonly Camp[],
  pageOf: (campId: string) => string,
): string {
  const known = new Map(camps.map((camp) => [camp.id, camp]));
  return csvText([HEAD, ...entries.map((entry) => rowOf(entry, known.get(entry.campId), pageOf))]);
}

const yes = (is: boolean) => (is ? 'yes' : '');

function rowOf(entry: PlanEntry, camp: Camp | undefined, pageOf: (campId: string) => string) {
  const { campId, name, isPlanned, isFavorite, note } = entry;
  return [
    camp?.providerName ?? name,
    camp?.theme ?? '',
    yes(isPlanned),
    yes(isFavorite),
    camp?.datesText ?? camp?.days?.join(', ') ?? '',
    camp?.hours ?? '',
    camp?.price ?? '',
    camp && hasAddress(camp) ? addressLine(camp) : '',
    camp?.websiteUrl ?? '',
    note,
    // A camp that is gone has no page.
    camp ? pageOf(campId) : '',
  ];
}
