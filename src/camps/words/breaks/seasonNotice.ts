/** Copy of a list for a season that is over, early or without camps, with links to the others. */
export const seasonNotice = {
  /** `label` as in 'Fall Break 2025'. */
  past: (label: string) => `${label} is over.`,
  lead: 'This season is over. Use it to plan the next one.',
  upcoming: 'Early dates.',
  undated: 'No dates yet.',
  opensLater: 'Most sign-ups open closer to the break.',
  datesLater: 'Camps publish them closer to the break.',
  /** Heading of its camps, which are neither featured nor open any more. */
  ran: 'Camps that ran',
  next: (label: string) => `See ${label}`,
  noNext: 'The next one isn’t on our calendar yet.',
  earlier: 'Earlier breaks:',
} as const;
