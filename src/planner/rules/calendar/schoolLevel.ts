import type { SchoolBreak } from '#camps/rules/season/schoolBreak.ts';

/** The levels of schools, each of which may have a bell of its own on an early day. */
export const SCHOOL_LEVELS = ['elementary', 'middle', 'high'] as const;
export type SchoolLevel = (typeof SCHOOL_LEVELS)[number];

/** A school lets out at these minutes after midnight; null for a level whose day is a usual one. */
export type LevelBells = Readonly<Record<SchoolLevel, number | null>>;

/** The level of a grade such as 'pre-k', 'k' or '7', as most districts of Georgia have it; null for anything else. */
export function levelOfGrade(grade: string): SchoolLevel | null {
  if (grade === 'pre-k' || grade === 'k') return 'elementary';
  if (!/^(?:[1-9]|1[0-2])$/.test(grade)) return null;
  return Number(grade) <= 5 ? 'elementary' : Number(grade) <= 8 ? 'middle' : 'high';
}

type BellFields = Pick<SchoolBreak, 'bellElementary' | 'bellMiddle' | 'bellHigh'>;

/** The bells of an early day by level; null where all levels have the same, or none is published. */
export function levelBells(row: BellFields): LevelBells | null {
  const { bellElementary: elementary, bellMiddle: middle, bellHigh: high } = row;
  return elementary === null && middle === null && high === null
    ? null
    : { elementary, middle, high };
}
