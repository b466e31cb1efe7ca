import { MAX_CHILDREN } from '../profile.ts';
import {
  type FieldChange,
  REMOVED,
  isDeleted,
  type FamilyRecord,
  recordKey,
} from '../familyRecord.ts';
import { laterFields } from './laterFields.ts';
import { MAX_NOTE_LENGTH } from '#camps/rules/saved/note.ts';

export type Merged = {
  /** Records that stay as they are stay the same objects. */
  records: FamilyRecord[];
  /** How many stayed out for want of room: notes too long to join, children beyond MAX_CHILDREN. */
  leftOut: number;
};

/**
 * Merges incoming records into those that are here: nothing is removed, and the later change of each field wins. A
 * changed field gets the current time, so that other devices take it for a change. Records removed here stay removed,
 * unless the incoming one is later. Notes with different texts are joined. Merging the same again changes nothing.
 * `now`: ms since 1970.
 */
export function mergeRecords(
  here: readonly FamilyRecord[],
  came: readonly FamilyRecord[],
  now: number,
): Merged {
  const records = new Map(here.map((record) => [recordKey(record), record]));
  let children = here.filter(isLiveChild).length;
  let leftOut = 0;
  for (const live of came.filter((record) => !isDeleted(record))) {
    const theirs = { ...live, fields: withoutRemoval(live.fields) };
    const mine = records.get(recordKey(theirs));
    const merged = mine ? mergeRecord(mine, theirs, now) : changedTo(empty(theirs), theirs, now);
    const isNewChild =
      merged !== null && isLiveChild(merged) && (mine === undefined || !isLiveChild(mine));
    if (merged === null || (isNewChild && children >= MAX_CHILDREN)) {
      leftOut += 1;
      continue;
    }
    if (isNewChild) children += 1;
    records.set(recordKey(theirs), merged);
  }
  return { records: [...records.values()], leftOut };
}

const isLiveChild = (record: FamilyRecord) => record.kind === 'child' && !isDeleted(record);

/** Returns null when both do not fit. */
function mergeRecord(mine: FamilyRecord, theirs: FamilyRecord, now: number): FamilyRecord | null {
  const later = { ...mine, fields: laterFields(mine, theirs) };
  const fresh = freshTime(mine, now);
  if (isDeleted(mine)) {
    if (isDeleted(later)) return mine;
    return changedTo(empty(mine), { ...later, fields: withoutRemoval(later.fields) }, fresh);
  }
  return mine.kind === 'note' ? mergeNote(mine, theirs, fresh) : changedTo(mine, later, fresh);
}

function mergeNote(mine: FamilyRecord, theirs: FamilyRecord, fresh: number): FamilyRecord | null {
  const [here, came] = [textOf(mine), textOf(theirs)];
  if (came === null || here === null) return mine;
  const isLater = (theirs.fields.text?.changedAt ?? 0) > (mine.fields.text?.changedAt ?? 0);
  const text = isLater ? joinTexts(came, here) : joinTexts(here, came);
  if (text === null) return null;
  return changedTo(mine, { ...mine, fields: { text: { value: text, changedAt: fresh } } }, fresh);
}

const textOf = ({ fields }: FamilyRecord) =>
  typeof fields.text?.value === 'string' ? fields.text.value : null;

/** `record` with the values of `other`; those that differ get a new time. */
export function changedTo(
  record: FamilyRecord,
  other: FamilyRecord,
  changedAt: number,
): FamilyRecord {
  const different = Object.entries(other.fields)
    .filter(([field, { value }]) => record.fields[field]?.value !== value)
    .map(([field, { value }]): [string, FieldChange] => [field, { value, changedAt }]);
  if (different.length === 0) return record;
  return { ...record, fields: { ...record.fields, ...Object.fromEntries(different) } };
}

export const empty = (record: FamilyRecord): FamilyRecord => ({ ...record, fields: {} });

export const removedAt = (record: FamilyRecord, changedAt: number): FamilyRecord => ({
  ...record,
  fields: { ...record.fields, [REMOVED]: { value: true, changedAt } },
});

/** Returns a time that is later than all changes of the record. */
export const freshTime = ({ fields }: FamilyRecord, now: number): number =>
  Math.max(now, ...Object.values(fields).map(({ changedAt }) => changedAt + 1));

export function withoutRemoval(fields: Readonly<Record<string, FieldChange>>) {
  const { [REMOVED]: _, ...rest } = fields;
  return rest;
}

const BREAK = '\n\n';

/**
 * Joins two notes about one camp, so that no text is lost: the newer one, a blank line, the older one. Only one of them
 * when it contains the other. Null when both do not fit into a note.
 */
function joinTexts(newer: string, older: string): string | null {
  if (says(newer, older)) return newer;
  if (says(older, newer)) return older;
  const both = `${newer.trimEnd()}${BREAK}${older.trimStart()}`;
  return both.length <= MAX_NOTE_LENGTH ? both : null;
}

/** Compares whole paragraphs: 'ok' is not contained in 'took'. */
const says = (text: string, words: string) =>
  `${BREAK}${text.trim()}${BREAK}`.includes(`${BREAK}${words.trim()}${BREAK}`);
