import { sessionCamp } from '#camps/rules/camp/sessionCamp.ts';
import { aSession } from '#tests/fixtures/aSession.ts';
import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { changedCampIds } from './changedCampIds.ts';
import { takeSnapshot } from './takeSnapshot.ts';

const camp = aCamp();
const entry = aPlanEntry({ snapshot: takeSnapshot(camp, '2025-07-01') });
const changed = (now: typeof camp, some = entry, today = '2025-07-02') => [
  ...changedCampIds([some], [now, aCamp({ id: 'other', price: '$1' })], today),
];

test('marks a changed listing until it is seen', () => {
  const dearer = { ...camp, price: '$400' };
  expect(changed(camp)).toEqual([]);
  expect(changed(dearer)).toEqual([camp.id]);
  expect(changed(dearer, { ...entry, snapshot: takeSnapshot(dearer, '2025-07-02') })).toEqual([]);
});

test('ignores a changed link and past camps', () => {
  expect(changed({ ...camp, websiteUrl: 'https://pine.example.com/new' })).toEqual([]);
  expect(changed({ ...camp, price: '$400' }, entry, '2025-10-08')).toEqual([]);
});

test('marks a camp whose planned session changed or is gone, and no other session', () => {
  const sessions = [aSession({ id: 'one' }), aSession({ id: 'two' })];
  const both = { ...camp, sessions };
  const planned = aPlanEntry({
    sessionId: 'one',
    days: ['2027-06-14'],
    snapshot: takeSnapshot(sessionCamp(both, aSession({ id: 'one' })), '2025-07-01'),
  });
  const after = (...left: typeof sessions) => changed({ ...both, sessions: left }, planned);
  expect(after(...sessions)).toEqual([]);
  expect(after(aSession({ id: 'one' }), aSession({ id: 'two', price: '$1' }))).toEqual([]);
  expect(after(aSession({ id: 'one', price: '$1' }))).toEqual([camp.id]);
  expect(after(aSession({ id: 'two' }))).toEqual([camp.id]);
});
