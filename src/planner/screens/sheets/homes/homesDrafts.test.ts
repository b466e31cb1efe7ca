import { describe, expect, it } from 'vitest';
import { createNights } from '#planner/rules/custody/createNights.ts';
import { aCustody, twoHomes } from '#tests/fixtures/plan/twoHomes.ts';
import { draftedCustody, draftedRow, toCustodyDraft } from './custodyDraft.ts';
import { draftedNights } from './nightsDraft.ts';

const now = { today: '2025-09-17', ownHome: 'b' as const };

describe('a pattern that is chosen', () => {
  it('starts at this Monday in one’s own home', () => {
    expect(toCustodyDraft([], 'all', now)).toEqual({
      choice: '2-2-3',
      firstNight: '2025-09-15',
      firstHome: 'b',
    });
  });

  it('of a child is that of all until the child has its own', () => {
    expect(toCustodyDraft([aCustody()], 'maya', now).choice).toBe('same');
    const alone = aCustody({ id: 'maya', pattern: null });
    expect(toCustodyDraft([aCustody(), alone], 'maya', now).choice).toBe('one');
    expect(toCustodyDraft([], 'maya', now).choice).toBe('2-2-3');
  });

  it('of weekends begins on a Monday, others on their day', () => {
    const draft = { firstNight: '2025-10-10', firstHome: 'a' } as const;
    expect(draftedRow('all', { ...draft, choice: 'weekends' })?.firstNight).toBe('2025-10-06');
    expect(draftedRow('all', { ...draft, choice: 'weeks' })?.firstNight).toBe('2025-10-10');
    expect(draftedRow('all', { ...draft, choice: 'weeks', firstNight: '2025-02-30' })).toBeNull();
  });

  it('removes the row of a child that follows all again, and nothing where there is none', () => {
    const same = { choice: 'same', firstNight: '', firstHome: 'a' } as const;
    const rows = [aCustody({ id: 'maya' })];
    expect(draftedCustody(rows, 'maya', same)).toEqual([
      { kind: 'custody', id: 'maya', row: null },
    ]);
    expect(draftedCustody([], 'maya', same)).toEqual([]);
  });
});

describe('nights that are chosen', () => {
  const nightOf = createNights(twoHomes(), 'maya') ?? (() => 'a' as const);

  it('go to the other home, and the night in return comes from it', () => {
    const draft = { from: '2025-10-06', to: '2025-10-07', inReturn: '2025-10-08' };
    expect(draftedNights(draft, nightOf)).toEqual([
      { from: '2025-10-06', to: '2025-10-07', home: 'b' },
      { from: '2025-10-08', to: '2025-10-08', home: 'a' },
    ]);
  });

  it.each([
    ['noDay', { from: '', to: '', inReturn: null }],
    ['noDay', { from: '2025-10-06', to: '2025-10-00', inReturn: null }],
    ['order', { from: '2025-10-07', to: '2025-10-06', inReturn: null }],
    ['order', { from: '2025-10-06', to: '2026-10-06', inReturn: null }],
    ['mixed', { from: '2025-10-07', to: '2025-10-08', inReturn: null }],
    ['noReturn', { from: '2025-10-06', to: '', inReturn: '' }],
    ['returnSame', { from: '2025-10-06', to: '', inReturn: '2025-10-07' }],
  ])('are refused as %s: %j', (problem, draft) => {
    expect(draftedNights(draft, nightOf)).toBe(problem);
  });
});
