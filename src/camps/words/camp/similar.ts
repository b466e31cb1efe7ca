/** Copy around the similar camps of a camp's page. */
export const similarCopy = {
  heading: 'Similar camps',
  why: (miles: number) => `Same week, ages that overlap, within ${miles} miles.`,
  none: 'Nothing else we list fits that week, these ages and this side of town.',
  noWeek: 'No exact dates, so we can’t find similar weeks.',
  noPlace: 'No address, so we can’t find what’s nearby.',
  /** `label` as in 'Fall Break 2026 camps' or 'All camps'. */
  all: (label: string) => (label === 'All camps' ? 'See all camps' : `See all ${label}`),
  /** `miles` as in 'about 3 miles'. */
  away: (miles: string) => `${miles} away`,
  facts: { dates: 'Dates', ages: 'Ages', place: 'Town' },
} as const;
