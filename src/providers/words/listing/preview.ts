/** Copy beside the listing form. */
export const previewCopy = {
  basic: { title: 'As a basic listing', text: 'Free, forever.' },
  featured: { title: 'As a featured card', text: 'The same words, front row.' },
  adds: {
    title: 'Featured adds',
    list: [
      'Your logo',
      'Price and hours at a glance',
      'A Register Now button',
      'A spot above all basic listings',
    ],
  },
  name: 'Your camp name',
  theme: 'Your theme',
  says: 'Families will read:',
  duplicates: {
    listed: 'This camp looks listed already',
    sent: 'You’ve sent this one already',
    text: 'The same provider, place and days. If something changed, submit anyway: we’ll sort it out.',
    see: (name: string) => `See ${name}`,
  },
} as const;
