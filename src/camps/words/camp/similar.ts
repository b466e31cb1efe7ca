/** What stands over and under the similar camps of a camp's page. */
export const similarCopy = {
  heading: 'Similar camps',
  why: (miles: number) => `Same week, ages that overlap, within ${miles} miles.`,
  none: 'Nothing else we list fits that week, these ages and this side of town.',
  noWeek: 'This listing names no days, so we can’t match its week.',
  noPlace: 'This listing names no place, so we can’t say what’s near it.',
  /** `label` as in 'Fall Break 2026 camps' or 'All camps'. */
  all: (label: string) => (label === 'All camps' ? 'See all camps' : `See all ${label}`),
  /** `miles` as in 'about 3 miles'. */
  away: (miles: string) => `${miles} away`,
  facts: { dates: 'Dates', ages: 'Ages', place: 'Town' },
} as const;
