import { describe, expect, it } from 'vitest';
import type { FamilyRecord } from '#family/rules/familyRecord.ts';
import { emptyPlan } from '#family/rules/plan/planRows.ts';
import { leo, maya } from '#tests/fixtures/aPlan.ts';
import { aCustodyChange, twoHomes } from '#tests/fixtures/plan/twoHomes.ts';
import { type HomesOffer, joinHomes, readHomesOffer } from './joinHomes.ts';

const SECRET = 's'.repeat(22);
const TODAY = '2025-09-15';

const aRecord = (
  kind: 'profile' | 'child',
  id: string,
  values: Record<string, string>,
): FamilyRecord => ({
  kind,
  id,
  fields: Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, changedAt: 1 }]),
  ),
});

describe('the offer of a room', () => {
  it('names the sender, the home and the children', () => {
    const records = [
      aRecord('profile', 'family', { name: 'Alex', home: 'a' }),
      aRecord('child', 'maya', { firstName: 'Maya' }),
    ];
    expect(readHomesOffer(SECRET, records)).toEqual({
      secret: SECRET,
      sender: 'Alex',
      home: 'a',
      children: [{ id: 'maya', name: 'Maya' }],
    });
  });

  it('is none where a link shows a plan, or the home is none', () => {
    expect(readHomesOffer(SECRET, [aRecord('profile', 'family', { name: 'Alex' })])).toBeNull();
    expect(readHomesOffer(SECRET, [aRecord('profile', 'family', { home: 'c' })])).toBeNull();
  });
});

describe('joining', () => {
  const offer: HomesOffer = {
    secret: SECRET,
    sender: 'Alex',
    home: 'a',
    children: [{ id: 'theirs', name: 'Maya' }],
  };
  const given = { chosen: { theirs: maya.id }, at: 7, today: TODAY };

  it('makes this the other home, and leaves children that are not shared in one home', () => {
    expect(joinHomes(emptyPlan(), [maya, leo], offer, given)).toEqual([
      { kind: 'family_plan', id: 'family', set: { ownHome: null } },
      {
        kind: 'custody',
        id: 'leo',
        set: { pattern: null, firstNight: TODAY, firstHome: 'a' },
      },
      { kind: 'family_plan', id: 'family', set: { ownHome: 'b' } },
      {
        kind: 'room',
        id: 'homes-theirs',
        row: {
          id: 'homes-theirs',
          label: 'Alex',
          secret: SECRET,
          ownSecret: '',
          canWrite: true,
          choice: {},
          until: null,
          madeAt: 7,
          children: { theirs: 'maya' },
        },
      },
    ]);
  });

  it('replaces nights of its own', () => {
    const state = twoHomes({ custodyChanges: [aCustodyChange()] });
    expect(joinHomes(state, [maya], offer, given)).toEqual(
      expect.arrayContaining([
        { kind: 'custody_change', id: 'change-1', row: null },
        { kind: 'custody', id: 'all', row: null },
        { kind: 'household', id: 'b', row: null },
      ]),
    );
  });
});
