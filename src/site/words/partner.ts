/** Copy of the page for camp providers, with its claims and prices. */
export const partner = {
  poster: {
    title: (brand: string) => `Partner with ${brand}`,
    lead: 'Parents here are picking a camp for a specific week. Be where they’re looking.',
    levels: 'See plans and prices',
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
    heading: 'Why list with us',
    list: [
      {
        patch: 'search',
        title: 'Seen when it counts',
        text: 'Parents find you while they’re planning, filtered to your ages and dates.',
      },
      {
        patch: 'share',
        title: 'One click to your form',
        text: 'We link straight to your form. No middleman.',
      },
      {
        patch: 'group',
        title: 'Neighbors tell neighbors',
        text: 'Parents share their plans, and your name goes with them.',
      },
      {
        patch: 'providers',
        title: 'Updated by hand',
        text: 'A person reads your listing before it goes live, and again when you change it.',
      },
    ],
  },
  steps: {
    heading: 'Two steps',
    first: {
      step: 'Step 1',
      title: 'List Your Camp (Free)',
      text: 'Takes about five minutes. We review it and list it within 2–3 business days.',
      action: 'List Your Camp',
      link: { to: '/list-your-camp' },
    },
    second: {
      step: 'Step 2',
      title: 'Choose a partnership level',
      text: 'Or none. The free listing stays free.',
      action: 'Compare below',
    },
  },
  supply: {
    heading: 'Where camps are few',
    lead: 'Pick the weeks families can’t fill yet. We count the camps in our directory around you.',
  },
  levels: {
    heading: 'Plans',
    lead: 'Checkout opens in a new tab.',
    always: 'Offline? The prices are here; checkout needs a connection.',
    free: {
      title: 'Basic listing',
      price: '$0',
      per: 'forever',
      note: 'A line in the directory.',
      includes: ['Name, theme, ages and dates', 'Link to your website', 'Found by search and map'],
      action: 'List Your Camp',
      link: { to: '/list-your-camp' },
    },
    yearRound: {
      flag: 'Best Value',
      title: 'Year-Round Partner',
      includes: [
        'Winter, spring, summer and all school-break pages',
        'Priority search placement',
        'Seasonal social and newsletter shoutouts',
      ],
      yearly: { price: '$290', per: 'per year: 2 months free', action: 'Pay in Full & Save' },
      monthly: { price: '$29', per: 'per month', action: 'Monthly Subscription' },
    },
    winter: {
      title: 'Winter Break Spotlight',
      price: '$69',
      per: 'one-time',
      note: 'For breaks November through February.',
      includes: [
        'Featured listing on the Winter Break page, with logo',
        'Registration link, priority in winter search',
        'One social share',
      ],
      action: 'Get the Spotlight',
    },
  },
  questions: 'Questions first?',
  follow: { text: 'Sent a listing already?', link: 'See where it stands' },
} as const;

/** What search engines and shared links show of this page. */
export const partnerHead = {
  path: '/for-camp-providers',
  picture: {
    path: '/share/partner.jpg',
    alt: 'Children walk through the gate of a camp, under a sign that says Camp begins',
  },
  title: (brand: string) => `For camp providers: partner with ${brand}`,
  description:
    'List your camp for free, or get featured: placement and prices for Atlanta school break camps.',
  keywords: ['list a camp', 'camp marketing Atlanta', 'featured camp listing'],
} as const;
