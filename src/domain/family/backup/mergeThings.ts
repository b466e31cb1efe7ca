import { MAX_CHILDREN } from '../profile.ts';
import { type Change, GONE, isGone, type Thing, thingKey } from '../things.ts';
import { joinTexts } from './joinTexts.ts';
import { laterFields } from './laterFields.ts';

export type Merged = {
  /** Things that stay as they are stay the same objects. */
  things: Thing[];
  /** How many stayed out for want of room: notes too long to join, children beyond MAX_CHILDREN. */
  leftOut: number;
};

/**
 * What is here and what came, put together: of each field the later change, with a time of now where it differs from
 * what is here, so that other devices take it for the change that it is. What was removed stays so, unless what came is later; a
 * note that is here stays, and one with other words is joined to it. Merging the same once more changes nothing.
 * `now`: ms since 1970.
 */
export function mergeThings(here: readonly Thing[], came: readonly Thing[], now: number): Merged {
  const things = new Map(here.map((thing) => [thingKey(thing), thing]));
  let children = here.filter((thing) => thing.kind === 'child' && !isGone(thing)).length;
  let leftOut = 0;
  for (const entry of came) {
    const theirs = isGone(entry) ? entry : { ...entry, fields: withoutGone(entry.fields) };
    const mine = things.get(thingKey(theirs));
    const merged = mine ? mergeThing(mine, theirs, now) : arrived(theirs, now);
    if (merged === null) continue;
    const isChild = merged !== 'tooLong' && merged.kind === 'child' && !isGone(merged);
    const isNewChild = isChild && (!mine || isGone(mine));
    if (merged === 'tooLong' || (isNewChild && children >= MAX_CHILDREN)) {
      leftOut += 1;
      continue;
    }
    if (isNewChild) children += 1;
    things.set(thingKey(theirs), merged);
  }
  return { things: [...things.values()], leftOut };
}

/** Null for something that was removed and is not here either. */
const arrived = (theirs: Thing, now: number): Thing | null =>
  isGone(theirs) ? null : { ...theirs, fields: stamped(theirs.fields, now) };

function mergeThing(mine: Thing, theirs: Thing, now: number): Thing | 'tooLong' {
  const fields = laterFields(mine, theirs);
  const willGo = isGone({ ...mine, fields });
  const fresh = freshTime(mine, now);
  if (isGone(mine)) {
    return willGo ? mine : { ...mine, fields: stamped(withoutGone(fields), fresh) };
  }
  if (willGo) return mine.kind === 'note' ? mine : goneAt(mine, fresh);
  if (mine.kind === 'note') return mergeNote(mine, theirs, fresh);
  return changedTo(mine, withoutGone(fields), fresh);
}

function mergeNote(mine: Thing, theirs: Thing, fresh: number): Thing | 'tooLong' {
  const [here, came] = [textOf(mine), textOf(theirs)];
  if (came === null || here === null) return mine;
  const isLater = (theirs.fields.text?.changedAt ?? 0) > (mine.fields.text?.changedAt ?? 0);
  const text = isLater ? joinTexts(came, here) : joinTexts(here, came);
  if (text === null) return 'tooLong';
  return changedTo(mine, { ...mine.fields, text: { value: text, changedAt: fresh } }, fresh);
}

const textOf = ({ fields }: Thing) =>
  typeof fields.text?.value === 'string' ? fields.text.value : null;

/** `thing` with the values of `fields`; those that differ get a new time. */
export function changedTo(
  thing: Thing,
  fields: Readonly<Record<string, Change>>,
  time: number,
): Thing {
  const different = Object.entries(fields).filter(
    ([field, { value }]) => thing.fields[field]?.value !== value,
  );
  if (different.length === 0) return thing;
  return {
    ...thing,
    fields: { ...thing.fields, ...stamped(Object.fromEntries(different), time) },
  };
}

export const goneAt = (thing: Thing, changedAt: number): Thing => ({
  ...thing,
  fields: { ...thing.fields, [GONE]: { value: true, changedAt } },
});

/** Later than all that is known of the thing. */
export const freshTime = ({ fields }: Thing, now: number): number =>
  Math.max(now, ...Object.values(fields).map(({ changedAt }) => changedAt + 1));

export function withoutGone(fields: Readonly<Record<string, Change>>) {
  const { [GONE]: _, ...rest } = fields;
  return rest;
}

const stamped = (fields: Readonly<Record<string, Change>>, changedAt: number) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, { value }]) => [field, { value, changedAt }]),
  );
