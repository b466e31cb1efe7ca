import { summerFailures } from '../loadFailures.ts';
import type { BreakCopy } from './BreakCopy.ts';
import { registerLine } from './registerLine.ts';

/** Copy of the summer break page: camps that still had places when they were last read. */
export const summerBreak: BreakCopy = {
  id: 'summer',
  breaks: ['summer'],
  path: '/browse/summer-break',
  name: 'Summer break',
  label: 'Summer Break',
  head: {
    months: 'June-August',
    picture: {
      path: '/share/summer.jpg',
      alt: 'Children jump from a pier into a lake, with a granite dome behind it',
    },
  },
  hero: {
    title: ['Summer camps', 'with places left'],
    lead: 'Lake days, stage days, robot days: weeks that were still open when we last read them.',
    register: (years, phase) => [`Summer ${years}:`, registerLine(phase, 'See Openings')],
    join: 'Join Waitlist',
  },
  featured: {
    heading: 'Camps with openings',
    empty: 'No camps with openings at this time.',
  },
  basic: {
    heading: 'More summer camps',
    lead: 'Basic listings, free for every camp.',
    empty: 'No additional camps available at this time.',
    skeletons: 0,
    always: false,
  },
  failures: summerFailures,
  legend: 'Camps with openings',
  intro: {
    heading: 'Ten weeks, one week at a time',
    text: 'Summer camps sell by the week and fill from January on. What is listed here had places when a person last checked. Ask the camp before you plan around it.',
  },
  more: {
    text: 'Looking for one age and one budget?',
    action: 'Narrow summer camps down by age and price',
    to: '/browse-camps',
  },
};
