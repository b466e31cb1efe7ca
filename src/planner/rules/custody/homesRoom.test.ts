import { expect, test } from 'vitest';
import type { FamilyRecord } from '#family/rules/familyRecord.ts';
import { changedRecords } from '../room/changedRecords.ts';
import { homesBase } from './homesRoom.ts';

const swap = (answer: string | null): FamilyRecord => ({
  kind: 'custody_change',
  id: 'swap',
  fields: { answer: { value: answer, changedAt: 1 } },
});
const changesOf = (
  published: FamilyRecord[] | null,
  mine: FamilyRecord,
  room: Parameters<typeof homesBase>[2],
) => changedRecords(homesBase(published, [mine], room), [mine], 2);

test('a phone that hears of a row by its family first leaves what the other parent answered', () => {
  const room = { records: [swap('yes')], removed: [] };
  expect(changesOf([], swap(null), room)).toEqual([]);
  expect(changesOf(null, swap(null), room)).toEqual([]);
});

test('a change since this phone has put the row there is one of its plan', () => {
  const room = { records: [swap(null)], removed: [] };
  expect(changesOf([swap(null)], swap('yes'), room)).toEqual([swap('yes')]);
});

test('a row comes back to the room where its removal was taken back, but not on a phone that is new', () => {
  const room = { records: [], removed: ['custody_change:swap'] };
  expect(changesOf([], swap(null), room)).toEqual([swap(null)]);
  expect(changesOf(null, swap(null), room)).toEqual([]);
});
