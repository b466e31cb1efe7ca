/** The words of Contact: an address and three networks, no form (spec 2). */
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
