import { springFailures } from '../loadFailures.ts';
import type { BreakCopy } from './BreakCopy.ts';
import { registerLine } from './registerLine.ts';

/** Copy of the spring break page. It announces the season until the first camp is in the list. */
export const springBreak: BreakCopy = {
  id: 'spring',
  breaks: ['spring'],
  path: '/browse/spring-break',
  label: 'Spring Break',
  head: {
    months: 'March–April',
    picture: {
      path: '/share/spring.jpg',
      alt: 'Children fly kites over a spring meadow, with Atlanta behind the trees',
    },
  },
  hero: {
    title: ['Spring Break camps,', 'in full bloom'],
    lead: 'One week in late March or early April, and everything that runs while school is out.',
    register: (years, phase) => [`Spring Break ${years}`, registerLine(phase)],
  },
  featured: {
    heading: 'Featured Spring Break camps',
    empty: 'No featured camps available at this time.',
  },
  basic: {
    heading: 'More Spring Break camps',
    lead: 'Short listings, straight from the camps.',
    empty: 'No additional camps available at this time.',
    skeletons: 8,
    always: true,
  },
  failures: springFailures,
  intro: {
    heading: 'One week, many calendars',
    text: 'Most metro Atlanta districts take a week in late March or early April, and not all the same one. Day camps usually run $50 to $120 a day.',
  },
  comingSoon: {
    titleEnd: 'still in bud',
    heading: 'Spring Break camps are on their way',
    text: (years) =>
      `Camps publish their March and April ${years} dates through the winter. You’ll see the first ones here as soon as we’ve checked them.`,
    action: 'See what’s coming',
    to: '/parents/spring-break',
  },
};
