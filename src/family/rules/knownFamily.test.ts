import { expect, test } from 'vitest';
import { knownFamily } from './knownFamily.ts';
import { type Child, ChildSchema, emptyProfile, sampleProfile } from './profile.ts';
import * as v from 'valibot';

const child = (fields: Partial<Child>) => v.parse(ChildSchema, { id: 'june', ...fields });
const known = (zipCode: string, ...children: Child[]) => {
  const { parentInfo, ...profile } = emptyProfile();
  return knownFamily({ ...profile, children, parentInfo: { ...parentInfo, zipCode } });
};

test.each([
  ['30317', '30317'],
  ['30317-1234', '30317'],
  ['3031', ''],
])('of a ZIP code "%s" its first five digits are known', (zipCode, zip) => {
  expect(known(zipCode).zip).toBe(zip);
});

test.each([
  [{ birthMonth: '2017-03' }, '8'],
  [{ ageRange: '7-8' }, '7-8'],
  [{ ageRange: '13+' }, '13-18'],
  [{ birthMonth: '2005-01', ageRange: '7-8' }, ''],
  [{}, ''],
])('the age of a child with %j on October 6, 2025 is "%s"', (fields, age) => {
  expect(known('', child(fields)).children[0]?.ageOn('2025-10-06')).toBe(age);
});

test('nothing is known of a made-up family', () => {
  expect(knownFamily(sampleProfile())).toEqual({ zip: '', children: [], care: null });
});
