import { GONE, isGone, type Thing, thingKey } from '../things.ts';
import { isUndecidedId } from '../plan/planEntry.ts';
import { besideName, type Cell, type Cells, lastStamp, readBefore, TEXT } from './cells.ts';
import type { Replica, ReplicaRow } from './replica.ts';
import { isRemoved, shownThing } from './shownThing.ts';
import { type Stamp, stampAfter } from './stamp.ts';

export type Unread = ReadonlyMap<string, readonly string[]>;

/** The device that writes. `atServer`: the server's time for one of its own, ms since 1970. */
export type Writer = { device: string; atServer: (ms: number) => number };

/**
 * What was changed on this phone since the replica was last brought up to date, as rows to push. Only what differs from what
 * the replica shows: a thing that is missing here was not removed here, and a value that this version cannot show was not
 * changed. `unread`: by the key of a note, words that were replaced by somebody to whom they were not shown. They stay beside.
 */
export const noteChanges = (
  replica: Replica,
  things: readonly Thing[],
  unread: Unread,
  writer: Writer,
): ReplicaRow[] =>
  things.flatMap((thing) => {
    const { kind, id } = thing;
    const row = replica.get(thingKey(thing));
    const replaced = unread.get(thingKey(thing)) ?? [];
    const changed = changedCells(row, thing, replaced, writer);
    if (Object.keys(changed).length === 0) return [];
    const { version = 0, pushed = 0, cells } = row ?? {};
    return [{ kind, id, cells: { ...cells, ...changed }, version: version + 1, pushed }];
  });

function changedCells(
  row: ReplicaRow | undefined,
  thing: Thing,
  replaced: readonly string[],
  { device, atServer }: Writer,
): Cells {
  const before = row?.cells ?? {};
  const beside = besideCells(before, replaced, { device, atServer }, latestOf(thing));
  const last = lastStamp({ ...before, ...beside });
  const stampAt = (changedAt: number): Stamp => stampAfter(last, atServer(changedAt), device);
  const read = readBefore(
    before[TEXT],
    replaced.some((text) => text === before[TEXT]?.v),
  );
  const withRead = read.length > 0 ? { p: read } : {};

  if (isGone(thing)) {
    // What was removed before it was ever shared concerns nobody, unless another device may have made it, too.
    if (isRemoved(before) || !(row || isUndecidedId(thing.id))) return beside;
    const { changedAt } = thing.fields[GONE] ?? { changedAt: 0 };
    return { ...beside, [GONE]: { v: true, t: stampAt(changedAt), ...withRead } };
  }
  const shown = row ? shownThing(row)?.fields : undefined;
  const changed = Object.fromEntries(
    Object.entries(thing.fields)
      .filter(([field, { value }]) => field !== GONE && shown?.[field]?.value !== value)
      .map(([field, { value, changedAt }]): [string, Cell] => [
        field,
        { v: value, t: stampAt(changedAt), ...(field === TEXT && withRead) },
      ]),
  );
  return { ...beside, ...changed };
}

/** Under the stamp they had where they came from another device; else they are written now. */
function besideCells(
  before: Cells,
  replaced: readonly string[],
  { device, atServer }: Writer,
  changedAt: number,
): Cells {
  const cells: Record<string, Cell> = {};
  for (const text of replaced) {
    const known = before[TEXT];
    const t =
      known?.v === text
        ? known.t
        : stampAfter(lastStamp({ ...before, ...cells }), atServer(changedAt), device);
    cells[besideName(t)] ??= { v: text, t };
  }
  return cells;
}

const latestOf = ({ fields }: Thing): number =>
  Math.max(0, ...Object.values(fields).map(({ changedAt }) => changedAt));
