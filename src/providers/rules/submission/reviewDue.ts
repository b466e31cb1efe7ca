import { businessDaysAfter, businessDaysUpTo } from '#base/day/businessDays.ts';

/** The promise is 2-3 business days: this many are its end. */
const REVIEW_DAYS = 3;

/** The last day of the promise for what arrived on a day in Atlanta (both YYYY-MM-DD). */
export const reviewDue = (receivedOn: string): string => businessDaysAfter(receivedOn, REVIEW_DAYS);

/** Business days until the promise ends: 0 on its last day, negative when it is broken. */
export function reviewDaysLeft(receivedOn: string, today: string): number {
  const due = reviewDue(receivedOn);
  // A weekend after the last day is late, too, if by no business day.
  if (today > due) return -Math.max(businessDaysUpTo(due, today), 1);
  return businessDaysUpTo(today, due);
}

/** 'Due today', '2 days left', '1 day late' */
export function reviewClock(receivedOn: string, today: string): string {
  const left = reviewDaysLeft(receivedOn, today);
  if (left === 0) return 'Due today';
  const days = Math.abs(left) === 1 ? '1 day' : `${Math.abs(left)} days`;
  return left > 0 ? `${days} left` : `${days} late`;
}
