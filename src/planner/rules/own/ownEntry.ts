// A camp, a person or a trip that no directory knows, as rows of the plan: one for each child, with one `campId`.
import {
  emptySnapshot,
  type OwnKind,
  ownCampId,
  plainEntry,
  type PlanEntry,
} from '#family/rules/plan/planEntry.ts';
import { dollars } from '#camps/rules/text/price.ts';
import type { Span } from '../coverage/span.ts';

/** `all`: for all its days. */
export type OwnPrice = { cents: number; per: 'all' | 'day' };

/** What the family has entered, for all its children at once. */
export type OwnThing = {
  kind: OwnKind;
  name: string;
  hours: Span;
  /** Null: not known yet. */
  price: OwnPrice | null;
  address: string;
  link: string;
  note: string;
};

type NewOwn = {
  /** The days of each child (YYYY-MM-DD); a child without a day gets no row. */
  daysByChild: ReadonlyMap<string, readonly string[]>;
  today: string;
  newId: () => string;
};

/** The rows of a new thing. A camp is planned; a person and a trip are agreed on. */
export function newOwnEntries(thing: OwnThing, { daysByChild, today, newId }: NewOwn): PlanEntry[] {
  const campId = ownCampId(thing.kind, newId());
  const rows = [...daysByChild]
    .filter(([, days]) => days.length > 0)
    .map(([childId, days]) => ({ childId, days: [...new Set(days)].toSorted() }));
  const sharing = rows.map(({ days }) => days);
  return rows.map(({ childId, days }, at): PlanEntry => {
    const id = newId();
    const { price, cents } = priceOf(thing, sharing, at);
    return {
      ...plainEntry,
      id,
      childId,
      campId,
      days,
      status: thing.kind === 'camp' ? 'planned' : 'confirmed',
      wantId: id,
      hours: thing.hours,
      note: thing.note,
      cents,
      snapshot: { ...emptySnapshot, seenOn: today, ...ownFacts(thing), price },
    };
  });
}

/** The most characters of what the rows of a thing have in common. */
export const LONGEST_OWN = { name: 200, address: 200, link: 300 };

/** What the rows of a thing have in common, cut to the limits of the snapshot. */
export const ownFacts = ({ name, address, link }: Pick<OwnThing, 'name' | 'address' | 'link'>) => ({
  providerName: name.trim().slice(0, LONGEST_OWN.name),
  streetAddress: address.trim().slice(0, LONGEST_OWN.address) || null,
  // Half an address leads nowhere.
  websiteUrl: link.trim().length > LONGEST_OWN.link ? null : link.trim() || null,
});

/**
 * The price in the row of one of the children, whose sorted days are `sharing[at]`. A camp costs its price for each child.
 * A person or a trip costs it once: it is split in whole cents, so that the rows add up to what was entered.
 */
function priceOf(
  { kind, price }: OwnThing,
  sharing: readonly (readonly string[])[],
  at: number,
): { price: string | null; cents: number | null } {
  if (price === null) return { price: null, cents: null };
  const share = kind === 'camp' ? price.cents : shareOf(price.cents, sharing.length, at);
  if (price.per === 'all' || price.cents === 0) return { price: null, cents: share };
  const haveSameDays = sharing.every((days) => days.join() === sharing[0]?.join());
  // As listings word it: the cost follows the days.
  if (kind === 'camp' || haveSameDays) return { price: `${dollars(share)} a day`, cents: null };
  const shares = (sharing[at] ?? []).map((day) => {
    const before = sharing.slice(0, at).filter((days) => days.includes(day)).length;
    const count = sharing.filter((days) => days.includes(day)).length;
    return shareOf(price.cents, count, before);
  });
  return { price: null, cents: shares.reduce((sum, cents) => sum + cents, 0) };
}

/** The cents of one of several children; the first ones pay the odd cents. */
const shareOf = (cents: number, count: number, at: number): number =>
  Math.floor(cents / count) + (at < cents % count ? 1 : 0);
