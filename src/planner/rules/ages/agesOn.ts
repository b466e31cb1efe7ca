import { monthOf, yearOf } from '#base/day/calendar.ts';
import type { Child } from '#family/rules/profile.ts';

/** The ages in full years that a child may have, both inclusive. */
export type Ages = { low: number; high: number };

/** Children of a plan are at school: the open end of '13+'. */
const OLDEST = 18;

/**
 * The possible ages of a child on a day (YYYY-MM-DD): two in the month of its birthday, whose day is not asked for, and
 * one in any other. Without a birth month the range of ages that the family has chosen, whatever the day. Null without
 * either, and for a child who is not born yet.
 */
export function agesOn(day: string, child: Pick<Child, 'birthMonth' | 'ageRange'>): Ages | null {
  const { birthMonth, ageRange } = child;
  if (birthMonth === '') return readRange(ageRange);
  const high = yearOf(day) - yearOf(birthMonth) - (monthOf(day) < monthOf(birthMonth) ? 1 : 0);
  if (high < 0) return null;
  const isBirthMonth = day.slice(5, 7) === birthMonth.slice(5, 7);
  return { low: isBirthMonth ? Math.max(high - 1, 0) : high, high };
}

function readRange(ageRange: string): Ages | null {
  const [, low, end] = /^(\d{1,2})\s*(?:[-–]\s*(\d{1,2})|\+)?$/.exec(ageRange.trim()) ?? [];
  if (low === undefined) return null;
  const high = ageRange.includes('+') ? OLDEST : Number(end ?? low);
  return high < Number(low) ? null : { low: Number(low), high };
}
