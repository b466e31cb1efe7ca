import { expect, test } from 'vitest';
import { aPlan } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import type { FamilyRecord } from '#family/rules/familyRecord.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { AtHome } from '#family/rules/plan/planRows.ts';
import { emptyProfile } from '#family/rules/profile.ts';
import { projectPlan } from './projectPlan.ts';
import { roomChanges } from './roomChanges.ts';
import { type SharedEdit, sharedEditRecords } from './sharedEdit.ts';

const MONDAY = '2025-10-06';
const TUESDAY = '2025-10-07';
const pseudonym = (id: string) => `p-${id}`;
const nothing = { drives: [], home: [] };

/** The family's plan, and what this edit of somebody else changes in it. */
function taken(edits: readonly SharedEdit[], entries: PlanEntry[] = [], home: AtHome[] = []) {
  const given = aPlan({
    entries,
    rows: home.map((row) => ({ kind: 'home', id: row.id, row })),
  });
  const choice = {
    childIds: ['maya', 'leo'],
    spans: [{ from: MONDAY, to: '2025-10-10', name: '' }],
    firstNames: 'initials' as const,
    prices: false,
    notes: false,
    addresses: false,
  };
  const room = { pseudonym, people: ['Grandma'], changedAt: 1 };
  const projected = projectPlan(given.plan(), emptyProfile(), choice, room);
  const whole = new Map<string, FamilyRecord>(projected.map((record) => [record.id, record]));
  const changed = edits
    .flatMap((edit) => sharedEditRecords(edit, 2))
    .map((record) => ({
      ...record,
      fields: { ...whole.get(record.id)?.fields, ...record.fields },
    }));
  const state = given.plan().state;
  return {
    projected,
    changes: roomChanges(state, ['maya', 'leo'], { changed, projected, pseudonym }),
  };
}

const grandmaHome = { rowId: null, childId: 'p-leo', who: 'Grandma', isHome: true };

test('takes somebody at home into the plan, in a row that is the same in the room', () => {
  const { changes } = taken([{ ...nothing, day: MONDAY, home: [grandmaHome] }]);
  const row = { childId: 'leo', day: MONDAY, isHome: true, who: 'Grandma', span: null };
  const id = 'home-2025-10-06-p-leo';
  expect(changes).toEqual([{ kind: 'home', id, row: { ...row, id } }]);
  const { projected } = taken([], [], [{ ...row, id }]);
  expect(projected.filter(({ kind }) => kind === 'home').map((one) => one.id)).toEqual([id]);
});

test('takes somebody out who is not at home after all', () => {
  const row = { id: 'h', childId: 'leo', day: MONDAY, isHome: true, who: 'Grandma', span: null };
  const away = { rowId: 'p-h', childId: 'p-leo', who: 'Grandma', isHome: false };
  const { changes } = taken([{ ...nothing, day: MONDAY, home: [away] }], [], [row]);
  expect(changes).toEqual([{ kind: 'home', id: 'h', row: null }]);
});

test('takes nobody at home with a child that was not shared', () => {
  const home = [{ ...grandmaHome, childId: 'p-ada' }];
  expect(taken([{ ...nothing, day: MONDAY, home }]).changes).toEqual([]);
});

const drive = (day: string): SharedEdit => ({
  ...nothing,
  day,
  drives: [{ rowId: `p-entry-1 ${day}`, pickUpBy: 'Grandma' }],
});

test('takes a driver of an entry over once all of its days have it', () => {
  const entry = aPlanEntry({ dropOffBy: 'Robin', pickUpBy: 'Robin' });
  expect(taken([drive(MONDAY)], [entry]).changes).toEqual([]);
  expect(taken([drive(MONDAY), drive(TUESDAY)], [entry]).changes).toEqual([
    { kind: 'plan', id: 'entry-1', set: { pickUpBy: 'Grandma' } },
  ]);
  const oneDay = aPlanEntry({ days: [MONDAY] });
  expect(taken([drive(MONDAY)], [oneDay]).changes).toEqual([
    { kind: 'plan', id: 'entry-1', set: { pickUpBy: 'Grandma' } },
  ]);
});

test('writes no initial over a name', () => {
  const entry = aPlanEntry({ days: [MONDAY], dropOffBy: 'Robin' });
  const edit = {
    ...nothing,
    day: MONDAY,
    drives: [{ rowId: `p-entry-1 ${MONDAY}`, dropOffBy: 'R' }],
  };
  expect(taken([edit], [entry]).changes).toEqual([]);
});
