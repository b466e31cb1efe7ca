const features = [
  {
    patch: 'group',
    title: 'Curated listings',
    text: 'Handpicked, from half days to full weeks.',
  },
  {
    patch: 'search',
    title: 'Easy browsing',
    text: 'By day, activity, age and place, online or off.',
  },
  {
    patch: 'providers',
    title: 'Direct booking',
    text: 'Each camp links straight to its sign-up page. No middleman.',
  },
  {
    patch: 'share',
    title: 'Detailed info',
    text: 'Dates, hours, ages and price, in the camp’s words.',
  },
] as const;

const announced = (year: string, isListed: boolean) => ({
  poster: {
    title: 'Spring Break: Coming Soon',
    lead: isListed
      ? `The first camps for March and April ${year} are listed, with early dates. More are on their way.`
      : `Camps for March and April ${year} are on their way. Here’s what to expect.`,
  },
  heading: 'What’s coming',
  steps: [
    { title: 'You join the waitlist', text: 'One email address, nothing else.' },
    { title: 'We fill the list', text: 'Camps publish their spring dates through the winter.' },
    {
      title: 'You hear from us',
      text: `The day sign-ups for spring ${year} open, while there are still spots.`,
    },
  ],
  closing: {
    title: 'First in line for spring',
    description: 'Spring break comes faster than you think.',
  },
});

const open = (year: string): ReturnType<typeof announced> => ({
  poster: {
    title: `Spring Break ${year} is here`,
    lead: `Sign-up has begun: the list for March and April ${year} is up.`,
  },
  heading: 'What you’ll find',
  steps: [
    { title: 'You pick your days', text: 'Filter the list to the week your school is off.' },
    {
      title: 'You save what fits',
      text: 'Tap the heart and it’s saved on this device, signal or not.',
    },
    { title: 'You sign up with the camp', text: 'On its website, while there are still spots.' },
  ],
  closing: {
    title: 'Camp full already?',
    description: 'Waitlist families hear first when something new comes up.',
  },
});

/**
 * Copy of the spring page. `year` of the next spring break; `isOpen`: its sign-up has begun, so there is nothing to
 * announce; `isListed`: there are camps to lead to.
 */
export const spring = (year: string, isOpen: boolean, isListed: boolean) => {
  const { poster, heading, steps, closing } = isOpen ? open(year) : announced(year, isListed);
  return {
    poster,
    waitlist: 'Join the Waitlist',
    list: { text: isOpen ? 'See Spring Camps' : 'See early dates', to: '/browse/spring-break' },
    features: {
      heading,
      lead: `Most districts are off for a week in late March or early April ${year}. We’re gathering everything that runs that week.`,
      list: features,
    },
    coverage: {
      heading: 'From Alpharetta to Peachtree City',
      text: 'All of greater Atlanta: Atlanta, Buckhead, Midtown, Decatur, Marietta, Sandy Springs, Alpharetta and the towns around them. Ages 3 and up.',
      providers: 'Do you run a spring camp?',
      providersLink: 'List your camp free',
      providersTo: '/for-camp-providers',
    },
    next: { heading: 'What happens next', steps },
    closing: { ...closing, buttonText: 'Join the Waitlist' },
  } as const;
};

/** What search engines and shared links show of this page. */
export const springHead = (year: string, isOpen: boolean) => ({
  path: '/parents/spring-break',
  picture: {
    path: '/share/spring.jpg',
    alt: 'Children fly kites over a spring meadow, with Atlanta behind the trees',
  },
  title: (brand: string) =>
    `Spring Break camps ${year}, ${isOpen ? 'the list is up' : 'coming soon'} · ${brand}`,
  description: `Atlanta spring break camps for March and April ${year}: curated, easy to browse, booked with the camp.`,
  keywords: ['spring break camps', 'Atlanta', `March ${year}`, `April ${year}`],
});
