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
 * What is here and what came, put together: nothing that is here goes, and of each field the later change stands, with a
 * time of now where it differs from what is here, so that other devices take it for the change that it is. What was
 * removed here stays so, unless what came is later. Notes with different words are joined. Merging the same once more
 * changes nothing. `now`: ms since 1970.
 */
export function mergeThings(here: readonly Thing[], came: readonly Thing[], now: number): Merged {
  const things = new Map(here.map((thing) => [thingKey(thing), thing]));
  let children = here.filter(isLiveChild).length;
  let leftOut = 0;
  for (const live of came.filter((thing) => !isGone(thing))) {
    const theirs = { ...live, fields: withoutGone(live.fields) };
    const mine = things.get(thingKey(theirs));
    const merged = mine ? mergeThing(mine, theirs, now) : changedTo(empty(theirs), theirs, now);
    const isNewChild =
      merged !== null && isLiveChild(merged) && (mine === undefined || !isLiveChild(mine));
    if (merged === null || (isNewChild && children >= MAX_CHILDREN)) {
      leftOut += 1;
      continue;
    }
    if (isNewChild) children += 1;
    things.set(thingKey(theirs), merged);
  }
  return { things: [...things.values()], leftOut };
}

const isLiveChild = (thing: Thing) => thing.kind === 'child' && !isGone(thing);

/** Returns null when both do not fit. */
function mergeThing(mine: Thing, theirs: Thing, now: number): Thing | null {
  const later = { ...mine, fields: laterFields(mine, theirs) };
  const fresh = freshTime(mine, now);
  if (isGone(mine)) {
    if (isGone(later)) return mine;
    return changedTo(empty(mine), { ...later, fields: withoutGone(later.fields) }, fresh);
  }
  return mine.kind === 'note' ? mergeNote(mine, theirs, fresh) : changedTo(mine, later, fresh);
}

function mergeNote(mine: Thing, theirs: Thing, fresh: number): Thing | null {
  const [here, came] = [textOf(mine), textOf(theirs)];
  if (came === null || here === null) return mine;
  const isLater = (theirs.fields.text?.changedAt ?? 0) > (mine.fields.text?.changedAt ?? 0);
  const text = isLater ? joinTexts(came, here) : joinTexts(here, came);
  if (text === null) return null;
  return changedTo(mine, { ...mine, fields: { text: { value: text, changedAt: fresh } } }, fresh);
}

const textOf = ({ fields }: Thing) =>
  typeof fields.text?.value === 'string' ? fields.text.value : null;

/** `thing` with the values of `other`; those that differ get a new time. */
export function changedTo(thing: Thing, other: Thing, changedAt: number): Thing {
  const different = Object.entries(other.fields)
    .filter(([field, { value }]) => thing.fields[field]?.value !== value)
    .map(([field, { value }]): [string, Change] => [field, { value, changedAt }]);
  if (different.length === 0) return thing;
  return { ...thing, fields: { ...thing.fields, ...Object.fromEntries(different) } };
}

export const empty = (thing: Thing): Thing => ({ ...thing, fields: {} });

export const goneAt = (thing: Thing, changedAt: number): Thing => ({
  ...thing,
  fields: { ...thing.fields, [GONE]: { value: true, changedAt } },
});

/** Returns a time that is later than all changes of the thing. */
export const freshTime = ({ fields }: Thing, now: number): number =>
  Math.max(now, ...Object.values(fields).map(({ changedAt }) => changedAt + 1));

export function withoutGone(fields: Readonly<Record<string, Change>>) {
  const { [GONE]: _, ...rest } = fields;
  return rest;
}
