import { describe, expect, it } from 'vitest';
import { REMOVED, type FamilyRecord } from '../familyRecord.ts';
import { noteConflicts, settleText } from './noteConflicts.ts';
import { conflictField, type SyncCells, type FamilyRow } from './cells.ts';
import {
  isDirty,
  type ReceivedRow,
  type Replica,
  type ReplicaRow,
  rowKey,
  withRows,
} from './replica.ts';
import { isRemoved } from './shownRecord.ts';
import { formatStamp } from './stamp.ts';
import { type StepInput, syncStep } from './syncStep.ts';

const NOW = 1_790_000_000_000;
const DAY = 86_400_000;
const ME = 'aaaaaaaa';
const at = (ms: number, device = ME) => formatStamp(NOW + ms, 0, device);
const there = (ms: number) => at(ms, 'bbbbbbbb');

const row = (kind: string, id: string, cells: SyncCells, pushed = 1): ReplicaRow => ({
  kind,
  id,
  cells,
  version: 1,
  pushed,
  base: pushed,
  sealedBy: pushed,
});
/** A row as it came from another device. */
const fromThere = (kind: string, id: string, cells: SyncCells, base = 2): ReceivedRow => ({
  kind,
  id,
  cells,
  place: `place of ${id}`,
  base,
  sealedBy: 1,
});
const replicaOf = (...rows: ReplicaRow[]): Replica => withRows(new Map(), rows);
const note = (text: string, changedAt = NOW): FamilyRecord => ({
  kind: 'note',
  id: 'owls',
  fields: { text: { value: text, changedAt } },
});
const goneNote = (changedAt = NOW): FamilyRecord => ({
  kind: 'note',
  id: 'owls',
  fields: { [REMOVED]: { value: true, changedAt } },
});
const child = (fields: Record<string, string>, changedAt = NOW): FamilyRecord => ({
  kind: 'child',
  id: 'c1',
  fields: Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, { value, changedAt }]),
  ),
});

const step = (input: Partial<StepInput>) =>
  syncStep({
    replica: new Map(),
    here: [],
    unread: new Map(),
    came: [],
    isWhole: true,
    writer: { device: ME, atServer: (ms) => ms },
    nowMs: NOW,
    ...input,
  });
const rowOf = (rows: readonly FamilyRow[], key: string) => rows.find((one) => rowKey(one) === key);

describe('a local change', () => {
  it('is pushed with the time of the change', () => {
    const { rows, records } = step({ here: [note('hat', NOW - 5000)] });
    expect(rows).toEqual([
      {
        kind: 'note',
        id: 'owls',
        cells: { text: { v: 'hat', t: at(-5000) } },
        version: 1,
        pushed: 0,
        base: 0,
        sealedBy: 0,
      },
    ]);
    expect(rows.every(isDirty)).toBe(true);
    expect(records).toEqual([]);
  });

  it('is recorded once', () => {
    const { rows } = step({ here: [note('hat')] });
    expect(step({ here: [note('hat')], replica: replicaOf(...rows) }).rows).toEqual([]);
  });

  it('outranks all known edits of its record, whatever the clock says', () => {
    const replica = replicaOf(row('note', 'owls', { text: { v: 'hat', t: there(DAY) } }));
    const [changed] = step({ replica, here: [note('cap')] }).rows;
    expect((changed?.cells.text?.t ?? '') > there(DAY)).toBe(true);
    expect(changed?.cells.text).toMatchObject({ v: 'cap', p: [there(DAY)] });
  });

  it('is not inferred from a missing record, which storage may have lost', () => {
    const replica = replicaOf(row('favorite', 'owls', { savedAt: { v: 7, t: there(0) } }));
    const { rows, records } = step({ replica });
    expect(rows).toEqual([]);
    expect(records).toEqual([
      {
        kind: 'favorite',
        id: 'owls',
        fields: {
          savedAt: { value: 7, changedAt: NOW },
          name: { value: null, changedAt: NOW },
        },
      },
    ]);
  });

  it('is not inferred from a value that this version cannot show', () => {
    const replica = replicaOf(
      row('child', 'c1', {
        firstName: { v: 'Maya', t: there(0) },
        color: { v: 'gold', t: there(0) },
      }),
    );
    const here = [child({ firstName: 'Maya', color: 'clay' })];
    expect(step({ replica, here })).toEqual({ rows: [], records: [] });
  });

  it('pushes a removal, unless the record was never shared', () => {
    const replica = replicaOf(row('note', 'owls', { text: { v: 'hat', t: there(-9) } }));
    const [removed] = step({ replica, here: [goneNote()] }).rows;
    expect(removed?.cells[REMOVED]).toEqual({ v: true, t: at(0), p: [there(-9)] });
    expect(step({ here: [goneNote()] }).rows).toEqual([]);
  });

  it('restores all fields of a record that is added again', () => {
    const cells = { text: { v: 'hat', t: at(-9) }, [REMOVED]: { v: true, t: at(-5), p: [at(-9)] } };
    const [back] = step({
      replica: replicaOf(row('note', 'owls', cells)),
      here: [note('hat')],
    }).rows;
    expect(isRemoved(back?.cells ?? {})).toBe(false);
  });

  it('keeps an unseen text as a conflict when it is replaced', () => {
    const replica = replicaOf(row('note', 'owls', { text: { v: 'bus at 8', t: there(-9) } }));
    const unread = new Map([['note:owls', ['bus at 8', 'typed in another tab']]]);
    const [changed] = step({ replica, here: [note('hat')], unread }).rows;
    expect(changed?.cells.text).toMatchObject({ v: 'hat' });
    expect(changed?.cells.text?.p).toBeUndefined();
    expect(changed && noteConflicts(changed).map(({ text }) => text)).toEqual([
      'bus at 8',
      'typed in another tab',
    ]);
    expect(changed?.cells[conflictField(there(-9))]).toEqual({ v: 'bus at 8', t: there(-9) });
  });
});

describe('a received change', () => {
  it('reaches the screens and is not pushed back', () => {
    const came = [fromThere('note', 'owls', { text: { v: 'hat', t: there(0) } })];
    const { rows, records } = step({ came });
    expect(rows.some(isDirty)).toBe(false);
    expect(records).toEqual([note('hat')]);
  });

  it('does not overwrite a concurrent local change', () => {
    const replica = replicaOf(row('child', 'c1', { gradeLevel: { v: '1', t: at(-9) } }));
    const came = [fromThere('child', 'c1', { gradeLevel: { v: '2', t: there(-5) } })];
    const { rows, records } = step({ replica, came, here: [child({ gradeLevel: '3' })] });
    expect(rowOf(rows, 'child:c1')?.cells.gradeLevel).toMatchObject({ v: '3' });
    expect(rows.every(isDirty)).toBe(true);
    expect(records).toEqual([]);
  });

  it('is pushed again when a restored server knows less', () => {
    const mine = row('note', 'owls', { text: { v: 'new', t: at(0), p: [at(-9)] } });
    const came = [fromThere('note', 'owls', { text: { v: 'old', t: at(-9) } })];
    const { rows } = step({ replica: replicaOf(mine), came, here: [note('new')] });
    expect(rows.map(isDirty)).toEqual([true]);
  });

  it('stays unchanged when its kind or field is unknown', () => {
    const cells = { text: { v: 'hat', t: there(0) }, mood: { v: 'good', t: there(0) } };
    const came = [fromThere('note', 'owls', cells), fromThere('pet', 'p', cells)];
    const { rows, records } = step({ came });
    expect(rows.map((one) => one.cells)).toEqual([cells, cells]);
    expect(records).toEqual([note('hat')]);
    const next = step({ replica: replicaOf(...rows), here: [note('cap', NOW + 1)] });
    expect(next.rows[0]?.cells.mood).toEqual(cells.mood);
  });

  it('stays in the replica but off the screen for a thirteenth child', () => {
    const twelve = Array.from({ length: 12 }, (_, n): FamilyRecord => ({
      ...child({ firstName: `C${n}` }),
      id: `c${n + 10}`,
    }));
    const came = [fromThere('child', 'late', { firstName: { v: 'Ada', t: there(0) } })];
    const { rows, records } = step({ here: twelve, came });
    expect(rowOf(rows, 'child:late')).toBeDefined();
    expect(records).toEqual([]);
  });
});

describe('a removal', () => {
  const written = { text: { v: 'hat', t: at(-9) } };
  it('stands when it had seen the text', () => {
    expect(isRemoved({ ...written, [REMOVED]: { v: true, t: there(0), p: [at(-9)] } })).toBe(true);
  });
  it('gives way to text that it had not seen, even earlier text', () => {
    expect(isRemoved({ ...written, [REMOVED]: { v: true, t: there(0), p: [at(-20)] } })).toBe(
      false,
    );
  });
  it('gives way to a field that was written later', () => {
    const cells = { firstName: { v: 'Maya', t: at(5) }, [REMOVED]: { v: true, t: there(0) } };
    expect(isRemoved(cells)).toBe(false);
  });
  it('can be undone for 30 days before the values are deleted on each device', () => {
    const cells = { ...written, [REMOVED]: { v: true, t: at(0), p: [at(-9)] } };
    const replica = replicaOf(row('note', 'owls', cells));
    expect(step({ replica, here: [goneNote()], nowMs: NOW + 30 * DAY - 1 }).rows).toEqual([]);
    const { rows } = step({ replica, here: [goneNote()], nowMs: NOW + 30 * DAY });
    const [emptied] = rows;
    expect(emptied?.cells.text?.v).toBeNull();
    expect(isRemoved(emptied?.cells ?? {})).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('hat');
    // And once is enough.
    expect(
      step({ replica: replicaOf(...rows), here: [goneNote()], nowMs: NOW + 31 * DAY }).rows,
    ).toEqual([]);
  });
});

describe('conflicts of a note', () => {
  const both = row('note', 'owls', {
    text: { v: 'hat', t: at(0) },
    [conflictField(there(-1))]: { v: 'bus at 8', t: there(-1) },
    [conflictField(there(-3))]: { v: 'hat', t: there(-3) },
  });
  it('are the texts that differ from the note', () => {
    expect(noteConflicts(both)).toEqual([{ name: conflictField(there(-1)), text: 'bus at 8' }]);
  });
  it('disappear on each device once settled', () => {
    const settled = settleText(both, conflictField(there(-1)), NOW, ME);
    expect(noteConflicts(settled)).toEqual([]);
    expect(isDirty(settled)).toBe(true);
    expect(settleText(settled, conflictField(there(-1)), NOW, ME)).toBe(settled);
    expect(settleText(both, 'text', NOW, ME)).toBe(both);
  });
});
