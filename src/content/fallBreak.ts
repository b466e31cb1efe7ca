/** The words of the fall break page. Texts the spec fixes stand as it gives them (spec 2, 8). */
export const fallBreak = {
  path: '/browse/fall-break',
  name: 'Fall break',
  /** The year the page names before the phone knows any season (spec 2, preview defaults). */
  previewYear: 2025,
  hero: {
    title: ['Fall break camps,', 'Atlanta and around'],
    lead: 'Day camps, half days and one-offs for the week school takes off.',
    register: (year: number) => [`Fall Break ${year}`, 'Registration Open'] as const,
    join: 'Join Now',
  },
  featured: {
    heading: 'Featured camps',
    lead: 'Sorted by name. Each one links to its own sign-up page.',
    empty: 'No featured camps available at this time.',
  },
  basic: {
    heading: 'More fall break camps',
    lead: 'Basic listings, free for every camp.',
    empty: 'No additional camps available at this time.',
  },
  sample: 'Sample camps: the providers here are invented.',
  promo: {
    heading: 'Run a camp? Get on the poster.',
    text: 'Featured camps get a logo, a price, a sign-up button and the front row.',
    action: 'Upgrade your listing',
    href: '/for-camp-providers',
  },
  intro: {
    heading: 'A short week, sorted',
    text: 'Most metro Atlanta districts take a few days off between late September and mid October. Day camps usually run $50 to $120 a day, and many take 10 to 20 percent off when you book several days.',
  },
  involve: {
    heading: 'Get involved',
    parents: {
      heading: 'Parents',
      text: 'Swap tips and find a camp buddy before the first drop-off.',
      action: 'Join Community',
    },
    providers: {
      heading: 'Camp providers',
      text: 'Show your logo, hours and price to families who are planning right now.',
      action: 'Upgrade Listing',
      href: '/for-camp-providers',
    },
  },
} as const;
