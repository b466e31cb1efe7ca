// The rows of a family's circles: groups of families who know each other, and what of the plan each of them is told.
import * as v from 'valibot';
import { CHILD_COLORS } from '../profile.ts';
import { DaySchema, IdSchema, TextSchema, withDefault } from './planEntry.ts';

/** Characters of a circle's name, of a child's name in it, and of a note. */
export const LONGEST_CIRCLE_NAME = 60;
export const LONGEST_CIRCLE_LABEL = 40;
export const LONGEST_CIRCLE_NOTE = 140;

/** What opens a circle. */
export const CircleAccessSchema = v.object({
  /** What the link carries, 22 letters, as this family knows it: the organizer may have replaced it. */
  secret: TextSchema(22),
  /** What makes the family the organizer; '' for the others. */
  ownSecret: withDefault(TextSchema(22), ''),
  /** What the server knows the family by. */
  proof: TextSchema(22),
  /** The family's own keys: P-256; PKCS #8 and raw, base64url. */
  privateKey: TextSchema(400),
  publicKey: TextSchema(120),
  /** The keys of the space, as spaceKeys.ts writes them. */
  keys: TextSchema(4000),
});
export type CircleAccess = v.InferOutput<typeof CircleAccessSchema>;

/** A circle that the family is in, by the id of its space. All phones of the family open it by this row. */
export const CircleRowSchema = v.object({
  id: IdSchema,
  name: withDefault(TextSchema(LONGEST_CIRCLE_NAME), ''),
  access: CircleAccessSchema,
  /** ms since 1970 */
  joinedAt: withDefault(v.pipe(v.number(), v.finite(), v.minValue(0)), 0),
  /**
   * leaving, closing: the family has said so, and the server has not heard it. closed: by the organizer, or nobody came for 120
   * days. shutOut: the link was taken back before this family was known.
   */
  ended: withDefault(v.nullable(v.picklist(['leaving', 'closing', 'closed', 'shutOut'])), null),
});
export type CircleRow = v.InferOutput<typeof CircleRowSchema>;

/** About who drives, mostly. `day`, `task`: the drop-off or pick-up that it is about; null: the week. */
export const CircleNoteSchema = v.object({
  text: TextSchema(LONGEST_CIRCLE_NOTE),
  day: withDefault(v.nullable(DaySchema), null),
  task: withDefault(v.nullable(v.picklist(['bring', 'fetch'])), null),
});
export type CircleNote = v.InferOutput<typeof CircleNoteSchema>;

/** That a child goes to a camp in a week, as a circle is told. */
export const CircleWishSchema = v.object({
  id: IdSchema,
  circleId: IdSchema,
  /** The entry of the plan. Its child, camp and days are told only while it has days in the week. */
  entryId: IdSchema,
  /** The Monday of the week. */
  week: DaySchema,
  /** What the circle calls the child: a nickname, or an initial. */
  label: TextSchema(LONGEST_CIRCLE_LABEL),
  color: withDefault(v.picklist(CHILD_COLORS), 'clay'),
  /** Told only to a family with the same wish. */
  isQuiet: withDefault(v.boolean(), false),
  note: withDefault(v.nullable(CircleNoteSchema), null),
});
export type CircleWish = v.InferOutput<typeof CircleWishSchema>;
