import { summerFailures } from '../loadFailures.ts';
import type { BreakCopy } from './BreakCopy.ts';

/** Copy of the page that lists all breaks, in the order of the school year. */
export const allBreaksCopy: BreakCopy = {
  id: 'all',
  breaks: ['fall', 'winter', 'spring', 'summer'],
  path: '/browse',
  label: 'School Break',
  head: {
    months: '',
    picture: {
      path: '/share/breaks.jpg',
      alt: 'Four children walk one ridge through the school year, from fall leaves to a summer lake',
    },
  },
  hero: {
    title: ['Every school break,', 'one list of camps'],
    lead: 'Fall, winter, spring and summer around Atlanta. Pick a break, or look at the whole year.',
    register: () => ['See All Camps', ''],
  },
  featured: {
    heading: 'All camps',
    empty: 'No featured camps available at this time.',
  },
  basic: {
    heading: 'More camps',
    lead: 'Short listings, straight from the camps.',
    empty: 'No additional camps available at this time.',
    skeletons: 8,
    always: true,
  },
  failures: summerFailures,
  intro: {
    heading: 'The school year has more gaps than the calendar lets on',
    text: 'A week in fall, three breaks in winter, a week in spring and ten weeks of summer: districts schedule them differently, and camps fill at different times. Pick the breaks you need covered and search them together.',
  },
};

/** How each break is called where it can be picked. */
export const breakNames = {
  summer: 'Summer',
  fall: 'Fall',
  winter: 'Winter',
  spring: 'Spring',
} as const;
