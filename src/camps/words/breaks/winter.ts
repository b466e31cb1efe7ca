import { winterFailures } from '../loadFailures.ts';
import type { BreakCopy } from './BreakCopy.ts';
import { registerLine } from './registerLine.ts';

/** Copy of the winter break page, for the breaks from November to February. */
export const winterBreak: BreakCopy = {
  id: 'winter',
  breaks: ['winter'],
  path: '/browse/winter-break',
  label: 'Winter Break',
  head: {
    months: 'December–January',
    picture: {
      path: '/share/winter.jpg',
      alt: 'Children build a snowman before a cabin, under a bare ridge with a cap of snow',
    },
  },
  hero: {
    title: ['Winter Break camps,', 'warm and nearby'],
    lead: 'Two long weeks in December, a week in February, and every stray day off in between.',
    // Short enough to stand beside the other button on a phone.
    register: (years, phase) => [`Winter ${years}`, registerLine(phase)],
    join: 'Join Waitlist',
  },
  featured: {
    heading: 'Featured Winter Break Camps',
    empty: 'No featured camps available at this time.',
  },
  basic: {
    heading: 'Additional Winter Break Camp Options',
    lead: 'Short listings, straight from the camps.',
    empty: 'No additional camps available at this time.',
    skeletons: 6,
    always: true,
  },
  failures: winterFailures,
  intro: {
    heading: 'Several breaks in one winter',
    text: 'Thanksgiving week, the two weeks around the New Year and the February break: metro Atlanta districts close at different times between November and February, and few camps cover it all. Pick your days and see who’s open.',
  },
};
