/** Copy of the spring page that announces 2026. */
export const spring = {
  poster: {
    title: 'Spring break: Coming Soon',
    lead: 'The camps for March and April 2026 are still on the trail. Here is what they bring.',
    waitlist: 'Join the Waitlist',
  },
  features: {
    heading: 'What is on its way',
    lead: 'Most districts are off for a week in late March or early April 2026. We collect what runs that week.',
    list: [
      {
        patch: 'group',
        title: 'Curated listings',
        text: 'Picked and read by a person, from half days to full weeks.',
      },
      {
        patch: 'search',
        title: 'Easy browsing',
        text: 'By day, activity, age and place, with and without a network.',
      },
      {
        patch: 'bell',
        title: 'Direct booking',
        text: "Each camp links to its own sign-up page. We don't stand in between.",
      },
      {
        patch: 'share',
        title: 'Detailed info',
        text: 'Dates, hours, ages and price, in the words of the camp.',
      },
    ],
  },
  coverage: {
    heading: 'From Alpharetta to Peachtree City',
    text: 'All of greater Atlanta: Atlanta, Buckhead, Midtown, Decatur, Marietta, Sandy Springs, Alpharetta and the towns around them. Ages 3 to 12 and up.',
    providers: 'Do you run a spring camp?',
    providersLink: 'See For Camp Providers',
    providersTo: '/for-camp-providers',
  },
  next: {
    heading: 'What happens next',
    steps: [
      { title: 'You join the waitlist', text: 'One e-mail address, nothing else.' },
      { title: 'We fill the list', text: 'Camps publish their spring dates through the winter.' },
      {
        title: 'You hear from us',
        text: 'When spring 2026 opens, a good while before the spots are gone.',
      },
    ],
  },
  closing: {
    title: 'First in line for spring',
    description: 'March and April 2026 come sooner than the sign-up page admits.',
    buttonText: 'Join the Waitlist',
  },
} as const;

/** What search engines and shared links show of this page. */
export const springHead = {
  path: '/parents/spring-break',
  picture: {
    path: '/share/spring.jpg',
    alt: 'Children fly kites over a spring meadow, with Atlanta behind the trees',
  },
  title: (brand: string) => `Spring break camps 2026, coming soon · ${brand}`,
  description:
    'Atlanta spring break camps for March and April 2026 are on their way: curated, easy to browse, booked with the camp.',
  keywords: ['spring break camps', 'Atlanta', 'March 2026', 'April 2026'],
} as const;
