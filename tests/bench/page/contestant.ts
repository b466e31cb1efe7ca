import type { Filters } from '../../../src/camps/rules/list/filters.ts';
import type { BenchCamps } from './benchCamps.ts';
import type { Camp } from '../../../src/camps/rules/camp/camp.ts';

/** Who keeps the list on the phone. */
export type StorageContestant = {
  /**
   * Up to the moment when the bytes of all camps have arrived. The work it gives is timed: it reads the
   * bytes and ends when storage says that all of it is kept.
   */
  arrive(first: BenchCamps): Promise<() => Promise<void>>;
  /** Opens what a past visit kept and calls with the whole sorted list, now and after each change. */
  open(onList: (camps: readonly Camp[]) => void): Promise<void>;
  /** What it puts off until the first list is drawn. */
  settle?(): Promise<void>;
  /** Keeps changed camps, in one batch; the list follows. */
  change(changed: BenchCamps): Promise<void>;
};

/** `counts`: for each activity, how many camps would show if that one were chosen. */
export type Filtered = { shown: number; counts: ReadonlyMap<string, number> | null };

/** Finds the camps that fit the filters. */
export type FilterPass = (filters: Filters) => Promise<Filtered> | Filtered;

/** Who makes such a pass over these camps. */
export type FilterContestant = {
  prepare(camps: readonly Camp[], activities: readonly string[]): Promise<FilterPass>;
};

/** Who finds camps by typed words. */
export type SearchContestant = {
  index(camps: readonly Camp[]): Promise<void>;
  /** Ids, best first. */
  search(typed: string): Promise<readonly string[]> | readonly string[];
};

/** Peers answer this many at most, as their manuals advise; ours answers the whole list. */
export const screenful = 50;

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** What every list must be before it can be drawn ; one collator, so that nobody pays for more. */
export function sortedByName<T extends Camp>(camps: readonly T[]): T[] {
  return camps.toSorted((a, b) => collator.compare(a.providerName, b.providerName));
}

/** What a peer is sent: its own shape as JSON, so that it has nothing to check or rename. */
export function sentCamps({ camps }: BenchCamps): () => Camp[] {
  const text = JSON.stringify(camps);
  return () => JSON.parse(text);
}
