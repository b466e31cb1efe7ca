// A record of the family as its devices share it: one cell per field. Devices merge; the server cannot read it.
import * as v from 'valibot';
import type { Value } from '../familyRecord.ts';
import { stampDevice, type Stamp } from './stamp.ts';

/** `p`: the latest stamp of each device that the writer had read. Only of free text and of removals. */
export type SyncCell = { v: Value; t: Stamp; p?: readonly Stamp[] };

const StampSchema = v.pipe(v.string(), v.regex(/^[\da-f]{12}-[\da-f]{4}-[\da-f]{8}$/));

/** A cell as it is stored, and as another device wrote it. */
export const CellSchema = v.pipe(
  v.object({
    v: v.union([v.string(), v.number(), v.boolean(), v.null()]),
    t: StampSchema,
    p: v.optional(v.pipe(v.array(StampSchema), v.maxLength(50))),
  }),
  v.transform(({ p, ...cell }): SyncCell => ({ ...cell, ...(p && { p }) })),
);

export type SyncCells = Readonly<Record<string, SyncCell>>;

/** Kinds and fields of a later version travel through this one untouched. */
export type FamilyRow = { kind: string; id: string; cells: SyncCells };

/** Free text. The other fields are facts, of which the later one wins. */
export const TEXT = 'text';
/** The field of a text that lost to a writer who had not read it. Its stamp makes it the same everywhere. */
export const conflictField = (stamp: Stamp): string => `${TEXT}#${stamp}`;
export const isConflictField = (field: string): boolean => field.startsWith(`${TEXT}#`);

export const hasRead = ({ p = [] }: SyncCell, stamp: Stamp): boolean =>
  p.some((read) => stampDevice(read) === stampDevice(stamp) && read >= stamp);

/** The stamps that a writer of `cell` has read. `isUnread`: the cell was not shown to the writer. */
export function readBefore(cell: SyncCell | undefined, isUnread: boolean): readonly Stamp[] {
  if (!cell) return [];
  const { p = [], t } = cell;
  if (isUnread) return p;
  return [...p.filter((stamp) => stampDevice(stamp) !== stampDevice(t)), t].toSorted();
}

/**
 * Takes the later cell of each field. A text that loses to a writer who had not read it stays as a conflict. Devices
 * end up with the same cells in any order and number of merges.
 */
export function mergeCells(a: SyncCells, b: SyncCells): SyncCells {
  const merged: Record<string, SyncCell> = { ...a };
  for (const [field, theirs] of Object.entries(b)) {
    const mine = merged[field];
    if (!mine) {
      merged[field] = theirs;
      continue;
    }
    if (mine.t === theirs.t) continue;
    const [won, lost] = theirs.t > mine.t ? [theirs, mine] : [mine, theirs];
    merged[field] = won;
    if (field === TEXT && lost.v !== null && lost.v !== won.v && !hasRead(won, lost.t)) {
      merged[conflictField(lost.t)] ??= { v: lost.v, t: lost.t };
    }
  }
  return merged;
}

/** The latest of all; '' where nothing was ever written. */
export const lastStamp = (cells: SyncCells): Stamp =>
  Object.values(cells).reduce((latest, { t }) => (t > latest ? t : latest), '');
