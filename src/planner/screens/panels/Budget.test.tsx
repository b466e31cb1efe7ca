import * as v from 'valibot';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlan } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { emptyPlan, OwnDaysSchema, type PlanChange } from '#family/rules/plan/planRows.ts';
import { breakAt } from '#planner/rules/family/familyBreaks.ts';
import { PlanContext } from '../PlanContext.ts';
import { Budget } from './Budget.tsx';

const camps = [
  aCamp({ price: '$95' }),
  aCamp({ id: 'daily', price: '$80 a day' }),
  aCamp({ id: 'ask', price: 'ask us' }),
];
const entry = aPlanEntry();

/** Two days off after fall break. */
const later = v.parse(OwnDaysSchema, {
  id: 'later',
  childId: 'maya',
  from: '2025-10-20',
  to: '2025-10-21',
  dayKind: 'off',
  source: 'parent',
});

function words(
  entries: readonly PlanEntry[],
  budgets: Record<string, number> = {},
  today = '2025-09-01',
  others: readonly PlanChange[] = [],
): string {
  const rows: PlanChange[] = [
    { kind: 'family_plan', id: 'family', row: { ...emptyPlan().family, budgets } },
    ...others,
  ];
  const plan = aPlan({ entries, camps, rows }).plan();
  const shown = breakAt(plan.breaks, today) ?? plan.shown;
  const html = renderToStaticMarkup(
    <PlanContext value={{ ...plan, shown, today }}>
      <Budget />
    </PlanContext>,
  );
  return html
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll('&amp;', '&');
}

test('shows no cost for an empty plan', () => {
  expect(words([])).toContain('Nothing in this break has a cost yet.');
  expect(words([])).not.toContain('Free');
});

test('shows a range, unknown prices, and costs per child', () => {
  const text = words([
    entry,
    { ...entry, id: 'b', campId: 'daily', childId: 'leo' },
    { ...entry, id: 'c', campId: 'ask', childId: 'leo' },
  ]);
  expect(text).toContain('|$255 to $350| |for Fall break|');
  expect(text).toContain('|Maya|$95 to $190|');
  expect(text).toContain('|Leo|$160|, 1 price missing|');
});

test('shows unknown prices instead of a sum of zero', () => {
  const text = words([{ ...entry, campId: 'ask' }]);
  expect(text).toContain('|1 price missing| |for Fall break|');
  expect(text).not.toContain('Free');
});

const forAll = (cents: number) => ({ 'family/2025-10-06/2025-10-10': cents });

test('shows within, maybe over, and over the budget', () => {
  const daily = { ...entry, campId: 'daily' };
  expect(words([daily], forAll(20_000))).toContain('|$160| |of $200 for Fall break|');
  expect(words([daily], forAll(20_000))).toContain('|$40 left|');
  expect(words([daily], forAll(15_000))).toContain('|$10 over|');
  expect(words([entry], forAll(15_000))).toContain('|May be over: ');
  expect(words([{ ...entry, cents: 9000 }], forAll(15_000))).toContain('|$60 left|');
  // Of another break.
  expect(words([daily], { 'family/2025-12-22/2025-12-26': 1000 })).not.toContain('over');
});

test('compares one budget with the costs of all children', () => {
  const text = words(
    [
      { ...entry, cents: 10_000 },
      { ...entry, id: 'b', childId: 'leo', cents: 9000 },
    ],
    forAll(20_000),
  );
  expect(text).toContain('|$190| |of $200 for Fall break|');
  expect(text).toContain('|$10 left|');
  expect(text).toContain('|Leo|$90|');
});

test("compares a child's budget with its own costs only", () => {
  const text = words([entry, { ...entry, id: 'b', childId: 'leo', campId: 'daily' }], {
    'maya/2025-10-06': 20_000,
  });
  expect(text).toContain('for Fall break');
  expect(text).not.toContain('of $200 for Fall break');
  expect(text).toContain('|$95 to $190| of $200|');
});

test('speaks of a waitlist until the break is over', () => {
  const waiting = { ...entry, status: 'waitlisted' as const };
  expect(words([waiting], {}, '2025-10-10')).toContain('Maya’s waitlist day isn’t counted');
  expect(words([waiting], {}, '2025-10-11')).not.toContain('waitlist');
});

test('names the break that counts a camp whose days are in two breaks', () => {
  const both = { ...entry, days: ['2025-10-10', '2025-10-20'] };
  const text = words([both], {}, '2025-10-15', [{ kind: 'own_days', id: later.id, row: later }]);
  expect(text).toContain('|Pine & Paddle’s price is counted in Fall break, Oct 6–10.|');
  expect(text).not.toContain('Nothing in this break');
  expect(words([both])).not.toContain('is counted in');
});

test('says what is left or over at least where a price has a range', () => {
  expect(words([entry], forAll(8000))).toContain('|At least $15 over|');
  expect(words([entry], forAll(20_000))).toContain('|At least $10 left|');
  const unknown = { ...entry, id: 'b', campId: 'ask' };
  const exact = { ...entry, cents: 9000 };
  expect(words([exact, unknown], forAll(8000))).toContain('|At least $10 over|');
});
