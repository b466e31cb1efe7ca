/** Spec 5, age label. Ages in years; 0 is an age, only null is "not said". */
export function ageLabel(ageMin: number | null, ageMax: number | null): string {
  if (ageMin !== null && ageMax !== null) return `Ages ${ageMin}-${ageMax}`;
  if (ageMin !== null) return `Ages ${ageMin}+`;
  if (ageMax !== null) return `Up to age ${ageMax}`;
  return 'All Ages';
}
