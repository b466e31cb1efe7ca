export type FaqEntry = {
  /** The target of /faq#slug. */
  slug: string;
  question: string;
  answer: string;
  link?: { text: string; to: '/for-camp-providers' };
};

/** Copy of the FAQ : six questions in a fixed order. */
export const faq = {
  title: 'Frequently Asked Questions',
  lead: 'Six short answers. Got a seventh? Email us.',
  questions: (brand: string): readonly FaqEntry[] => [
    {
      slug: 'what',
      question: `What is ${brand}?`,
      answer:
        'One list of school-break camps in greater Atlanta, sorted by days, ages, activity and place. It lives on your phone, so it works without a signal.',
    },
    {
      slug: 'cost',
      question: `What does ${brand} cost?`,
      answer:
        'Browsing is free, and alarms are free until launch. After that, a one-time $4.99 lets your phone ring when sign-up opens, for one season. No subscription.',
    },
    {
      slug: 'where',
      question: 'Where can I use it?',
      answer:
        'In greater Atlanta, from Alpharetta to Peachtree City: Atlanta, Buckhead, Midtown, Decatur, Marietta, Sandy Springs and nearby.',
    },
    {
      slug: 'ages',
      question: 'What ages is it for?',
      answer: 'Toddlers to teens; most camps are for ages 3 to 12. Every listing shows its ages.',
    },
    {
      slug: 'when',
      question: 'Is it ready to use?',
      answer:
        'Yes. You can browse camps for every break, plan your weeks, share them and see which friends go. Your phone can ring when sign-up opens: turn that on in My Schedule.',
    },
    {
      slug: 'providers',
      question: 'Can camp providers join?',
      answer: 'Yes. A basic listing is free. We review it and list it within 2–3 business days.',
      link: { text: 'See For Camp Providers', to: '/for-camp-providers' },
    },
  ],
  closing: {
    title: 'Still circling the parking lot?',
    description: 'We only write when it’s worth opening.',
    buttonText: 'Join the Waitlist',
  },
} as const;

/** What search engines and shared links show of this page. */
export const faqHead = {
  path: '/faq',
  title: (brand: string) => `Frequently Asked Questions · ${brand}`,
  description: 'What it is, what it costs, where it works, for what ages, and how camps can join.',
  keywords: ['FAQ', 'Atlanta camps', 'camp search', 'camp planner'],
} as const;
