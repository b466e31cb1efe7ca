import { describe, expect, it } from 'vitest';
import { FAMILY_PLAN_ID, type PlanChange } from '#family/rules/plan/planRows.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { changeRow } from './changeRow.ts';
import { putEntry } from './entryCommands.ts';
import { carryOut, withCommands } from './withCommands.ts';
import { buildPlanState } from '../buildPlanState.ts';

const key = { kind: 'plan', id: 'entry-1' } as const;
const stored = putEntry(aPlanEntry({ note: 'Hat', status: 'planned' }));
const missing: PlanChange = { ...key, row: null };

describe('an edit', () => {
  it('changes the named fields and is taken back by their former values', () => {
    const changed = changeRow(stored, { ...key, set: { note: 'Boots' } });
    expect(changed?.after.row).toEqual({ ...stored.row, note: 'Boots' });
    expect(changed?.inverse).toMatchObject({ ...key, set: { note: 'Hat' } });
  });

  it('writes nothing where each field has its value already', () => {
    expect(changeRow(stored, { ...key, set: { note: 'Hat' } })).toBeNull();
    expect(changeRow(stored, { ...key, set: {} })).toBeNull();
  });

  it('names only fields that change in what takes it back', () => {
    const changed = changeRow(stored, { ...key, set: { note: 'Boots', status: 'planned' } });
    expect(changed?.inverse).toMatchObject({ set: { note: 'Hat' } });
    expect(changed?.inverse).not.toHaveProperty('set.status');
  });

  it('writes nothing of an entry that is gone', () => {
    expect(changeRow(missing, { ...key, set: { note: 'Boots' } })).toBeNull();
  });

  it('throws TypeError on a value that the row does not take, and names the kind of row', () => {
    const set = { note: 'Boots', status: 'perhaps' };
    expect(() => changeRow(stored, { ...key, set })).toThrow(
      new TypeError('a row of plan that cannot be kept'),
    );
  });
});

describe('a whole row', () => {
  it('has nothing to take back where it is stored already', () => {
    expect(changeRow(stored, stored)).toEqual({ after: stored, inverse: null });
  });

  it('throws TypeError where its schema does not take it', () => {
    const days = ['2025-10-06', 'Tuesday'];
    expect(() => changeRow(missing, putEntry(aPlanEntry({ days })))).toThrow(TypeError);
  });
});

describe('undo', () => {
  const edited = changeRow(stored, { ...key, set: { note: 'Boots', status: 'confirmed' } });
  const inverse = edited?.inverse ?? { ...key, set: {} };

  it('sets back each field that still has the value of the command', () => {
    expect(changeRow(edited?.after ?? missing, inverse)?.after).toEqual(stored);
  });

  it('leaves a field as it was changed since', () => {
    const since = { ...key, set: { note: 'Boots and hat' } };
    const now = changeRow(edited?.after ?? missing, since)?.after ?? missing;
    expect(changeRow(now, inverse)?.after.row).toMatchObject({
      note: 'Boots and hat',
      status: 'planned',
    });
  });

  it('writes nothing where all of it was changed since', () => {
    const since = { ...key, set: { note: 'Boots and hat', status: 'registered' } };
    const now = changeRow(edited?.after ?? missing, since)?.after ?? missing;
    expect(changeRow(now, inverse)).toBeNull();
  });

  it('removes a row that the command added, and adds one that it removed', () => {
    const added = changeRow(missing, stored);
    expect(added?.inverse).toEqual(missing);
    expect(changeRow(stored, missing)).toMatchObject({ after: missing });
    const removed = changeRow(stored, missing)?.inverse ?? missing;
    expect(changeRow(missing, removed)?.after).toEqual(stored);
  });

  it('has nothing to take back where a missing row is removed', () => {
    expect(changeRow(missing, missing)?.inverse).toBeNull();
  });

  it('of one setting leaves settings that were stored later', () => {
    const settings = { kind: 'family_plan', id: FAMILY_PLAN_ID } as const;
    const none: PlanChange = { ...settings, row: null };
    const first = changeRow(none, { ...settings, set: { settled: ['a'] } });
    const later = changeRow(first?.after ?? none, {
      ...settings,
      set: { taxIds: { Owls: '12-34' } },
    });
    const undone = changeRow(later?.after ?? none, first?.inverse ?? none);
    expect(undone?.after.row).toMatchObject({ settled: [], taxIds: { Owls: '12-34' } });
  });
});

describe('several commands', () => {
  const empty = buildPlanState([]);

  it('see each other, and are taken back in reverse', () => {
    const note = { ...key, set: { note: 'Boots' } };
    const { after, inverse } = carryOut(empty, [stored, note]);
    expect(after.entries).toEqual([{ ...stored.row, note: 'Boots' }]);
    expect(inverse).toHaveLength(2);
    expect(inverse[1]).toEqual(missing);
    expect(withCommands(after, inverse)).toEqual(empty);
  });

  it('leave out those that change nothing', () => {
    const { inverse } = carryOut(buildPlanState([stored]), [
      { ...key, set: { note: 'Hat' } },
      { ...key, set: { note: 'Boots' } },
    ]);
    expect(inverse).toHaveLength(1);
  });

  it('find rows of each kind', () => {
    const rows: PlanChange[] = [
      stored,
      {
        kind: 'home',
        id: 'h1',
        row: { id: 'h1', childId: 'maya', day: '2025-11-27', isHome: true, who: 'Dad', span: null },
      },
      {
        kind: 'own_days',
        id: 'o1',
        row: {
          id: 'o1',
          childId: 'maya',
          from: '2025-10-06',
          to: '2025-10-10',
          dayKind: 'off',
          source: 'parent',
          name: 'Fair',
          letsOutAt: null,
        },
      },
      {
        kind: 'child_plan',
        id: 'maya',
        row: { id: 'maya', hasOwnCalendar: true, staysOnDigitalDays: false },
      },
      {
        kind: 'sent_event',
        id: 'entry-1',
        row: { id: 'entry-1', sequence: 1, changedAt: 5, days: ['2025-10-06'], shown: 'Owls' },
      },
      { kind: 'family_plan', id: FAMILY_PLAN_ID, row: { ...empty.family, settled: ['a'] } },
    ];
    const state = buildPlanState(rows);
    expect(withCommands(state, rows)).toEqual(state);
    const { after, inverse } = carryOut(state, rows);
    expect(after).toEqual(state);
    expect(inverse).toEqual([]);
  });

  it('tell apart rows of two kinds with one id', () => {
    const home = { kind: 'home', id: 'entry-1', row: null } as const;
    const { after } = carryOut(buildPlanState([stored]), [home]);
    expect(after.entries).toEqual([stored.row]);
  });
});
