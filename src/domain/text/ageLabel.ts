/** 'Ages 6-12', 'Ages 9+', 'Up to age 12' or 'All Ages'. In years; 0 is an age, only null is unknown. */
export function ageLabel(ageMin: number | null, ageMax: number | null): string {
  if (ageMin !== null && ageMax !== null) return `Ages ${ageMin}-${ageMax}`;
  if (ageMin !== null) return `Ages ${ageMin}+`;
  if (ageMax !== null) return `Up to age ${ageMax}`;
  return 'All Ages';
}
