import { MAX_CHILDREN } from '../profile.ts';
import { isGone, type Thing, thingKey } from '../things.ts';
import { type Cells, type FamilyRow, mergeCells } from './cells.ts';
import { isDirty, type Replica, type ReplicaRow, rowKey } from './replica.ts';
import { planScheduled } from '../plan/planThing.ts';
import { shownThing } from './shownThing.ts';

/** The rows that came, merged with what is here. Where this device knows more than the server, they are to be pushed. */
export const receiveRows = (replica: Replica, came: readonly FamilyRow[]): ReplicaRow[] =>
  came.flatMap((theirs) => {
    const mine = replica.get(rowKey(theirs));
    if (!mine) return [{ ...theirs, version: 0, pushed: 0 }];
    const cells = mergeCells(mine.cells, theirs.cells);
    const row = { ...mine, cells };
    if (!isDirty(row) && !hasSameStamps(cells, theirs.cells)) row.version += 1;
    return row.version === mine.version && hasSameStamps(cells, mine.cells) ? [] : [row];
  });

/** A stamp is given to one value only. */
const hasSameStamps = (one: Cells, other: Cells): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([field, { t }]) => other[field]?.t === t);

/**
 * What screens have to be told: things of the replica that are not here as it shows them, those that got lost here among
 * them. Beyond MAX_CHILDREN there is no room. `isWhole`: the replica has all rows of the family; before that nobody knows whether a
 * scheduled camp has an entry.
 */
export function thingsToShow(replica: Replica, here: readonly Thing[], isWhole: boolean): Thing[] {
  const known = new Map(here.map((thing) => [thingKey(thing), thing]));
  let room = MAX_CHILDREN - here.filter((thing) => thing.kind === 'child' && !isGone(thing)).length;
  const told = [...replica.values()].flatMap((row) => shownThing(row) ?? []);
  const things = isWhole ? planScheduled(told) : told.filter(({ kind }) => kind !== 'scheduled');
  return things.flatMap((shown) => {
    const mine = known.get(thingKey(shown));
    if (shown.kind === 'scheduled' ? mine : isShown(shown, mine)) return [];
    const isNewChild = shown.kind === 'child' && !isGone(shown) && (!mine || isGone(mine));
    if (isNewChild) room -= 1;
    return isNewChild && room < 0 ? [] : [shown];
  });
}

function isShown(shown: Thing, mine: Thing | undefined): boolean {
  if (isGone(shown)) return !mine || isGone(mine);
  if (!mine || isGone(mine)) return false;
  return Object.entries(shown.fields).every(
    ([field, { value }]) => mine.fields[field]?.value === value,
  );
}
