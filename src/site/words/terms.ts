import type { LegalText, Operator } from './legalText.ts';

export function terms({ brand, company, email }: Operator): LegalText {
  return {
    title: 'Terms',
    lead: 'What you can expect from us, and what we ask of you.',
    sections: [
      {
        slug: 'agreement',
        heading: 'The agreement',
        text: [
          `${brand} is run by ${company}, a limited company. By using it you agree to these terms. If you don’t, please don’t use it; no hard feelings.`,
        ],
      },
      {
        slug: 'service',
        heading: 'What it is',
        text: [
          `${brand} is a directory and a planner for school-break camps in greater Atlanta. It’s early days: some features are announced but not here yet, and the ones that are may still change.`,
          'Browsing is free. Alarms for camp sign-up are free until launch; after that they cost a one-time fee of $4.99 for a season. An alarm or an email can come late or not at all, so don’t rely on it alone.',
        ],
      },
      {
        slug: 'camps',
        heading: 'The camps aren’t ours',
        text: [
          'Camps are run by their providers. You register and pay with them, under their terms. We show what they tell us or publish; dates, prices and open spots can change after we check, so check the camp’s website before you count on it.',
          'A listing, featured or not, isn’t a recommendation or an inspection. Who cares for your child is your call.',
        ],
      },
      {
        slug: 'providers',
        heading: 'If you list a camp',
        text: [
          'You may list a camp that you run or speak for. What you write must be true and yours to publish. Basic listings are free; we review each one, usually within 2–3 business days, and may shorten, decline or remove it.',
          'Paid placement is bought on the page of our payment provider, at the price shown there. A subscription runs until you end it. A spotlight covers the season it names.',
        ],
      },
      {
        slug: 'fair',
        heading: 'Fair use',
        text: [
          'Plan your breaks, share links, print the list. Please don’t copy the whole directory, overload the site, or use it to write to camps or families in bulk.',
        ],
      },
      {
        slug: 'phone',
        heading: 'What’s saved on your device',
        text: [
          'Favorites, plan and your notes are saved in your browser, and so are notes about your children. Clearing site data removes them, and the browser may clear them on its own; unless you turn sync on, we don’t have a copy. With sync on, our server keeps one that only your devices and your recovery code open: if you lose all of them, we can’t get it back. The privacy page says more.',
        ],
      },
      {
        slug: 'liability',
        heading: 'No promises we can’t keep',
        text: [
          `${brand} is offered as it is. As far as the law allows, we aren’t liable for what follows from a wrong date, a full camp, or what happens at a camp.`,
        ],
      },
      {
        slug: 'law',
        heading: 'Law',
        text: ['The law of the State of Georgia, United States, governs these terms.'],
      },
      {
        slug: 'contact',
        heading: 'Questions',
        text: [`Write to ${email}. We read everything.`],
      },
    ],
  };
}

/** What search engines and shared links show of this page. */
export const termsHead = {
  path: '/terms',
  title: (brand: string) => `Terms · ${brand}`,
  description: 'What you can expect from us, and what we ask of you.',
  keywords: ['terms', 'conditions'],
} as const;
