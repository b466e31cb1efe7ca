/** Copy of Contact: an address and three networks, no form. */
export const contact = {
  title: 'Write to us',
  lead: 'A person writes back.',
  mail: {
    heading: 'By e-mail',
    text: 'A camp that is missing, a date that is wrong, a question: all of it is read by a person, usually with a snack in hand.',
  },
  social: {
    heading: 'Elsewhere',
    text: 'New camps and open spots, a little earlier than by e-mail.',
  },
  providers: {
    title: 'Is it about your camp?',
    description: 'The form takes ten minutes, and the listing is free.',
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
  description: 'Write to us about a camp, a date or a question. A person writes back.',
  keywords: ['contact', 'Atlanta camps'],
} as const;
