/** Copy of Home. The quotes about Camply are in voices.ts. */
export const home = {
  banner: {
    label: 'Winter camps',
    text: 'Winter camps are in, November through February.',
    action: 'See winter camps',
    to: '/browse/winter-break',
    dismiss: 'Dismiss winter banner',
  },
  hero: {
    title: ['Plan the break.', 'Skip the overtime.'],
    lead: 'Planning camp shouldn’t feel like a full-time job. See every day school’s out, and which ones are covered.',
    year: 'See your year',
    yearTo: '/my-camps',
    free: 'Free, no account.',
    winter: 'Browse Winter Break',
    winterTo: '/browse/winter-break',
    place: 'Greater Atlanta, Georgia',
    coverage: 'Alpharetta to Peachtree City, ages 3 and up',
  },
  /** The first minute of the planner. */
  year: {
    heading: 'Who’s off school?',
    lead: 'See every day without school until summer, and which ones still need a plan. It all stays on your device.',
  },
  benefits: {
    heading: ['One trail,', 'well marked.'],
    lead: 'You bring the kids and the dates. We keep the list tidy, current and in your pocket.',
    community: 'Join the parent community',
    browse: 'Browse Camps',
    browseTo: '/browse',
    listed: (camps: number) => `${camps} camps are listed right now.`,
    list: [
      {
        spot: 'sign',
        title: 'Every camp, one list',
        text: 'Search by activity, age, dates or ZIP. No more forty tabs.',
      },
      {
        spot: 'calendar',
        title: 'Your school’s break',
        text: 'Pick the days your district is off, so Thursday isn’t a surprise.',
      },
      {
        spot: 'phone',
        title: 'Works off the grid',
        text: 'No bars at the lake house? The list is already on your phone.',
      },
      {
        spot: 'friends',
        title: 'Easy to pass on',
        text: 'One link saves your whole search. Text it to a neighbor and go together.',
      },
    ],
  },
  familiar: {
    heading: 'Sound Familiar?',
    lead: 'It’s 11 p.m. Everyone’s asleep. You’re comparing drop-off times.',
    tabs: {
      bar: 'Tab 23 of 41: is this last year’s page?',
      text: 'Every camp has its own site, its own form and its own idea of a calendar.',
    },
    clock: { time: '6:58 am', text: 'Sign-up opens at 7:00. Full by 7:04.' },
    sheet: {
      title: 'camps_FINAL_v6_really',
      text: 'A spreadsheet of two children and five days. Half of its cells are question marks.',
      days: ['M', 'T', 'W', 'Th', 'F'],
      rows: [
        { child: 'Older', covered: [true, true, true, false, false] },
        { child: 'Younger', covered: [true, false, false, true, false] },
      ],
    },
    chat: ['did you book chess yet', 'was I supposed to??', 'it’s full'],
    thursday: { title: 'Who has Thursday?', text: 'Grandma? Me? A very long movie?' },
    after: 'There’s an easier trail.',
    action: 'Join the Waitlist',
  },
  here: {
    heading: 'What’s Here',
    lead: 'Four patches, sewn on and ready in My Schedule.',
    list: [
      {
        patch: 'providers',
        title: 'Week at a glance',
        text: 'See which child is covered, and where a gap is hiding.',
      },
      {
        patch: 'bell',
        title: 'Sign-up alarms',
        text: 'Your phone can ring the morning sign-up opens, with coffee time to spare.',
      },
      {
        patch: 'share',
        title: 'Shared schedules',
        text: 'One calendar for both parents, grandma and the carpool.',
      },
      {
        patch: 'parents',
        title: 'Camp buddies',
        text: 'See who goes to the same camp in the same week: your class, your street, your cousins.',
      },
    ],
  },
  coming: {
    heading: 'What’s Coming',
    lead: 'One patch we’re still sewing on. Waitlist families get to try it first.',
    list: [
      {
        patch: 'search',
        title: 'Camp picks',
        text: 'Camps picked for each kid’s age, days and interests.',
      },
    ],
  },
  letters: { heading: 'Letters home' },
  closing: {
    title: 'Save your spot by the fire',
    text: 'More than 200 Atlanta parents are on the list already. We only write when it’s worth opening.',
    action: 'Join the Waitlist',
  },
} as const;

/** What search engines and shared links show of this page. */
export const homeHead = {
  path: '/',
  title: (brand: string) => `${brand}: Atlanta camps for every school break`,
  description:
    'Camp planning without the overtime: see every day school’s out, which ones are covered, and the Atlanta camps that fit. Free, no account, online or off.',
  keywords: ['Atlanta camps', 'school break camps', 'fall break camps', 'winter break camps'],
} as const;
