import type { Camp } from '#camps/rules/camp/camp.ts';
import { seatsSaid } from '#camps/rules/camp/seats.ts';
import { MOST_ENTRY_DAYS, type Snapshot } from '#family/rules/plan/planEntry.ts';

/** The current listing as a row saves it (`today`: YYYY-MM-DD), with texts cut to the limits of its schema. */
export const takeSnapshot = (camp: Camp, today: string): Snapshot => ({
  seenOn: today,
  providerName: cut(camp.providerName, 200),
  price: cut(camp.price, 200),
  hours: cut(camp.hours, 200),
  days: camp.days && [...new Set(camp.days)].toSorted().slice(0, MOST_ENTRY_DAYS),
  datesText: cut(camp.datesText, 400),
  ageMin: camp.ageMin,
  ageMax: camp.ageMax,
  streetAddress: cut(camp.streetAddress, 200),
  city: cut(camp.city, 200),
  // Half an address leads nowhere.
  websiteUrl: (camp.websiteUrl ?? '').length > 300 ? null : camp.websiteUrl,
  registrationOpensAt: cut(camp.registrationOpensAt, 40),
  registrationOpensOn: camp.registrationOpensOn,
  seats: seatsSaid(camp, today)?.seats ?? null,
});

const cut = <Text extends string | null>(text: Text, most: number): Text | string =>
  text === null ? text : text.slice(0, most);
