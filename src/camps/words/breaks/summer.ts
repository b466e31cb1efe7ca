import { summerFailures } from '../loadFailures.ts';
import type { BreakCopy } from './BreakCopy.ts';
import { registerLine } from './registerLine.ts';

/** Copy of the summer break page: camps that still had spots when they were last checked. */
export const summerBreak: BreakCopy = {
  id: 'summer',
  breaks: ['summer'],
  path: '/browse/summer-break',
  name: 'Summer break',
  label: 'Summer Break',
  head: {
    months: 'June–August',
    picture: {
      path: '/share/summer.jpg',
      alt: 'Children jump from a pier into a lake, with a granite dome behind it',
    },
  },
  hero: {
    title: ['Summer camps', 'with spots left'],
    lead: 'Lake days, stage days, robot days: weeks that still had room when we last checked.',
    register: (years, phase) => [`Summer ${years}:`, registerLine(phase, 'See Openings')],
  },
  featured: {
    heading: 'Camps with openings',
    empty: 'No camps with openings at this time.',
  },
  basic: {
    heading: 'More summer camps',
    lead: 'Short listings, straight from the camps.',
    empty: 'No additional camps available at this time.',
    skeletons: 0,
    always: false,
  },
  failures: summerFailures,
  legend: 'Camps with openings',
  intro: {
    heading: 'Ten weeks, one week at a time',
    text: 'Summer camps sell by the week and fill from January on. Everything here had room when we last checked. Confirm with the camp before you count on it.',
  },
  more: {
    text: 'Shopping by age or budget?',
    action: 'Try the summer finder',
    to: '/browse-camps',
  },
};
