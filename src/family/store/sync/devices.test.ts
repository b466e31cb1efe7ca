import { expect, it } from 'vitest';
import { REMOVED } from '#family/rules/familyRecord.ts';
import { type Replica, withRows } from '#family/rules/sync/replica.ts';
import {
  changedDevice,
  deviceRow,
  type FamilyDevice,
  listedDevices,
  newCodeAt,
  readDevices,
} from './devices.ts';

const device = (id: string, more: Partial<FamilyDevice> = {}): FamilyDevice => ({
  id,
  name: 'iPhone',
  addedAt: 10,
  publicKey: '',
  proofHash: '',
  ...more,
});

const replicaOf = (devices: readonly FamilyDevice[]) => withRows(new Map(), devices.map(deviceRow));

const listed = (replica: Replica) => listedDevices(readDevices(replica), 'c');
const names = (replica: Replica) => listed(replica).map(({ id, name }) => `${id} ${name}`);

it('lists devices of one name with a number each, which stays when another one is removed', () => {
  const mac = device('b', { name: 'Mac' });
  const all = replicaOf([device('d', { addedAt: 11 }), device('c'), mac, device('a')]);
  expect(names(all)).toEqual(['a iPhone', 'b Mac', 'c iPhone 2', 'd iPhone 3']);
  const after = withRows(all, changedDevice(all, 'a', { [REMOVED]: true }, 'c', 20));
  expect(names(after)).toEqual(['b Mac', 'c iPhone 2', 'd iPhone 3']);
  expect(listed(after).find(({ isThis }) => isThis)?.id).toBe('c');
});

it('tells when another device made the latest recovery code', () => {
  const [mine, theirs] = [device('a', { codeAt: 20 }), device('b', { codeAt: 30 })];
  expect(newCodeAt([mine, theirs], 'a')).toBe(30);
  expect(newCodeAt([mine, theirs], 'b')).toBeNull();
  expect(newCodeAt([device('a'), device('b')], 'a')).toBeNull();
  // It came later, and never had an earlier one.
  expect(newCodeAt([mine, theirs, device('c', { addedAt: 40 })], 'c')).toBeNull();
});
