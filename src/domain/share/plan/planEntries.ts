import { isGone, type Thing } from '../../family/things.ts';

/** What a family keeps about one camp. */
export type PlanEntry = {
  campId: string;
  /** The provider's, as it was saved; '' where it was not. */
  name: string;
  isPlanned: boolean;
  isFavorite: boolean;
  note: string;
  /** ms since 1970; 0 for a camp that has a note only. */
  savedAt: number;
};

/** One a camp: planned ones first, then favorites, then camps with a note only; each by when they were saved. */
export function planEntries(things: readonly Thing[]): PlanEntry[] {
  const entries = new Map<string, PlanEntry>();
  for (const { kind, id, fields } of things.filter((thing) => !isGone(thing))) {
    if (kind !== 'favorite' && kind !== 'scheduled' && kind !== 'note') continue;
    const entry = entries.get(id) ?? {
      campId: id,
      name: '',
      isPlanned: false,
      isFavorite: false,
      note: '',
      savedAt: 0,
    };
    const text = (field: string) => `${fields[field]?.value ?? ''}`;
    entries.set(id, {
      ...entry,
      name: entry.name || text('name'),
      isPlanned: entry.isPlanned || kind === 'scheduled',
      isFavorite: entry.isFavorite || kind === 'favorite',
      note: kind === 'note' ? text('text') : entry.note,
      savedAt: entry.savedAt || Number(text('savedAt')),
    });
  }
  return [...entries.values()].toSorted((a, b) => rank(a) - rank(b) || a.savedAt - b.savedAt);
}

function rank({ isPlanned, isFavorite }: PlanEntry): number {
  if (isPlanned) return 0;
  return isFavorite ? 1 : 2;
}
