import { fallFailures } from '../loadFailures.ts';
import type { BreakCopy } from './BreakCopy.ts';
import { registerLine } from './registerLine.ts';

/** Copy of the fall break page. */
export const fallBreak: BreakCopy = {
  id: 'fall',
  breaks: ['fall'],
  path: '/browse/fall-break',
  label: 'Fall Break',
  head: { months: 'September–October' },
  hero: {
    title: ['Fall Break camps', 'in and around Atlanta'],
    lead: 'Day camps, half days and single days for the week school takes off.',
    register: (years, phase) => [`Fall Break ${years}`, registerLine(phase)],
    join: 'Join Now',
  },
  featured: {
    heading: 'Featured camps',
    empty: 'No featured camps available at this time.',
  },
  basic: {
    heading: 'More Fall Break camps',
    lead: 'Short listings, straight from the camps.',
    empty: 'No additional camps available at this time.',
    skeletons: 8,
    always: true,
  },
  failures: fallFailures,
  intro: {
    heading: 'A short week, covered',
    text: 'Most metro Atlanta districts take a few days off between late September and mid-October. Day camps usually run $50 to $120 a day, and many knock off 10 to 20 percent when you book several days.',
  },
};
