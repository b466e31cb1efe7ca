import { expect, test } from 'vitest';
import type { FamilyRecord } from '#family/rules/familyRecord.ts';
import { emptyPlan } from '#family/rules/plan/planRows.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { guestWords } from './guestWords.ts';
import { publishedChanges, takeOverGuests } from './publishRoom.ts';

const [MONDAY, TUESDAY] = ['2025-10-06', '2025-10-07'];
const pseudonym = (id: string) => `p ${id}`;
const drive = (day: string, pickUpBy: string): FamilyRecord => ({
  kind: 'plan',
  id: `p entry-1 ${day}`,
  fields: { pickUpBy: { value: pickUpBy, changedAt: 1 } },
});
const both = (name: string) => [drive(MONDAY, name), drive(TUESDAY, name)];

/** The family has put Dana into the room, and says Sam by now; a guest says who picks up on some days. */
function turn(said: readonly FamilyRecord[], published = both('Dana')) {
  const entries = [aPlanEntry({ days: [MONDAY, TUESDAY], pickUpBy: 'Sam' })];
  const view = { records: published, ofGuests: said, news: said, published: 'rows' };
  const projected = both('Sam');
  const shared = { childIds: ['maya'], projected, pseudonym };
  const done = takeOverGuests({ ...emptyPlan(), entries }, view, published, shared);
  const changed = publishedChanges(view, done, projected, 2);
  const room = { ofGuests: said, published: projected, pseudonym };
  return { ...done, changed, words: guestWords({ id: 'r', label: 'R' }, room, entries, MONDAY) };
}

test('leaves what a guest says of one day, though the family has named another driver meanwhile', () => {
  const { commands, changed, words } = turn([drive(MONDAY, 'Robin')]);
  expect(commands).toEqual([]);
  expect(changed).toEqual([drive(TUESDAY, 'Sam')]);
  expect(words).toMatchObject([{ task: 'fetch', name: 'Robin', days: [MONDAY] }]);
});

test('tells the room what the plan says of all days once it has taken a guest’s driver', () => {
  const { commands, changed } = turn(both('Robin'));
  expect(commands).toMatchObject([{ set: { pickUpBy: 'Robin' } }]);
  expect(changed).toEqual(both('Sam'));
});

test('lets a guest hold up nothing but drivers', () => {
  const [row] = both('Dana');
  const name = { value: 'Dunes', changedAt: 1 };
  const said = { kind: 'plan' as const, id: row?.id ?? '', fields: { campId: name } };
  expect(turn([said]).changed).toEqual(both('Sam'));
});

test('says nothing where nothing is new', () => {
  expect(turn([], both('Sam')).changed).toBeNull();
});
