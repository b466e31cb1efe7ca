import { expect, test } from 'vitest';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { createPlanCamps } from '../coverage/planCamps.ts';
import { childPatches } from './childPatches.ts';

const camps = createPlanCamps(
  [aCamp({ id: 'paint', theme: 'Art, Music' }), aCamp({ id: 'clay', theme: 'Art' })],
  [],
);
const at = (campId: string, day: string, fields: Partial<PlanEntry> = {}) =>
  aPlanEntry({
    id: `${campId} ${day}`,
    childId: 'maya',
    campId,
    days: [day],
    status: 'confirmed',
    ...fields,
  });
const patches = (...entries: PlanEntry[]) => childPatches('maya', entries, camps, '2025-10-20');

test('each activity of the camps that a child was at is a patch, counted, the first camp first', () => {
  expect(patches(at('clay', '2025-10-10'), at('paint', '2025-02-17')).all).toEqual([
    { activity: 'Art', camps: 2 },
    { activity: 'Music', camps: 1 },
  ]);
});

test('new are those of camps that ended within 21 days', () => {
  const entries = [at('paint', '2025-09-28'), at('clay', '2025-09-29')];
  expect(patches(...entries).fresh).toEqual([{ activity: 'Art', camps: 1 }]);
});

test('a camp that runs still has earned its patches, and none that are new', () => {
  const running = at('clay', '2025-10-17', { days: ['2025-10-17', '2025-10-20'] });
  expect(patches(running)).toEqual({ all: [{ activity: 'Art', camps: 1 }], fresh: [] });
});

test.each<[what: string, entry: PlanEntry]>([
  ['a camp of today', at('clay', '2025-10-20')],
  ['a waitlist', at('clay', '2025-10-10', { status: 'waitlisted' })],
  ['a sibling', at('clay', '2025-10-10', { childId: 'leo' })],
  ['a camp that is no longer listed', at('gone', '2025-10-10')],
])('nothing is earned by %s', (_, entry) => {
  expect(patches(entry)).toEqual({ all: [], fresh: [] });
});
