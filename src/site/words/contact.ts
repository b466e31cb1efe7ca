/** Copy of Contact: an address and three networks, no form. */
export const contact = {
  title: 'Write to us',
  lead: 'We write back.',
  mail: {
    heading: 'Email',
    text: 'Missing camp? Wrong date? Just a question? We read every one, usually with a snack in hand. If a listing looks off, send us the camp’s name and a link, and we’ll fix it.',
  },
  social: {
    heading: 'Social',
    text: 'New camps and open spots show up here first.',
  },
  providers: {
    title: 'Run a camp?',
    description: 'The form takes about five minutes, and the listing is free.',
    buttonText: 'List Your Camp',
    buttonHref: '/list-your-camp',
  },
} as const;

/** What search engines and shared links show of this page. */
export const contactHead = {
  path: '/contact',
  picture: {
    path: '/share/contact.jpg',
    alt: 'A parent and a child put a letter into a mailbox as tall as they are',
  },
  title: (brand: string) => `Contact · ${brand}`,
  description: 'Write to us about a camp, a date or a question. We write back.',
  keywords: ['contact', 'Atlanta camps'],
} as const;
