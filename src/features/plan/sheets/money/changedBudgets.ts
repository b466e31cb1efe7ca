import { typedCents } from '#domain/plan/money/typedCents.ts';

/**
 * Budgets (cents by key) with what was typed by child: an emptied field takes a budget away. `isSound` false: one of the
 * texts is no amount, and its budget is as it was.
 */
export function changedBudgets(
  before: Readonly<Record<string, number>>,
  typed: Readonly<Record<string, string>>,
  keyOf: (childId: string) => string,
): { budgets: Record<string, number>; isSound: boolean } {
  const budgets = new Map(Object.entries(before));
  let isSound = true;
  for (const [childId, text] of Object.entries(typed)) {
    const cents = typedCents(text);
    if (text.trim() === '') budgets.delete(keyOf(childId));
    else if (cents === null) isSound = false;
    else budgets.set(keyOf(childId), cents);
  }
  return { budgets: Object.fromEntries(budgets), isSound };
}
