/**
 * Full years of a child on `today` (YYYY-MM-DD) from its birth month (YYYY-MM): a child is taken to have had its birthday
 * in its birth month. Null when there is no month, or when it lies ahead.
 */
export function childAge(birthMonth: string, today: string): number | null {
  const [year = 0, month = 0] = birthMonth.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  if (birthMonth === '') return null;
  const years = thisYear - year - (thisMonth < month ? 1 : 0);
  return years < 0 ? null : years;
}
