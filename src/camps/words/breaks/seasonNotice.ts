/** Copy of a list for a season that is over or far ahead, with links to the others. */
export const seasonNotice = {
  /** `label` as in 'Fall Break 2025'. */
  past: (label: string) => `${label} is over.`,
  stillShown: 'You can still see which camps ran.',
  lead: 'Those days are behind us. Look around for next time.',
  upcoming: (label: string) => `${label} is still a ways off.`,
  opensLater: 'Sign-up mostly opens closer to the break.',
  /** Heading of its camps, which are neither featured nor open any more. */
  ran: 'Camps that ran',
  next: (label: string) => `See ${label}`,
  noNext: 'The next one isn’t on our calendar yet.',
  earlier: 'Earlier breaks:',
} as const;
