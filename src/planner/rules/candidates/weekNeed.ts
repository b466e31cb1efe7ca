import type { BreakCamp, BreakCamps } from './breakCamps.ts';
import { type CareNeed, createCareNeed } from './careNeed.ts';

/**
 * Asks for several days at once, such as the open days of a week: a booking fills no other days, and a camp that runs on
 * one of them is among the camps of the need's own day, the first of `days`.
 */
export function weekNeed(
  need: CareNeed,
  camps: BreakCamps,
  days: readonly string[],
): { need: CareNeed; camps: BreakCamps } {
  const openDays = new Map([...need.openDays].filter(([day]) => days.includes(day)));
  const ofWeek = new Set<BreakCamp>(days.flatMap((day) => camps.get(day) ?? []));
  return {
    need: createCareNeed({ ...need, openDays, week: days }),
    camps: new Map([[need.day, [...ofWeek]]]),
  };
}
