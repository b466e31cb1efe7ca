import { expect, test } from 'vitest';
import type { FamilyRecord } from '#family/rules/familyRecord.ts';
import { guestChanges } from './guestChanges.ts';

const row = (id: string, pickUpBy: string, kind: 'plan' | 'home' = 'plan'): FamilyRecord => ({
  kind,
  id,
  fields: { pickUpBy: { value: pickUpBy, changedAt: 1 } },
});
const fieldsOf = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, changedAt: 1 }]),
  );
const whole = (id: string, pickUpBy: string): FamilyRecord => {
  const { fields, ...rest } = row(id, pickUpBy);
  return { ...rest, fields: { ...fields, ...fieldsOf({ dropOffBy: 'Sam', wantId: 'entry' }) } };
};
const published = [whole('mon', 'Sam'), whole('tue', 'Sam')];
const drivers = (rows: readonly FamilyRecord[]) =>
  rows.map(({ id, fields }) => [id, fields.pickUpBy?.value, fields.dropOffBy?.value]);

test('takes what is new over what the plan says now', () => {
  const said = [row('mon', 'Robin')];
  const changed = guestChanges({ ofGuests: said, news: said, records: [] }, published, published);
  expect(drivers(changed)).toEqual([['mon', 'Robin', 'Sam']]);
});

test('counts a driver of an earlier day again with each further day', () => {
  const [monday, tuesday] = [row('mon', 'Robin'), row('tue', 'Robin')];
  const guests = { ofGuests: [monday, tuesday], news: [tuesday], records: [] };
  expect(drivers(guestChanges(guests, published, published))).toEqual([
    ['mon', 'Robin', 'Sam'],
    ['tue', 'Robin', 'Sam'],
  ]);
});

test('counts no earlier driver where the family has named another one since', () => {
  const guests = { ofGuests: [row('mon', 'Robin')], news: [], records: [] };
  expect(guestChanges(guests, published, [whole('mon', 'Dana')])).toEqual([]);
});

test('counts no earlier driver with news of something else', () => {
  const [monday, home] = [row('mon', 'Robin'), row('home', 'Robin', 'home')];
  const guests = { ofGuests: [monday, home], news: [home], records: [home] };
  expect(guestChanges(guests, published, published).map(({ id }) => id)).toEqual(['home']);
});

test('counts what was taken over once', () => {
  const guests = {
    ofGuests: [row('mon', 'Sam'), row('home', 'Robin', 'home')],
    news: [],
    records: [],
  };
  expect(guestChanges(guests, published, published)).toEqual([]);
});
