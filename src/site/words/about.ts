/** Copy of About. The founder's own story is in voices.ts. */
export const aboutCopy = {
  poster: {
    title: (brand: string) => `About ${brand}`,
    lead: 'Made in Atlanta at a kitchen table, by parents who didn’t have Thursday covered either.',
    waitlist: 'Join the Waitlist',
    providers: 'For Camp Providers',
    providersTo: '/for-camp-providers',
  },
  different: {
    heading: 'What makes it different',
    lead: 'Four things we won’t budge on.',
    list: [
      {
        patch: 'search',
        title: 'Days first',
        text: 'You don’t need “a camp.” You need Monday and Thursday. So we start with days.',
      },
      {
        patch: 'share',
        title: 'Works without a signal',
        text: 'The list lives on your phone. Search and filters work in the mountains, in the elevator and in the school gym.',
      },
      {
        patch: 'group',
        title: 'Local on purpose',
        text: 'Greater Atlanta, from Alpharetta to Peachtree City, and nowhere else. We would rather know forty miles well.',
      },
      {
        patch: 'check',
        title: 'Honest about what we know',
        text: 'Dates and prices stay in the camp’s own words. If we couldn’t confirm it, we say so.',
      },
    ],
  },
  closing: {
    title: 'Come sit by the fire',
    description:
      'Camp search, shared schedules, camp buddies and sign-up alarms are here. Waitlist families hear first what comes next.',
    buttonText: 'Join the Waitlist',
  },
} as const;

/** What search engines and shared links show of this page. */
export const aboutHead = {
  path: '/about',
  picture: {
    path: '/share/about.jpg',
    alt: 'A parent and a child at a kitchen table, planning on a laptop, with Atlanta in the window',
  },
  title: (brand: string) => `About · ${brand}`,
  description: 'Who makes this list of Atlanta school break camps, and what makes it different.',
  keywords: ['about', 'Atlanta camps', 'school break camps', 'founder'],
} as const;
