/** Copy of the page for camp providers, with its claims and prices. */
export const partner = {
  poster: {
    title: (brand: string) => `Partner with ${brand}`,
    lead: 'Families here are choosing a camp for a real week. Stand where they look.',
    levels: 'See the levels',
    featured: 'See featured partners',
    featuredTo: '/browse/fall-break',
  },
  claims: {
    label: 'Reach',
    list: [
      { figure: '800,000+', text: 'impressions in 90 days' },
      { figure: '1,000+', text: 'new families per month' },
      { figure: '200+', text: 'parents on the waitlist' },
      { figure: '70+', text: 'fall break camps curated' },
    ],
  },
  benefits: {
    heading: 'Why camps stay',
    list: [
      {
        patch: 'bell',
        title: 'Found at the right hour',
        text: 'Families see you on the day they plan, filtered to your ages and dates.',
      },
      {
        patch: 'search',
        title: 'One click to your form',
        text: 'We never stand between you and a sign-up.',
      },
      {
        patch: 'group',
        title: 'Neighbors tell neighbors',
        text: 'Parents share weeks, and your name goes along.',
      },
      {
        patch: 'providers',
        title: 'Kept current by hand',
        text: 'A person reads your listing before it goes live, and again when you change it.',
      },
    ],
  },
  steps: {
    heading: 'Two steps, in this order',
    first: {
      step: 'Step 1',
      title: 'List Your Camp (Free)',
      text: 'Ten minutes. Reviewed by a person, in the directory within 2-3 business days.',
      action: 'List Your Camp',
      link: { to: '/$', params: { _splat: 'list-your-camp' } },
    },
    second: {
      step: 'Step 2',
      title: 'Choose a partnership level',
      text: 'Or none. The free listing stays free.',
      action: 'Compare below',
    },
  },
  levels: {
    heading: 'Partnership levels',
    lead: "Paid at our payment provider's page, in a new tab.",
    always:
      'No network, or something is blocked? These prices are always here. The pay buttons need a connection.',
    free: {
      title: 'Basic listing',
      price: '$0',
      per: 'always',
      note: 'A row in the directory.',
      includes: ['Name, theme, ages and dates', 'Link to your own page', 'Found by search and map'],
      action: 'List Your Camp',
      link: { to: '/$', params: { _splat: 'list-your-camp' } },
    },
    yearRound: {
      flag: 'Best Value',
      title: 'Year-Round Partner',
      price: '$29',
      per: 'per month',
      note: 'or $290 per year: 2 months free.',
      includes: [
        'Winter, spring, summer and all school-break pages',
        'Priority search placement',
        'Seasonal social and newsletter shoutouts',
      ],
      yearly: 'Pay in Full & Save',
      monthly: 'Monthly Subscription',
    },
    winter: {
      title: 'Winter Break Spotlight',
      price: '$69',
      per: 'one-time',
      note: 'For breaks from November to February.',
      includes: [
        'Featured listing on the Winter Break page, with logo',
        'Registration link, priority in winter search',
        'One social share',
      ],
      action: 'Get the Spotlight',
    },
  },
  questions: 'Questions first?',
} as const;

/** What search engines and shared links show of this page. */
export const partnerHead = {
  path: '/for-camp-providers',
  title: (brand: string) => `For camp providers: partner with ${brand}`,
  description:
    'List your camp for free, or stand in front: featured placement for Atlanta school break camps, with prices.',
  keywords: ['list a camp', 'camp marketing Atlanta', 'featured camp listing'],
} as const;
