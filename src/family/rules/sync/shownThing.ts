import { isPlanKind, planRowOf, planThing } from '../plan/planThing.ts';
import { emptyProfile } from '../profile.ts';
import { type Change, GONE, type Thing, type ThingKind, thingsOf, withThing } from '../things.ts';
import { type Cell, type Cells, type FamilyRow, hasRead, isBeside, TEXT } from './cells.ts';
import { msOf } from './stamp.ts';

/**
 * Whether somebody removed it who had seen all of it: a field that was written later brings it back, and so do words that
 * were not read before.
 */
export function isRemoved(cells: Cells): boolean {
  const { [GONE]: gone, [TEXT]: text } = cells;
  if (gone?.v !== true) return false;
  if (text && text.v !== null && !hasRead(gone, text.t)) return false;
  return Object.entries(cells).every(
    ([field, { t }]) => field === GONE || isBeside(field) || t < gone.t,
  );
}

/**
 * What this version of the app shows of a row, with its defaults where it cannot read a value. Null for a kind that it does
 * not know, and where nothing is said.
 */
export function shownThing(row: FamilyRow): Thing | null {
  const known = shown.get(row);
  if (known !== undefined) return known;
  const thing = readThing(row);
  shown.set(row, thing);
  return thing;
}

/** Rows are never changed, and most of them stay the same from pass to pass. */
const shown = new WeakMap<FamilyRow, Thing | null>();

function readThing({ kind, id, cells }: FamilyRow): Thing | null {
  if (!isShownKind(kind)) return null;
  const { [GONE]: gone } = cells;
  if (gone && isRemoved(cells)) return { kind, id, fields: { [GONE]: changeOf(gone) } };
  const said = Object.entries(cells).filter(
    ([field, { v }]) => field !== GONE && !isBeside(field) && v !== null,
  );
  if (said.length === 0) return null;
  const thing = {
    kind,
    id,
    fields: Object.fromEntries(said.map(([field, cell]) => [field, changeOf(cell)])),
  };
  if (isPlanKind(kind)) return planFields(thing);
  if (kind === 'note') return { ...thing, fields: noteFields(thing) };
  if (kind === 'favorite' || kind === 'scheduled') return { ...thing, fields: savedFields(thing) };
  return thingsOf(withThing(emptyProfile(), thing))[0] ?? null;
}

const KINDS = new Set<string>(['profile', 'child', 'favorite', 'scheduled', 'note']);
const isShownKind = (kind: string): kind is ThingKind => KINDS.has(kind) || isPlanKind(kind);

const changeOf = ({ v, t }: Cell): Change => ({ value: v, changedAt: msOf(t) });

function noteFields({ fields: { [TEXT]: text } }: Thing): Record<string, Change> {
  return typeof text?.value === 'string' ? { [TEXT]: text } : {};
}

function savedFields({ fields }: Thing): Record<string, Change> {
  const { savedAt, name } = fields;
  const [first] = Object.values(fields);
  const changedAt = first?.changedAt ?? 0;
  return {
    savedAt: typeof savedAt?.value === 'number' ? savedAt : { value: changedAt, changedAt },
    name: typeof name?.value === 'string' ? name : { value: null, changedAt },
  };
}

/** Adds the default of each missing field, because a thing of this device has all fields. */
function planFields(thing: Thing): Thing | null {
  const row = planRowOf(thing);
  if (row === null) return null;
  const [first] = Object.values(thing.fields);
  const whole = planThing(row, first?.changedAt ?? 0);
  const { [GONE]: _, ...defaults } = whole.fields;
  const fields = Object.entries(defaults).map(([field, change]): [string, Change] => {
    const said = thing.fields[field];
    return [field, said ? { ...change, changedAt: said.changedAt } : change];
  });
  return { ...thing, fields: Object.fromEntries(fields) };
}
