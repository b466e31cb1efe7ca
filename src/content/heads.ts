/**
 * What search engines and shared links show of each page. Apart from the pages' words, because every
 * page carries the heads of all others.
 */
export const heads = {
  home: {
    path: '/',
    title: (brand: string) => `${brand}: Atlanta camps for every school break`,
    description:
      'Camp planning without the overtime: school break camps in greater Atlanta in one list that works on your phone, with and without a network.',
    keywords: ['Atlanta camps', 'school break camps', 'fall break camps', 'winter break camps'],
  },
  about: {
    path: '/about',
    picture: {
      path: '/share/about.jpg',
      alt: 'A parent and a child at a kitchen table, planning on a laptop, with Atlanta in the window',
    },
    title: (brand: string) => `About · ${brand}`,
    description: 'Who makes this list of Atlanta school break camps, and what makes it different.',
    keywords: ['about', 'Atlanta camps', 'school break camps', 'founder'],
  },
  faq: {
    path: '/faq',
    title: (brand: string) => `Frequently Asked Questions · ${brand}`,
    description:
      'What it is, what it costs, where, for which ages, since when, and for which camps.',
    keywords: ['FAQ', 'Atlanta camps', 'camp search', 'camp planner'],
  },
  contact: {
    path: '/contact',
    picture: {
      path: '/share/contact.jpg',
      alt: 'A parent and a child put a letter into a mailbox as tall as they are',
    },
    title: (brand: string) => `Contact · ${brand}`,
    description: 'Write to us about a camp, a date or a question. A person writes back.',
    keywords: ['contact', 'Atlanta camps'],
  },
  privacy: {
    path: '/privacy',
    title: (brand: string) => `Privacy · ${brand}`,
    description: 'What stays on your phone, what leaves it, and what clears it.',
    keywords: ['privacy', 'cookies', 'data'],
  },
  terms: {
    path: '/terms',
    title: (brand: string) => `Terms · ${brand}`,
    description: 'What you may expect from us, and what we ask of you.',
    keywords: ['terms', 'conditions'],
  },
  spring: {
    path: '/parents/spring-break',
    picture: {
      path: '/share/spring.jpg',
      alt: 'Children fly kites over a spring meadow, with Atlanta behind the trees',
    },
    title: (brand: string) => `Spring break camps 2026, coming soon · ${brand}`,
    description:
      'Atlanta spring break camps for March and April 2026 are on their way: curated, easy to browse, booked with the camp.',
    keywords: ['spring break camps', 'Atlanta', 'March 2026', 'April 2026'],
  },
  partner: {
    path: '/for-camp-providers',
    title: (brand: string) => `For camp providers: partner with ${brand}`,
    description:
      'List your camp for free, or stand in front: featured placement for Atlanta school break camps, with prices.',
    keywords: ['list a camp', 'camp marketing Atlanta', 'featured camp listing'],
  },
} as const;
