// What is written in a circle: one row of each family, its slip, with a field for each wish that it tells.
import type { Clock } from '#base/device/clock.ts';
import type { FamilyRecord, FieldChange } from '#family/rules/familyRecord.ts';
import type { SpaceStore } from '../sync/syncPass.ts';
import type { KnownDevice } from './deviceKeys.ts';
import { type Room, roomRecords, withRecords } from './roomStore.ts';

/** A slip is the profile of a family in a circle; its id is the family's. */
const KIND = 'profile';
/** Where the server lets a family write, and nobody else: its slip is known to be its own. */
export const placeOfSlip = (family: string): string => family.slice(0, 22);

const WISH = 'w:';
const PUBLIC_KEY = 'publicKey';
const LINK = 'link';

export type CircleFamily = {
  id: string;
  /** How many quiet wishes it has. */
  quiet: number;
  /** What it tells, as it was written: anybody in the circle may have written anything. */
  wishes: readonly string[];
};

/** A circle as screens read it. Families that have left are not among them, whatever their slips say. */
export type CircleView = {
  /** ms since 1970; null before the first pass. */
  syncedAt: number | null;
  me: string;
  families: readonly CircleFamily[];
  /** Quiet wishes that wait, because their slot holds an earlier one; and words of families with the same wish. */
  waiting: readonly string[];
  matches: readonly { slot: string; words: string }[];
  /** How many slips do not open, or are not honest. */
  unreadable: number;
  /** What was changed here and has not been sent. */
  isWaiting: boolean;
};

type Slip = { id: string; fields: Readonly<Record<string, FieldChange>> };

const slipsOf = (room: Room): Slip[] => roomRecords(room).filter(({ kind }) => kind === KIND);

const textOf = ({ fields }: Slip, field: string): string => {
  const value = fields[field]?.value;
  return typeof value === 'string' ? value : '';
};

export function circleView(room: Room, me: string): CircleView {
  const { met, syncedAt, keptOut, rows } = room;
  const slips = new Map(slipsOf(room).map((slip) => [slip.id, slip]));
  const families = Object.entries(met?.members ?? {}).map(([id, quiet]): CircleFamily => {
    const fields = Object.entries(slips.get(id)?.fields ?? {});
    const wishes = fields.flatMap(([field, { value }]) =>
      field.startsWith(WISH) && typeof value === 'string' ? [value] : [],
    );
    return { id, quiet, wishes };
  });
  return {
    syncedAt,
    me,
    families,
    waiting: met?.waiting ?? [],
    matches: met?.matches ?? [],
    unreadable: keptOut.length,
    isWaiting: rows.some(({ id, version, pushed }) => id === me && version > pushed),
  };
}

/** Whom the next keys can be sealed for. */
export const knownFamilies = (room: Room): KnownDevice[] =>
  slipsOf(room).map((slip) => ({ id: slip.id, publicKey: textOf(slip, PUBLIC_KEY) }));

/** The secrets of links that families say are the circle's. */
export const toldLinks = (room: Room): string[] =>
  slipsOf(room).flatMap((slip) => textOf(slip, LINK) || []);

export type OwnSlip = {
  id: string;
  publicKey: string;
  /** Of the organizer: everybody in the circle may pass the link on. Null for the others. */
  link: string | null;
  /** By their ids, as they are to be read. */
  wishes: Readonly<Record<string, string>>;
};

/** The room with this family's slip as it is now: only what changes is stamped. */
export function withSlip(room: Room, slip: OwnSlip, clock: Clock): Room {
  const before = slipsOf(room).find(({ id }) => id === slip.id)?.fields ?? {};
  const wanted: Record<string, string | null> = { [PUBLIC_KEY]: slip.publicKey, [LINK]: slip.link };
  for (const field of Object.keys(before)) if (field.startsWith(WISH)) wanted[field] = null;
  for (const [id, words] of Object.entries(slip.wishes)) wanted[WISH + id] = words;
  const changedAt = clock.now();
  const changed = Object.entries(wanted)
    .filter(([field, value]) => (before[field]?.value ?? null) !== value)
    .map(([field, value]): [string, FieldChange] => [field, { value, changedAt }]);
  const record: FamilyRecord = { kind: KIND, id: slip.id, fields: Object.fromEntries(changed) };
  return changed.length === 0 ? room : withRecords(room, [record], clock);
}

/** Only the own slip is sent: the server takes no other row from this family. */
export const onlySlip = (store: SpaceStore, me: string): SpaceStore => ({
  ...store,
  toSend: async (keyNo, most) =>
    (await store.toSend(keyNo, most)).filter(({ kind, id }) => kind === KIND && id === me),
});
