import { addDays, isCalendarDay } from '#base/day/calendar.ts';
import { daysBetween } from '#base/day/daysBetween.ts';
import type { HomeId, Nights } from '#family/rules/plan/custodyRows.ts';
import { MOST_NIGHTS, swappedNights } from '#planner/rules/custody/custodyCommands.ts';

/** youAsk, theyAsk: a swap that waits for its answer. agreed: an exception, which counts at once. */
export type HowSure = 'youAsk' | 'theyAsk' | 'agreed';

/** Nights while they are chosen, as YYYY-MM-DD; `to` may be '' for one night. `inReturn`: null without a night in return. */
export type NightsDraft = { from: string; to: string; inReturn: string | null };

export type NightsProblem = 'noDay' | 'order' | 'mixed' | 'asked' | 'noReturn' | 'returnSame';

/** The nights as they would be, or what is wrong. A stretch lies in one home: its nights all go to the other. */
export function draftedNights(
  { from, to, inReturn }: NightsDraft,
  nightOf: (day: string) => HomeId,
): Nights[] | NightsProblem {
  const last = to === '' ? from : to;
  if (!isCalendarDay(from) || !isCalendarDay(last)) return 'noDay';
  const count = daysBetween(from, last);
  if (count < 0 || count >= MOST_NIGHTS) return 'order';
  const home = nightOf(from);
  for (let at = 1; at <= count; at += 1) if (nightOf(addDays(from, at)) !== home) return 'mixed';
  const spans = [{ from, to: last }];
  if (inReturn !== null) {
    if (!isCalendarDay(inReturn)) return 'noReturn';
    if (nightOf(inReturn) === home) return 'returnSame';
    spans.push({ from: inReturn, to: inReturn });
  }
  return swappedNights(nightOf, spans);
}
