/** Copy of a camp's own page. */
export const campCopy = {
  featured: 'Featured',
  sample: 'A sample: this provider is invented.',
  facts: { dates: 'Dates', hours: 'Hours', ages: 'Ages', price: 'Price' },
  noHours: 'Ask the camp',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  when: {
    heading: 'When',
    camp: 'camp',
    sessions: 'All Session Dates',
    unread:
      'These are the camp’s own words. They name no days we could put on a calendar for certain.',
    none: 'The listing names no dates. The camp’s own page will.',
  },
  where: {
    heading: 'Where',
    directions: 'Directions',
    approximate: 'About here: the middle of its ZIP code or city, not its door.',
    noPlace: 'The listing does not say where it is. The camp’s own page will.',
    drawn: 'Drawn map: roads and water are our own sketch.',
  },
  register: {
    heading: 'Register',
    action: 'Register Now',
    opens: (name: string) => `Opens ${name}'s own sign-up page.`,
    missing: 'The listing names no sign-up page.',
  },
  share: {
    action: 'Share',
    copied: 'Link copied',
    copiedDetail: 'Paste it wherever your people are.',
    byHand: 'Copy this link',
  },
  note: 'Your note',
  checked: {
    heading: (day: string) => `Checked on ${day}`,
    text: 'By hand, against the camp’s own page.',
    not: 'We have not checked this listing yet. What stands here is what the camp told us.',
  },
  gone: {
    heading: 'This camp is not on our list',
    text: 'It may have been taken off, or the link lost a letter on its way.',
    named: (name: string) =>
      `${name} was taken off the list. What you wrote about it is still on this phone.`,
    browse: 'Browse camps',
    favorites: 'Your favorites',
  },
  failed: {
    heading: 'This camp is not on this phone yet',
    text: 'It could not be fetched. It opens when the signal is back.',
    action: 'Try Again',
  },
  waiting: 'Loading the camp',
} as const;
