import type { BreakCopy } from './BreakCopy.ts';
import { registerLine } from './registerLine.ts';
import { summerBreak } from './summer.ts';

/** Copy of the page of summer camps with openings. What is full by now says so on its card. */
export const openings: BreakCopy = {
  ...summerBreak,
  path: '/browse-camps',
  hero: {
    title: ['Atlanta summer', 'camps with openings'],
    lead: 'Filter by age and budget. Cards say who has room, as camps last told us.',
    register: (years, phase) => [`Summer ${years}:`, registerLine(phase, 'See Openings')],
  },
};

export const openingsHead = (years: string) => ({
  path: '/browse-camps',
  picture: {
    path: '/share/summer.jpg',
    alt: 'Children jump from a pier into a lake, with a granite dome behind it',
  },
  title: (brand: string) => `Atlanta summer camps with openings, June–August ${years} · ${brand}`,
  description: `Summer camps with openings in greater Atlanta for June–August ${years}, by age, budget, activity and town, and who still has room.`,
  keywords: ['summer camps with openings', 'Atlanta summer camps', 'last minute summer camps'],
});

export const summerOpeningsCopy = {
  waitlist: {
    title: 'Never miss an opening again',
    description: 'We’ll tell you when sign-up opens, before the good weeks fill.',
    buttonText: 'Join the Waitlist',
  },
  filters: {
    ages: 'Age range',
    agesEnds: ['Youngest age', 'Oldest age'],
    budget: 'Budget',
    budgetEnds: ['Lowest price in dollars', 'Highest price in dollars'],
    reset: 'Reset All Filters',
  },
  outOfRange: {
    text: (count: number) =>
      `${count} more ${count === 1 ? 'camp isn’t' : 'camps aren’t'} here: outside ages 5–\u206016 or $0–\u2060$500, or no price listed.`,
    action: 'See all summer camps',
    to: '/browse/summer-break',
  },
  loading: 'Loading camps...',
  none: {
    title: 'No camps found',
    text: 'No camps match your criteria',
  },
  failed: { title: 'Error loading camps', action: 'Try Again' },
  missing: {
    heading: 'Don’t see your camp here?',
    text: 'Tell us which one and we’ll look into it:',
    note: 'Send us a note and we’ll add it',
    to: '/contact',
  },
} as const;
