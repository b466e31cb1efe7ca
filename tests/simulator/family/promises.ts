// What holds at the end of each story, whatever happened in it.
import type { FamilyRow } from '#family/rules/sync/cells.ts';
import { isDeleted, type FamilyRecord, REMOVED } from '#family/rules/familyRecord.ts';
import type { Family } from './Family.ts';
import { openWith } from './modelCipher.ts';
import type { ModelPhone } from './ModelPhone.ts';

/** Rows whose order, and that of their cells, does not count. */
export const picture = (rows: Iterable<FamilyRow>) =>
  [...rows]
    .map(
      ({ kind, id, cells }) =>
        `${kind}:${id} ${JSON.stringify(Object.entries(cells).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`,
    )
    .toSorted()
    .join('\n');

/** The values of all that screens show. */
export const shownOf = ({ here }: ModelPhone) =>
  JSON.stringify(
    [...here.values()]
      .filter((record) => !isDeleted(record))
      .map(({ kind, id, fields }): [string, [string, unknown][]] => [
        `${kind}:${id}`,
        valuesOf(fields),
      ])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

const valuesOf = (fields: FamilyRecord['fields']) =>
  Object.entries(fields)
    .filter(([field]) => field !== REMOVED)
    .map(([field, { value }]): [string, unknown] => [field, value])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Null when everything was kept. */
export function brokenPromise(family: Family): string | null {
  const { vault, server, unanswered, removal } = family;
  const phones = family.staying().map((member) => member.phone);
  const [phone] = phones;
  if (!phone) return 'nobody is left';
  const stored = [...server.rows.values()].map(({ row }) => row);
  const opened = stored.flatMap((row) => openWith(vault, phone.keys, row) ?? []);
  if (opened.length < stored.length) return 'a row of the server does not open';
  const pictures = phones.map(({ replica }) => picture(replica.values()));
  if (new Set([picture(opened), ...pictures]).size > 1) {
    return 'devices and server do not end up alike';
  }
  if (new Set(phones.map(shownOf)).size > 1) return 'screens do not end up alike';
  if (phones.some(({ position }) => position.keptOut.length > 0)) {
    return 'a row is kept out of an honest server';
  }
  for (const [text, { id }] of unanswered) {
    const texts = [phone.noteText(id), ...phone.beside(id).map((each) => each.text)];
    if (!texts.includes(text)) return `"${text}" was lost`;
  }
  if (removal === null) return null;
  const later = [...stored, ...server.taken.slice(removal.rows)];
  if (later.some((row) => openWith(vault, removal.keys, row) !== null)) {
    return 'a removed device can open a row';
  }
  return phones.some(({ keys }) => keys.old.length > 0)
    ? 'a phone keeps keys that open nothing'
    : null;
}
