import type { Camp } from '#camps/rules/camp/camp.ts';
import type { SeatsSaid } from '#camps/rules/camp/seats.ts';
import { plain } from '#camps/rules/camp/plain.ts';
import { readHours } from '#camps/rules/text/hours.ts';
import { readPrice } from '#camps/rules/text/price.ts';
import type { Snapshot } from '#family/rules/plan/planEntry.ts';
import { takeSnapshot } from './takeSnapshot.ts';

type Ages = { ageMin: number | null; ageMax: number | null };
type Words = { before: string | null; now: string | null };

/**
 * A difference in a listing. broken: the row no longer holds as planned. worth: worth knowing. quiet: shown in the row
 * only. `before` and `now` are the provider's words, null where the listing had or has none.
 */
export type ListingChange =
  | { field: 'gone'; weight: 'broken'; providerName: string }
  /**
   * `lost` are booked days; `removed` and `added` all others, too. `isSaid` false: the listing names no days any more.
   */
  | {
      field: 'days';
      weight: 'broken' | 'worth';
      lost: readonly string[];
      removed: readonly string[];
      added: readonly string[];
      isSaid: boolean;
    }
  | ({ field: 'dates' | 'hours' | 'price' | 'place' | 'opens'; weight: 'worth' } & Words)
  | { field: 'ages'; weight: 'worth'; before: Ages; now: Ages }
  | ({ field: 'seats'; weight: 'worth' } & SeatsSaid)
  | ({ field: 'link' | 'name'; weight: 'quiet' } & Words);

/**
 * What has changed in meaning since the snapshot was taken: other words for the same hours or the same price are no
 * change. `camp` as the directory has it now, null when it has it no more; `bookedDays` as YYYY-MM-DD. A new snapshot
 * makes it quiet.
 */
export function listingChanges(
  before: Snapshot,
  camp: Camp | null,
  bookedDays: readonly string[],
): ListingChange[] {
  if (camp === null) {
    return [{ field: 'gone', weight: 'broken', providerName: before.providerName }];
  }
  const now = takeSnapshot(camp, before.seenOn);
  return [
    ...changeOfDays(before, now, new Set(camp.days ?? []), bookedDays),
    ...worth('hours', before.hours, now.hours, hoursMeant),
    ...worth('price', before.price, now.price, priceMeant),
    ...changeOfAges(before, now),
    ...worth('place', addressOf(before), addressOf(now), plainOrNull),
    ...worth('opens', opensOf(before), opensOf(now), momentMeant),
    ...quiet('link', before.websiteUrl, now.websiteUrl),
    ...quiet('name', before.providerName, now.providerName),
  ];
}

function changeOfDays(
  before: Snapshot,
  now: Snapshot,
  listed: ReadonlySet<string>,
  bookedDays: readonly string[],
): ListingChange[] {
  const was = new Set(before.days ?? []);
  const is = new Set(now.days ?? []);
  if (was.size === 0 && is.size === 0) {
    return worth('dates', before.datesText, now.datesText, plainOrNull);
  }
  // A row that was made before the listing named days was made for its booked days.
  const lost = bookedDays.filter((day) => !listed.has(day) && (was.size === 0 || was.has(day)));
  const removed = [...was].filter((day) => !is.has(day));
  const added = [...is].filter((day) => !was.has(day));
  if (lost.length + removed.length + added.length === 0) return [];
  const weight = lost.length > 0 ? 'broken' : 'worth';
  return [{ field: 'days', weight, lost, removed, added, isSaid: is.size > 0 }];
}

function changeOfAges(before: Snapshot, now: Snapshot): ListingChange[] {
  if (before.ageMin === now.ageMin && before.ageMax === now.ageMax) return [];
  return [{ field: 'ages', weight: 'worth', before: agesOf(before), now: agesOf(now) }];
}

const agesOf = ({ ageMin, ageMax }: Snapshot): Ages => ({ ageMin, ageMax });

function worth(
  field: 'dates' | 'hours' | 'price' | 'place' | 'opens',
  before: string | null,
  now: string | null,
  meaning: (text: string | null) => string,
): ListingChange[] {
  return meaning(before) === meaning(now) ? [] : [{ field, weight: 'worth', before, now }];
}

function quiet(field: 'link' | 'name', before: string | null, now: string | null): ListingChange[] {
  return plainOrNull(before) === plainOrNull(now) ? [] : [{ field, weight: 'quiet', before, now }];
}

/** Treats white space like a missing text. */
const plainOrNull = (text: string | null) => plain(text ?? '');

function hoursMeant(text: string | null): string {
  const hours = readHours(text);
  return hours === 'unknown' ? plainOrNull(text) : `${hours.from}-${hours.to}`;
}

function priceMeant(text: string | null): string {
  const price = readPrice(text);
  return price.kind === 'unknown' ? plainOrNull(text) : JSON.stringify(price);
}

/** '9:00 in Atlanta' and the same moment in UTC are one opening. */
function momentMeant(text: string | null): string {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) ? plainOrNull(text) : String(moment);
}

const opensOf = ({ registrationOpensAt, registrationOpensOn }: Snapshot) =>
  registrationOpensAt ?? registrationOpensOn;

function addressOf({ streetAddress, city }: Snapshot): string | null {
  const parts = [streetAddress, city]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(', ');
}
