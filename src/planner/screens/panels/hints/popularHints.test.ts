import { describe, expect, test } from 'vitest';
import { aPlan } from '#tests/fixtures/aPlan.ts';
import { planHints } from './planHints.ts';

const monday = '2025-10-06';

describe('popular weeks', () => {
  const on = { matchingOptIn: true, matchBySchool: true, matchByZip: false };
  const week = { area: 'district:dekalb', week: monday, level: 'many' as const };
  const told = (popular: readonly (typeof week)[], isAgreed = true, state = {}) => {
    const plan = aPlan().plan();
    const profile = isAgreed ? { ...plan.profile, privacySettings: on } : plan.profile;
    const rows = { ...plan.state, family: { ...plan.state.family, ...state } };
    return planHints({ ...plan, profile, state: rows }, null, popular);
  };

  test('are a hint for an open week, with a way to a camp', () => {
    expect(
      told([week]).map(({ title, text, remedies }) => ({
        title,
        text,
        remedies: remedies.map(({ label }) => label),
      })),
    ).toEqual([
      {
        title: 'Many families near you need care the week of Oct 6',
        text: 'Book early if you can.',
        remedies: ['Find a camp'],
      },
    ]);
    expect(told([week])[0]?.remedies).toMatchObject([
      { sheet: { kind: 'day', childId: 'maya', day: monday } },
    ]);
  });

  test('are none of another area or week, without consent, or settled', () => {
    expect(told([{ ...week, area: 'district:cobb' }])).toEqual([]);
    expect(told([{ ...week, week: '2025-10-13' }])).toEqual([]);
    expect(told([week], false)).toEqual([]);
    expect(told([week], true, { settled: [`popular ${monday} many`] })).toEqual([]);
    expect(told([week], true, { settled: [`popular ${monday} some`] })).toHaveLength(1);
  });
});
