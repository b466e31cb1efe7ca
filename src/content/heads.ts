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
} as const;
