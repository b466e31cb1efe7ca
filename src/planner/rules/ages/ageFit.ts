import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Ages } from './agesOn.ts';

/** maybe: some of the possible ages fit. notSaid: the camp's ages or the child's are unknown. */
export type AgeFit = 'fits' | 'maybe' | 'tooYoung' | 'tooOld' | 'notSaid';

/** Whether a camp takes a child of these ages. Bounds in years, both inclusive: 12 lasts until the 13th birthday. */
export function ageFit(
  ages: Ages | null,
  { ageMin, ageMax }: Pick<Camp, 'ageMin' | 'ageMax'>,
): AgeFit {
  if (ages === null || (ageMin === null && ageMax === null)) return 'notSaid';
  const [one, other] = [ageMin ?? 0, ageMax ?? Infinity];
  const min = Math.min(one, other);
  const max = Math.max(one, other);
  // A child of 3 has its whole year before it: it may be 3½.
  if (ages.high + 1 <= min) return 'tooYoung';
  if (ages.low > max) return 'tooOld';
  const last = Number.isInteger(max) ? max : max - 1;
  return ages.low >= min && ages.high <= last ? 'fits' : 'maybe';
}
