/** Copy for a camp whose days, or whose season, are over. */
export const overCopy = {
  flag: 'Over',
  sentence: 'This camp is over.',
  visit: 'Visit site',
  /** `label` as in 'Fall Break 2026'. */
  next: (label: string) => `See ${label}`,
} as const;
