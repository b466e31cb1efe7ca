// The query of the directory: chunks and overlay to what screens see.
import type { Camp } from '#camps/rules/camp/camp.ts';
import { listedOnly } from '#camps/rules/camp/listedOnly.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { foldText } from '#base/text/foldText.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { CorruptChunkError, readChunks, readOverlay } from './chunks.ts';
import { entriesAfter, type DirectoryEntry, type EntryChange, entryKey } from './entry.ts';
import { type ActiveCopy, dropCorrupt, readRecord } from './syncRecord.ts';

/** 'empty': this device has never finished a first fill. `refreshedAt` is milliseconds since 1970. */
export type DirectoryAnswer = { status: 'empty' } | ReadyAnswer;
export type ReadyAnswer = { status: 'ready'; directory: Directory; refreshedAt: number };

/** 'opening': storage has not answered yet, as in the prerendered page. 'empty': no fill has ever finished. */
export type DirectoryState = { status: 'opening' } | DirectoryAnswer;

type Memory = {
  generation: number;
  version: number;
  built: Built;
  answer: ReadyAnswer;
};

const EMPTY: DirectoryAnswer = { status: 'empty' };

// The last result for each store: a delta reads the overlay only, an unchanged directory reads nothing.
const memories = new WeakMap<LocalStore, Memory>();

/** The whole public directory as of the last finished pull. Throws StorageError. */
export async function directory(store: LocalStore): Promise<DirectoryAnswer> {
  try {
    return await readDirectory(store);
  } catch (error) {
    if (!(error instanceof CorruptChunkError)) throw error;
    // Recovers automatically: the copy is deleted, and sync fetches it again. Deferred: live queries may not write.
    setTimeout(() => void dropCorrupt(store, error).catch(ignore));
    return EMPTY;
  }
}

/** Another one for each directory that screens may see; null before the first fill. Throws StorageError. */
export async function directoryVersion(store: LocalStore): Promise<string | null> {
  const { active } = await store.cache(readRecord);
  return active && `${active.generation}.${active.version}`;
}

// Storage that refuses even this is reported by sync.
const ignore = () => undefined;

function readDirectory(store: LocalStore): Promise<DirectoryAnswer> {
  return store.cache((db) =>
    db.transaction(
      'r',
      db.chunks,
      db.overlay,
      db.syncRecords,
      async (): Promise<DirectoryAnswer> => {
        const { active } = await readRecord(db);
        if (active === null) return EMPTY;
        const { generation, version, refreshedAt, counts } = active;
        const last = memoryOf(store, active);
        if (last?.version === version) {
          if (last.answer.refreshedAt !== refreshedAt)
            last.answer = { ...last.answer, refreshedAt };
          return last.answer;
        }
        const base = last?.built ?? baseOf(active, await readChunks(db, generation, counts.chunks));
        const built = withChanges(base, await readOverlay(db, generation, counts.overlay));
        const listed = listedOnly(built.directory);
        const answer = { status: 'ready', directory: listed, refreshedAt } as const;
        memories.set(store, { generation, version, built, answer });
        return answer;
      },
    ),
  );
}

const baseOf = ({ isPacked }: ActiveCopy, changes: readonly EntryChange[]): Built =>
  buildDirectory(isPacked ? changes : inListOrder(entriesAfter(changes)));

/** What is remembered of this copy, or of the one it was packed from: packing changes nothing to see. */
function memoryOf(store: LocalStore, { generation, packedFrom }: ActiveCopy): Memory | null {
  const last = memories.get(store);
  if (last?.generation === generation) return last;
  if (last?.generation !== packedFrom?.generation || last?.version !== packedFrom?.version)
    return null;
  return last ? { ...last, generation, version: 0 } : null;
}

/** What screens see, and what is no camp by key, so that a change can be applied. */
export type Built = { directory: Directory; others: ReadonlyMap<string, DirectoryEntry> };

// Names of activities and districts are the operator's own, in plain letters.
const byLowerText = (a: string, b: string) => byText(a.toLowerCase(), b.toLowerCase());
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

// Folded: the first Intl.Collator would cost a first visit 10 ms.
const sortKey = ({ providerName, id }: Camp) => ({ name: foldText(providerName), id });
type SortKey = ReturnType<typeof sortKey>;
const bySortKey = (a: SortKey, b: SortKey) => byText(a.name, b.name) || byText(a.id, b.id);
const byName = (a: Camp, b: Camp) => bySortKey(sortKey(a), sortKey(b));

/** Camps by provider name without case, accents and apostrophes, then by id; before them all that is no camp. */
export function inListOrder(entries: readonly DirectoryEntry[]): DirectoryEntry[] {
  const others = entries.filter((entry) => entry.kind !== 'camp');
  // Each name is folded once: there may be thousands.
  const camps = entries
    .filter((entry) => entry.kind === 'camp')
    .map((entry) => ({ entry, key: sortKey(entry.value) }))
    .toSorted((a, b) => bySortKey(a.key, b.key));
  return [...others, ...camps.map(({ entry }) => entry)];
}

/** The directory of entries that are `inListOrder` already: only checking their order costs a start 10 %. */
export function buildDirectory(entries: readonly EntryChange[]): Built {
  const camps: Camp[] = [];
  const others = new Map<string, DirectoryEntry>();
  for (const entry of entries) {
    if (entry.value === null) continue;
    if (entry.kind === 'camp') camps.push(entry.value);
    else others.set(entryKey(entry), entry);
  }
  return { directory: { camps, ...listsOf(others) }, others };
}

/**
 * The same after some changes; harmless when some of them are in it already. Cost: the changes, and one comparison of
 * each camp's id; lists without a change stay the same objects.
 */
export function withChanges(built: Built, changes: readonly EntryChange[]): Built {
  const changedCamps = new Map<string, Camp | null>();
  const changedOthers = changes.filter(({ kind }) => kind !== 'camp');
  for (const { kind, id, value } of changes) if (kind === 'camp') changedCamps.set(id, value);

  let { directory: changed, others } = built;
  if (changedOthers.length > 0) {
    others = othersAfter(others, changedOthers);
    changed = { ...changed, ...listsOf(others) };
  }
  if (changedCamps.size > 0) {
    const kept = changed.camps.filter(({ id }) => !changedCamps.has(id));
    const fresh = [...changedCamps.values()].filter((camp) => camp !== null).toSorted(byName);
    changed = { ...changed, camps: merged(kept, fresh) };
  }
  return { directory: changed, others };
}

function othersAfter(others: Built['others'], changes: readonly EntryChange[]): Built['others'] {
  const after = new Map(others);
  for (const change of changes) {
    if (change.value === null) after.delete(entryKey(change));
    else after.set(entryKey(change), change);
  }
  return after;
}

function listsOf(others: Built['others']): Omit<Directory, 'camps'> {
  const list = [...others.values()];
  return {
    seasons: list
      .flatMap((entry) => (entry.kind === 'season' ? [entry.value] : []))
      .toSorted((a, b) => byText(a.startsOn, b.startsOn) || byText(a.id, b.id)),
    activities: list
      .flatMap((entry) => (entry.kind === 'activity' ? [entry.value] : []))
      .toSorted(byLowerText),
    districts: list
      .flatMap((entry) => (entry.kind === 'district' ? [entry.value] : []))
      .toSorted((a, b) => byLowerText(a.label, b.label) || byText(a.id, b.id)),
    schoolBreaks: list
      .flatMap((entry) =>
        entry.kind === 'break' || entry.kind === 'schoolday' ? [entry.value] : [],
      )
      .toSorted((a, b) => byText(a.startsOn, b.startsOn) || byText(a.id, b.id)),
  };
}

/** Two sorted lists into one. Each index is found by halving: only the names on the way are folded. */
function merged(kept: readonly Camp[], fresh: readonly Camp[]): readonly Camp[] {
  const parts: (readonly Camp[])[] = [];
  let from = 0;
  for (const camp of fresh) {
    const to = insertionIndex(camp, kept, from);
    parts.push(kept.slice(from, to), [camp]);
    from = to;
  }
  const none: Camp[] = [];
  return parts.length === 0 ? kept : none.concat(...parts, kept.slice(from));
}

/** Returns the index of a camp in a sorted list, from `low` on. */
function insertionIndex(camp: Camp, sorted: readonly Camp[], low: number): number {
  let from = low;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = sorted[middle];
    if (other && byName(other, camp) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
