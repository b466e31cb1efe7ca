/** 'Ages 6-12', 'Ages 9+', 'Up to age 12' or 'All Ages'. In years; 0 is an age, only null is unknown. */
export function ageLabel(ageMin: number | null, ageMax: number | null): string {
  if (ageMin !== null && ageMax !== null) return `Ages ${ageMin}-${ageMax}`;
  if (ageMin !== null) return `Ages ${ageMin}+`;
  if (ageMax !== null) return `Up to age ${ageMax}`;
  return 'All Ages';
}

/** The same under a heading that names ages already: '6–12', '9 and up', 'Up to 12' or 'All ages'. */
export function ageRange(ageMin: number | null, ageMax: number | null): string {
  if (ageMin !== null && ageMax !== null) return `${ageMin}\u2013${ageMax}`;
  if (ageMin !== null) return `${ageMin} and up`;
  return ageMax === null ? 'All ages' : `Up to ${ageMax}`;
}
