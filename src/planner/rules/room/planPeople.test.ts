import { expect, test } from 'vitest';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { ownCampId } from '#family/rules/plan/planEntry.ts';
import { planPeople } from './planPeople.ts';

test('names everybody who brings, fetches or looks after a child once', () => {
  const sitter = { ...aPlanEntry().snapshot, providerName: 'Kim' };
  const entries = [
    aPlanEntry({ dropOffBy: 'Robin', pickUpBy: 'grandma' }),
    aPlanEntry({
      id: 'b',
      dropOffBy: 'Grandma ',
      campId: ownCampId('care', 'k'),
      snapshot: sitter,
    }),
  ];
  const home = [
    { id: 'h', childId: 'maya', day: '2025-10-06', isHome: true, who: '', span: null },
    { id: 'i', childId: 'maya', day: '2025-10-07', isHome: true, who: 'Ben', span: null },
  ];
  expect(planPeople({ entries, home })).toEqual(['Ben', 'Grandma', 'Kim', 'Robin']);
});
