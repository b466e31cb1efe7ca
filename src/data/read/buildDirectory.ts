import type { Camp } from '#domain/camp.ts';
import type { Directory } from '#domain/directory.ts';
import { type Change, type Entry, keyOf } from './entries.ts';

/** The packed base, read and sorted once. A change of a few rows does not touch it. */
export type Base = { camps: readonly Camp[]; others: ReadonlyMap<string, Entry> };

// One collator for the whole life of the page: localeCompare would make one per comparison.
const collator = new Intl.Collator('en', { sensitivity: 'base' });
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const byName = (a: Camp, b: Camp) =>
  collator.compare(a.providerName, b.providerName) || byText(a.id, b.id);

export function baseOf(entries: readonly Entry[]): Base {
  const others = entries.filter((entry) => entry.kind !== 'camp');
  return {
    camps: entries
      .flatMap((entry) => (entry.kind === 'camp' ? [entry.value] : []))
      .toSorted(byName),
    others: new Map(others.map((entry) => [keyOf(entry), entry])),
  };
}

/** Pure: base and overlay to what screens see, camps in the order of spec 7. Cost: one walk. */
export function buildDirectory(base: Base, changes: readonly Change[]): Directory {
  const changedCamps = new Map<string, Camp | null>();
  const others = new Map(base.others);
  for (const { key, fate } of changes) {
    if (fate.kind === 'camp') changedCamps.set(fate.id, fate.value);
    else if (fate.value === null) others.delete(key);
    else others.set(key, fate);
  }
  const fresh = [...changedCamps.values()].filter((camp) => camp !== null).toSorted(byName);
  const kept =
    changedCamps.size === 0 ? base.camps : base.camps.filter(({ id }) => !changedCamps.has(id));
  const list = [...others.values()];
  return {
    camps: fresh.length === 0 ? kept : merged(kept, fresh),
    seasons: list
      .flatMap((entry) => (entry.kind === 'season' ? [entry.value] : []))
      .toSorted((a, b) => byText(a.startsOn, b.startsOn) || byText(a.id, b.id)),
    activities: list
      .flatMap((entry) => (entry.kind === 'activity' ? [entry.value] : []))
      .toSorted(collator.compare),
    districts: list
      .flatMap((entry) => (entry.kind === 'district' ? [entry.value] : []))
      .toSorted((a, b) => collator.compare(a.label, b.label) || byText(a.id, b.id)),
    schoolBreaks: list
      .flatMap((entry) => (entry.kind === 'break' ? [entry.value] : []))
      .toSorted((a, b) => byText(a.startsOn, b.startsOn) || byText(a.id, b.id)),
  };
}

/** Two sorted lists into one. */
function merged(kept: readonly Camp[], fresh: readonly Camp[]): Camp[] {
  const all: Camp[] = [];
  let next = 0;
  for (const camp of kept) {
    for (let first = fresh[next]; first && byName(first, camp) < 0; first = fresh[next]) {
      all.push(first);
      next += 1;
    }
    all.push(camp);
  }
  return [...all, ...fresh.slice(next)];
}
