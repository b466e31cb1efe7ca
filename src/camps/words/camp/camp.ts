/** What favorites and the comparison say of a camp that the directory doesn't have. */
export const listingState = {
  gone: 'No longer listed',
  notYet: 'Not on this device yet',
  unnamed: 'Unknown camp',
} as const;

/** Copy of a camp's own page. */
export const campCopy = {
  featured: 'Featured',
  sample: 'Demo listing',
  facts: { dates: 'Dates', hours: 'Hours', ages: 'Ages', price: 'Price' },
  noHours: 'Ask the camp',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  /** '1 hour a day', '7½ hours a day', '45 minutes a day', '7 hours 15 minutes a day'. */
  dayLength: (hours: number, minutes: number) => {
    const half = minutes === 30;
    const inHours =
      hours > 0 && `${hours}${half ? '½' : ''} ${hours > 1 || half ? 'hours' : 'hour'}`;
    const inMinutes = minutes > 0 && !(half && hours > 0) && `${minutes} minutes`;
    return `${[inHours, inMinutes].filter(Boolean).join(' ')} a day`;
  },
  /** The label without an amount, for a bar with room for one word. */
  ask: 'Ask',
  /** The words under the signs. */
  actions: {
    save: 'Save',
    plan: 'Plan',
    print: 'Print',
    printPage: 'Print this page',
  },
  when: {
    heading: 'When',
    camp: 'camp',
    off: 'school is out',
    sessions: 'All Session Dates',
    unread: 'That’s how the camp put it. We couldn’t turn it into exact dates, so check with them.',
    none: 'No dates listed. Check the camp’s website.',
  },
  where: {
    heading: 'Where',
    directions: 'Directions',
    approximate: 'Approximate: center of the ZIP code or city.',
    noPlace: 'No address listed. Check the camp’s website.',
    drawn: 'Sketch map, not for driving.',
  },
  register: {
    heading: 'Register',
    opens: (name: string) => `Opens ${name}’s sign-up page.`,
    missing: 'No sign-up link yet.',
  },
  share: {
    action: 'Share',
    copied: 'Link copied',
    copiedDetail: 'Paste it wherever your people are.',
    byHand: 'Copy this link',
  },
  poster: 'Poster',
  calendar: 'Add to Calendar',
  note: 'Your note',
  failed: {
    heading: 'This camp isn’t saved on this device yet',
    text: 'We couldn’t load it. It’ll open when you’re back online.',
    action: 'Try Again',
  },
} as const;
