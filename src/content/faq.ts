export type Question = {
  /** Where /faq#slug leads. */
  slug: string;
  question: string;
  answer: string;
  link?: { text: string; to: '/for-camp-providers' };
};

/** Copy of the FAQ : six questions in a fixed order. */
export const faq = {
  title: 'Frequently Asked Questions',
  lead: 'Six short answers. The seventh is an e-mail away.',
  questions: (brand: string): readonly Question[] => [
    {
      slug: 'what',
      question: `What is ${brand}?`,
      answer:
        'One list of school-break camps in greater Atlanta, sorted by days, ages, activity and place. It lives on your phone, so it opens without a signal.',
    },
    {
      slug: 'cost',
      question: `What does ${brand} cost?`,
      answer:
        'Looking is free. A one-time $4.99 buys camp registration alerts and reminders for one season. No subscription.',
    },
    {
      slug: 'where',
      question: 'Where can I use it?',
      answer:
        'In greater Atlanta, from Alpharetta to Peachtree City: Atlanta, Buckhead, Midtown, Decatur, Marietta, Sandy Springs and around.',
    },
    {
      slug: 'ages',
      question: 'Which ages is it for?',
      answer:
        'Toddlers to teenagers, most of it for ages 3 to 12 and up. Each camp says its own ages.',
    },
    {
      slug: 'when',
      question: 'When is it ready?',
      answer:
        'Camps of every break can be browsed now. Reminders, shared schedules and camp buddies come next, and families on the waitlist try them first.',
    },
    {
      slug: 'providers',
      question: 'Can camp providers join?',
      answer:
        'Yes. A basic listing is free, a person reads it, and it is in the directory within 2-3 business days.',
      link: { text: 'See For Camp Providers', to: '/for-camp-providers' },
    },
  ],
  closing: {
    title: 'Still circling the parking lot?',
    description: 'We write when there is something worth opening, and not before.',
    buttonText: 'Join the Waitlist',
  },
} as const;

/** What search engines and shared links show of this page. */
export const faqHead = {
  path: '/faq',
  title: (brand: string) => `Frequently Asked Questions · ${brand}`,
  description: 'What it is, what it costs, where, for which ages, since when, and for which camps.',
  keywords: ['FAQ', 'Atlanta camps', 'camp search', 'camp planner'],
} as const;
