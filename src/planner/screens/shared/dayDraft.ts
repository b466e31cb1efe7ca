import type { SharedEdit } from '#planner/rules/room/sharedEdit.ts';
import {
  type DayNote,
  NOTE,
  type SharedDay,
  type SharedPart,
} from '#planner/rules/room/sharedPlan.ts';
import { personKey } from '#planner/rules/room/sharedWords.ts';

/** The form of one day. */
export type DayDraft = {
  you: string;
  drives: readonly {
    rowId: string;
    child: string;
    place: string;
    dropOffBy: string;
    pickUpBy: string;
  }[];
  /** Whether the receiver is at home, by child. `rowId`: of the row that says so. */
  home: readonly { rowId: string | null; childId: string; child: string; isHome: boolean }[];
  note: string;
  /** The note as it was when the form was opened. */
  noteBefore: DayNote | null;
  /** What others wrote at the same time. */
  otherNotes: readonly (DayNote & { isGone: boolean })[];
};

export function dayDraft({ parts, notes }: SharedDay, you: string): DayDraft {
  const latest = notes.find(({ field }) => field === NOTE) ?? null;
  const children = [...new Map(parts.map(({ child }) => [child.id, child])).values()];
  return {
    you,
    drives: parts.flatMap(({ rowId, kind, child, name, dropOffBy, pickUpBy }) =>
      rowId === null || kind === 'home'
        ? []
        : [{ rowId, child: child.name, place: name, dropOffBy, pickUpBy }],
    ),
    home: children.map((child) => {
      const rowId = parts.find((part) => isHomeWith(part, child.id, you))?.rowId ?? null;
      return { rowId, childId: child.id, child: child.name, isHome: rowId !== null };
    }),
    note: latest?.text ?? '',
    noteBefore: latest,
    otherNotes: notes.filter((one) => one !== latest).map((one) => ({ ...one, isGone: false })),
  };
}

/** What was changed since `before`: fields that nobody touched here keep what others write meanwhile. */
export function draftEdit(day: string, before: DayDraft, draft: DayDraft): SharedEdit {
  const note = draft.note.trim();
  const noNotes = draft.otherNotes.filter(({ isGone }) => isGone).map(({ field }) => field);
  return {
    day,
    drives: draft.drives.flatMap(({ rowId, ...drive }) => {
      const was = before.drives.find((one) => one.rowId === rowId);
      const [dropOffBy, pickUpBy] = [drive.dropOffBy.trim(), drive.pickUpBy.trim()];
      const fields = {
        ...(dropOffBy !== was?.dropOffBy && { dropOffBy }),
        ...(pickUpBy !== was?.pickUpBy && { pickUpBy }),
      };
      return Object.keys(fields).length > 0 ? [{ rowId, ...fields }] : [];
    }),
    home: draft.home.flatMap(({ rowId, childId, isHome }, at) =>
      isHome === before.home[at]?.isHome ? [] : [{ rowId, childId, who: draft.you.trim(), isHome }],
    ),
    ...(note !== before.note && { note, noteBefore: before.noteBefore }),
    ...(noNotes.length > 0 && { noNotes }),
  };
}

const isHomeWith = ({ kind, child, name }: SharedPart, childId: string, you: string) =>
  kind === 'home' && child.id === childId && you !== '' && personKey(name) === personKey(you);
