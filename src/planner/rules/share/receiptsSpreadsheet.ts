import type { PlanCamps } from '../coverage/planCamps.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { addressLine, hasAddress } from '#camps/rules/place/address.ts';
import { csvText } from './csv.ts';

type ReceiptsSource = {
  entries: readonly PlanEntry[];
  camps: PlanCamps;
  /** The names, by child id. */
  names: ReadonlyMap<string, string>;
  /** The tax ids, by provider name. */
  taxIds: Readonly<Record<string, string>>;
};

/** Returns the name of the provider for the receipts. */
export const providerName = (entry: PlanEntry, camps: PlanCamps): string =>
  camps(entry)?.camp.providerName ?? entry.snapshot.providerName;

/**
 * A row for each payment, by the day it was made, as a dependent-care account asks for it. `head`: the columns child,
 * provider, address, days of care, paid on, amount (in dollars, without a sign), tax id, note.
 */
export function receiptsSpreadsheet(
  { entries, camps, names, taxIds }: ReceiptsSource,
  head: readonly string[],
): string {
  const rows = entries.flatMap((entry) => {
    const provider = providerName(entry, camps);
    return entry.receipts.map(({ paidOn, cents, note }) => [
      names.get(entry.childId ?? '') ?? '',
      provider,
      placeOf(entry, camps),
      entry.days.join(' '),
      paidOn,
      (cents / 100).toFixed(2),
      taxIds[provider] ?? '',
      note,
    ]);
  });
  const [PAID_ON, PROVIDER] = [4, 1];
  const keyOf = (row: readonly string[]) => `${row[PAID_ON]} ${row[PROVIDER]} ${row[0]}`;
  return csvText([head, ...rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))]);
}

function placeOf(entry: PlanEntry, camps: PlanCamps): string {
  const camp = camps(entry)?.camp;
  if (camp) return hasAddress(camp) ? addressLine(camp) : '';
  return [entry.snapshot.streetAddress, entry.snapshot.city].filter(Boolean).join(', ');
}
