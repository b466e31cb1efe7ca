import type { LegalText, Operator } from './legalText.ts';

/** What the app really does: a change of src/data or of the analytics changes this text too. */
export function privacy({ brand, company, email }: Operator): LegalText {
  return {
    title: 'Privacy',
    lead: 'The short version: most of it stays on your phone, and we sell nothing to anybody.',
    sections: [
      {
        slug: 'who',
        heading: 'Who we are',
        text: [`${brand} is run by ${company}, a limited company. Questions reach us at ${email}.`],
      },
      {
        slug: 'phone',
        heading: 'What stays on your phone',
        text: [
          `${brand} works without a network because it keeps its things in your browser's own storage. We cannot read them from afar.`,
        ],
        list: [
          'The camp directory: the public list of camps, and the app itself with some of its pictures.',
          'Your favorites and your plan: which camps you saved, when, and the name of their provider.',
          'Your notes: what you write about a camp, in your own words. If you write about your children there, that is kept too, and like all the rest it is not sent to us.',
          'How you like it: day or night colors, whether you dismissed the winter banner, and your answer about analytics cookies.',
          'Whether this site has a map, with its public key if there is one. And the street map, once you download it.',
          'For as long as the tab is open: when the page last reloaded itself, so that it does not do so again and again.',
          'Filters and searches stand in the address bar only. They are in the link when you share it, and in your browser history.',
        ],
      },
      {
        slug: 'leaves',
        heading: 'What leaves your phone',
        text: ['Only what is needed to show you a page or to do what you ask for:'],
        list: [
          'Requests for the pages and the camp directory. Our servers see what every server sees: your IP address, the time, your browser and the file. The search itself happens on your phone and is not sent.',
          "Requests for camp logos. Some of them lie on the camp's own site, which then sees your IP address.",
          'A link you tap. A camp page, a map, our chat community or our social pages open in a new tab and follow their own rules. They are not told which of our pages you came from, but they see your visit.',
          'An e-mail you write to us, and a camp you submit: what you type into it, so that we can answer and list it.',
        ],
      },
      {
        slug: 'waitlist',
        heading: 'The waitlist and our letters',
        text: [
          'The waitlist and the newsletter are run by a third-party mailing service on its own page. It keeps the address you give there for us. Every letter has a link that takes you off the list.',
        ],
      },
      {
        slug: 'cookies',
        heading: 'Analytics and cookies',
        text: [
          'We use analytics cookies to count visits and taps on Register Now, so that we know which camps are of use. They are set only after you say yes. Without a yes nothing is loaded and nothing is counted.',
          'What is counted is the camp: its name, provider, website, price, place and theme. Nothing you typed, nothing about your children, no name.',
        ],
      },
      {
        slug: 'payments',
        heading: 'Payments',
        text: [
          'Camp providers who buy a placement pay on the page of our payment provider. The card number never reaches us. The price table on the page for camp providers comes from the same payment provider; no other page loads it.',
        ],
      },
      {
        slug: 'clears',
        heading: 'What clears it',
        text: [
          'What your phone keeps, you can clear at any time: delete the site data of this address in the settings of your browser. Favorites, plan and notes go with it, and we have no copy.',
          'The browser may clear it without asking: when the phone runs out of space, in a private window when you close it, and some browsers after weeks without a visit. The app on your home screen is kept longest.',
        ],
      },
      {
        slug: 'children',
        heading: 'Children',
        text: [
          `${brand} is made for parents. We do not knowingly collect anything about children. What you write about them in a note stays on your phone, and no child's name leaves it unless you share it yourself.`,
        ],
      },
      {
        slug: 'rights',
        heading: 'Your say',
        text: [
          `Write to ${email} to see, correct or delete what we hold about you: in most cases an e-mail address on the waitlist.`,
        ],
      },
      {
        slug: 'changes',
        heading: 'Changes',
        text: ['When this page changes, the date on top changes with it.'],
      },
    ],
  };
}

/** What search engines and shared links show of this page. */
export const privacyHead = {
  path: '/privacy',
  title: (brand: string) => `Privacy · ${brand}`,
  description: 'What stays on your phone, what leaves it, and what clears it.',
  keywords: ['privacy', 'cookies', 'data'],
} as const;
