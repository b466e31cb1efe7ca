// What guests of a link have written that the family's plan has no place for: a note for a day, and a driver of some days only.
import { cutText } from '#base/text/cutText.ts';
import type { FamilyRecord } from '#family/rules/familyRecord.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { RoomRow } from '#family/rules/plan/planRows.ts';
import { changedFields } from './changedRecords.ts';
import { DRIVERS } from './roomChanges.ts';
import { plainText } from '#base/text/plainText.ts';
import { readDayNotes } from './sharedPlan.ts';

/** `key`: another one once something else is written. `label`: of the link. Days: YYYY-MM-DD, sorted, none of them over. */
export type GuestWord = { key: string; label: string; days: readonly string[] } & (
  | { kind: 'note'; text: string }
  | {
      kind: 'drive';
      task: 'bring' | 'fetch';
      entryId: string;
      /** Whoever drives; '' for nobody. */
      name: string;
    }
);

type GuestsOfRoom = {
  /** What guests have written in the room (RoomView). */
  ofGuests: readonly FamilyRecord[];
  /** What the family has last put there. */
  published: readonly FamilyRecord[];
  /** As projectPlan got it. */
  pseudonym: (id: string) => string;
};

/** A guest writes as often as they like: the first days are what counts. */
const MOST_OF_A_ROOM = 50;
const TASKS = { dropOffBy: 'bring', pickUpBy: 'fetch' } as const;

/** The next days first. `today`: YYYY-MM-DD. */
export function guestWords(
  room: Pick<RoomRow, 'id' | 'label'>,
  { ofGuests, published, pseudonym }: GuestsOfRoom,
  entries: readonly PlanEntry[],
  today: string,
): GuestWord[] {
  const said = changedFields(published, ofGuests);
  const drives = new Map(said.flatMap((one) => (one.kind === 'plan' ? [[one.id, one]] : [])));
  const keyOf = (...parts: (string | number)[]) =>
    ['guest', room.id, ...parts].map((part) => String(part).slice(0, 40)).join(' ');
  const notes = said.flatMap((record): GuestWord[] => {
    const [day = '', ofDay = []] = readDayNotes(record) ?? [];
    if (day < today) return [];
    return ofDay.map(({ text, at }) => {
      return { kind: 'note', key: keyOf(day, at), label: room.label, days: [day], text };
    });
  });
  const driven = drives.size === 0 ? [] : entries.flatMap(drivesOf);
  return [...notes, ...driven]
    .toSorted((a, b) => ((a.days[0] ?? '') < (b.days[0] ?? '') ? -1 : 1))
    .slice(0, MOST_OF_A_ROOM);

  function drivesOf(entry: PlanEntry): GuestWord[] {
    const rows = entry.days
      .filter((day) => day >= today)
      .map((day) => ({ day, fields: drives.get(pseudonym(`${entry.id} ${day}`))?.fields }));
    return DRIVERS.flatMap((field) => {
      const named = rows.flatMap(({ day, fields }) => {
        const { value, changedAt = 0 } = fields?.[field] ?? {};
        const name = typeof value === 'string' ? nameOf(value) : null;
        // The family may share an initial only of a name that it has taken over.
        return name === null || name === entry[field] ? [] : [{ day, changedAt, name }];
      });
      return [...new Set(named.map(({ name }) => name))].map((name): GuestWord => {
        const some = named.filter((one) => one.name === name);
        const latest = Math.max(...some.map(({ changedAt }) => changedAt));
        return {
          kind: 'drive',
          key: keyOf(entry.id, field, some.length, latest),
          label: room.label,
          task: TASKS[field],
          entryId: entry.id,
          days: some.map(({ day }) => day),
          name,
        };
      });
    });
  }
}

const nameOf = (value: string) => cutText(plainText(value), 40);
