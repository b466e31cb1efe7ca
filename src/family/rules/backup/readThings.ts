// Things as a file says them. Whatever it says is only ever data: unknown keys are left out, texts are bounded, and no
// time lies ahead of the clock.
import * as v from 'valibot';
import type { PlanKind } from '../plan/planRows.ts';
import { MAX_NOTE_LENGTH } from '#camps/rules/saved/note.ts';
import { MAX_CHILDREN, MAX_TEXT_LENGTH } from '../profile.ts';
import { isPlanKind, planRowOf, planScheduled } from '../plan/planThing.ts';
import { type Change, GONE, isGone, PROFILE_ID, type Thing, thingKey } from '../things.ts';
import { laterFields } from './laterFields.ts';

/** Names that every object has must not become keys of one. */
const Key = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_TEXT_LENGTH),
  v.check((key) => !Reflect.has(Object.prototype, key)),
);
const EntrySchema = v.object({
  kind: v.union([
    v.picklist(['profile', 'child', 'favorite', 'scheduled', 'note']),
    v.custom<PlanKind>((kind) => typeof kind === 'string' && isPlanKind(kind)),
  ]),
  id: Key,
  fields: v.record(v.string(), v.unknown()),
});
const ChangeSchema = v.object({
  value: v.union([
    v.pipe(v.string(), v.maxLength(MAX_NOTE_LENGTH)),
    v.pipe(v.number(), v.finite()),
    v.boolean(),
    v.null(),
  ]),
  changedAt: v.pipe(v.number(), v.finite(), v.minValue(0)),
});

/**
 * Merges two copies of a thing into one with the later fields. `skipped` counts entries that were not, or not
 * completely, readable.
 */
export function readThings(
  entries: readonly unknown[],
  now: number,
): { things: Thing[]; skipped: number } {
  const things = new Map<string, Thing>();
  let skipped = 0;
  for (const entry of entries) {
    const { thing, isWhole } = readThing(entry, now);
    if (!isWhole) skipped += 1;
    if (!thing) continue;
    const twin = things.get(thingKey(thing));
    things.set(thingKey(thing), twin ? { ...thing, fields: laterFields(twin, thing) } : thing);
  }
  let room = MAX_CHILDREN;
  const fitting = [...things.values()].filter(
    (thing) => thing.kind !== 'child' || isGone(thing) || room-- > 0,
  );
  return { things: planScheduled(fitting), skipped: skipped + things.size - fitting.length };
}

/** `isWhole`: nothing of it had to be left out. */
function readThing(entry: unknown, now: number): { thing: Thing | null; isWhole: boolean } {
  const read = v.safeParse(EntrySchema, entry);
  if (!read.success) return { thing: null, isWhole: false };
  const fields: Record<string, Change> = {};
  let isWhole = true;
  for (const [field, written] of Object.entries(read.output.fields)) {
    const change = v.safeParse(ChangeSchema, written);
    if (change.success && v.is(Key, field)) {
      const { value, changedAt } = change.output;
      fields[field] = { value, changedAt: Math.min(changedAt, now) };
    } else isWhole = false;
  }
  const { kind, id } = read.output;
  const thing = { kind, id, fields };
  return isSound(thing) ? { thing, isWhole } : { thing: null, isWhole: false };
}

/** Whether it says what a thing of its kind has to. */
function isSound(thing: Thing): boolean {
  const { kind, id, fields } = thing;
  if (kind === 'profile') return id === PROFILE_ID && fields[GONE] === undefined;
  if (isGone(thing)) return true;
  if (kind === 'child') return Object.keys(fields).length > 0;
  if (kind === 'note') {
    const text = fields.text?.value;
    return typeof text === 'string' && text.trim() !== '';
  }
  if (isPlanKind(kind)) return planRowOf(thing) !== null;
  return typeof fields.savedAt?.value === 'number';
}
