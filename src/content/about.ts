/** Copy of About. The founder's own story stands in voices.ts. */
export const about = {
  poster: {
    title: (brand: string) => `About ${brand}`,
    lead: 'Made in Atlanta at a kitchen table, by people who also had nobody for Thursday.',
    waitlist: 'Join the Waitlist',
    providers: 'For Camp Providers',
    providersTo: '/for-camp-providers',
  },
  different: {
    heading: 'What makes it different',
    lead: 'Four habits we hold on to.',
    list: [
      {
        patch: 'search',
        title: 'Days first',
        text: 'You need Monday and Thursday, not a camp in general. So the days come first, then the rest.',
      },
      {
        patch: 'share',
        title: 'It works with no signal',
        text: 'The list lives on your phone. Search and filters work in the mountains, in the elevator and in the school gym.',
      },
      {
        patch: 'group',
        title: 'Local on purpose',
        text: 'Greater Atlanta, from Alpharetta to Peachtree City, and nowhere else. We would rather know forty miles well.',
      },
      {
        patch: 'bell',
        title: 'Honest about what we know',
        text: "Dates and prices stay in the camp's own words. What we could not read or check, we say so.",
      },
    ],
  },
  closing: {
    title: 'Come sit by the fire',
    description:
      'Camp search is here. Reminders, shared schedules, camp buddies and private groups are next, and the waitlist tries them first.',
    buttonText: 'Join the Waitlist',
  },
  providers: {
    title: 'Do you run a camp?',
    description: 'A basic listing is free. A better spot has a price, and it is on the page.',
    buttonText: 'For Camp Providers',
    buttonHref: '/for-camp-providers',
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
