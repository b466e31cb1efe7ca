import type { Camp } from '#domain/camp/camp.ts';
import type { SchoolBreak, SchoolDistrict } from '#domain/camp/schoolBreak.ts';
import type { Season } from '#domain/camp/season.ts';

/** One thing of the directory as the phone keeps it; `id` is unique within its kind. */
export type Entry =
  | { kind: 'camp'; id: string; value: Camp }
  | { kind: 'season'; id: string; value: Season }
  | { kind: 'activity'; id: string; value: string }
  | { kind: 'district'; id: string; value: SchoolDistrict }
  | { kind: 'break'; id: string; value: SchoolBreak };
export type Kind = Entry['kind'];

/** What became of one thing: it is there (again), or it is gone. */
export type EntryChange = Entry | { kind: Kind; id: string; value: null };

/** A row of the overlay: what changed since the base pages were packed. */
export type Change = { key: string; fate: EntryChange };

/**
 * Many fates in one record: a record per row costs the phone 15 times the time (design 4). UTF-8, not
 * text: one dash makes two bytes of every letter of a text, on the disk and on the way there.
 */
export type Chunk = { generation: number; no: number; bytes: Uint8Array<ArrayBuffer> };

/** As format 1 kept it: what `text` held is told in olderPages.ts. */
export type OlderPage = { generation: number; no: number; text: string };

export const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind}:${id}`;
