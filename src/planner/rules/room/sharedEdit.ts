import * as v from 'valibot';
import { type FamilyRecord, recordKey, REMOVED } from '#family/rules/familyRecord.ts';
import { toFamilyRecord } from '#family/rules/plan/planRecord.ts';
import { AtHomeSchema } from '#family/rules/plan/planRows.ts';
import { dayNoteId, type DayNote, NOTE } from './sharedPlan.ts';

/** What somebody with a link that may change things says of one day. Fields that are not named stay as they are. */
export type SharedEdit = {
  /** YYYY-MM-DD */
  day: string;
  drives: readonly { rowId: string; dropOffBy?: string; pickUpBy?: string }[];
  /** `rowId`: of the row that says so by now; null: there is none yet. */
  home: readonly { rowId: string | null; childId: string; who: string; isHome: boolean }[];
  note?: string;
  /** The note that stood in its place when it was typed; null: none did. */
  noteBefore?: DayNote | null;
  /** The fields of notes that go. */
  noNotes?: readonly string[];
};

/** The fields to write in the room, stamped `changedAt` (ms since 1970). */
export function sharedEditRecords(edit: SharedEdit, changedAt: number): FamilyRecord[] {
  const { day, drives, home, note, noNotes = [] } = edit;
  const fieldsOf = (values: Readonly<Record<string, string | boolean | null>>) =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, { value, changedAt }]),
    );
  const notes = {
    ...(note !== undefined && { [NOTE]: note }),
    ...Object.fromEntries(noNotes.map((field) => [field, null])),
  };
  return [
    ...drives.map(({ rowId, ...names }) => ({
      kind: 'plan' as const,
      id: rowId,
      fields: fieldsOf(names),
    })),
    ...home.map(({ rowId, childId, who, isHome }): FamilyRecord => {
      if (rowId !== null) return { kind: 'home', id: rowId, fields: fieldsOf({ isHome }) };
      // The same on every phone: the same words of two phones are one row.
      const id = roomHomeId(day, childId);
      const row = v.parse(AtHomeSchema, { id, childId, day, isHome, who });
      return toFamilyRecord({ kind: 'home', id, row }, changedAt);
    }),
    ...(Object.keys(notes).length === 0
      ? []
      : [
          {
            kind: 'note' as const,
            id: dayNoteId(day),
            fields: fieldsOf({ ...notes, [REMOVED]: false }),
          },
        ]),
  ];
}

/** What the writer of an edit has read of the day's note (ReadNotes): words that came meanwhile are not replaced. */
export const readNotesOf = ({ day, noteBefore }: SharedEdit): ReadonlyMap<string, number> =>
  new Map(
    noteBefore === undefined
      ? []
      : [[recordKey({ kind: 'note', id: dayNoteId(day) }), noteBefore?.at ?? 0]],
  );

const roomHomeId = (day: string, childId: string) => `home-${day}-${childId}`;

/** Whether a row at home was made in a room: its id says nothing about the family, and stays. */
export const isRoomHomeId = (id: string, day: string): boolean =>
  id.startsWith(roomHomeId(day, ''));

/** Whether an edit changes nothing. */
export const isNoEdit = ({ drives, home, note, noNotes = [] }: SharedEdit): boolean =>
  drives.length === 0 && home.length === 0 && note === undefined && noNotes.length === 0;
