import { readDollars } from '../../pieces/readDollars.ts';

/** The largest amount that can be stored. */
const MOST_CENTS = 10_000_000;

/** Typed dollars in cents; null for an empty field. */
export function readBudget(text: string): number | null | 'wrong' {
  const read = readDollars(text);
  return typeof read === 'number' && read > MOST_CENTS ? 'wrong' : read;
}

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
    const cents = readBudget(text);
    if (cents === null) budgets.delete(keyOf(childId));
    else if (cents === 'wrong') isSound = false;
    else budgets.set(keyOf(childId), cents);
  }
  return { budgets: Object.fromEntries(budgets), isSound };
}
