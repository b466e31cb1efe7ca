/** Copy of a camp's page about the family's school calendar. */
export const schoolCopy = {
  label: 'Your schools',
  placeholder: 'Pick your district',
  nobody: 'No district',
  noDatesYet: (district: string) => `${district}: no dates yet`,
  campDay: 'Camp day',
  dayOff: 'School is out',
  pick: 'Pick your district to see if these are your days off.',
  noDates: 'No dates, so there’s nothing to compare yet.',
  all: 'Covers your break.',
  left: (count: number, days: string) =>
    count === 1 ? `Still open: ${days}.` : `${count} days are still open: ${days}.`,
  some: (covered: number, of: number) => `Covers ${covered} of your ${of} days off.`,
  still: (days: string) => `Still open: ${days}.`,
  inSchool: (count: number, days: string) =>
    count === 1
      ? `School’s in session ${days}.`
      : `School’s in session on ${count} camp days: ${days}.`,
  none: 'None of these are your days off.',
  nearest: (district: string, name: string, days: string) => `${district}’s ${name} is ${days}.`,
  weekend: 'It’s on a weekend, so any school works.',
  /** `district` is null while none is chosen. */
  unknown: (district: string | null, years: string) =>
    district === null
      ? `We don’t have the ${years} school calendars for these days yet. Check them against yours.`
      : `We don’t have ${district}’s ${years} calendar for these days yet. Check them against yours.`,
  unconfirmed: 'We haven’t checked these dates with the district yet.',
} as const;
