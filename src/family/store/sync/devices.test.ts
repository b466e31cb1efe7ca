import { expect, it } from 'vitest';
import { type FamilyDevice, listedDevices, newCodeAt } from './devices.ts';

const device = (id: string, more: Partial<FamilyDevice> = {}): FamilyDevice => ({
  id,
  name: 'iPhone',
  addedAt: 10,
  publicKey: '',
  proofHash: '',
  ...more,
});

it('lists devices of one name with a number each', () => {
  const devices = [device('a'), device('b', { name: 'Mac' }), device('c'), device('d')];
  const listed = listedDevices(devices, 'c');
  expect(listed.map(({ name }) => name)).toEqual(['iPhone', 'Mac', 'iPhone 2', 'iPhone 3']);
  expect(listed.find(({ isThis }) => isThis)).toMatchObject({ id: 'c' });
});

it('tells when another device made the latest recovery code', () => {
  const [mine, theirs] = [device('a', { codeAt: 20 }), device('b', { codeAt: 30 })];
  expect(newCodeAt([mine, theirs], 'a')).toBe(30);
  expect(newCodeAt([mine, theirs], 'b')).toBeNull();
  expect(newCodeAt([device('a'), device('b')], 'a')).toBeNull();
  // It came later, and never had an earlier one.
  expect(newCodeAt([mine, theirs, device('c', { addedAt: 40 })], 'c')).toBeNull();
});
