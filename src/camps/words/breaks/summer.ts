import { summerFailures } from '../loadFailures.ts';
import type { BreakCopy } from './BreakCopy.ts';
import { registerLine } from './registerLine.ts';

/** Copy of the summer break page. It promises no room: each card says what the camp said of it, and on which day. */
export const summerBreak: BreakCopy = {
  id: 'summer',
  breaks: ['summer'],
  path: '/browse/summer-break',
  label: 'Summer Break',
  head: {
    months: 'June–August',
    picture: {
      path: '/share/summer.jpg',
      alt: 'Children jump from a pier into a lake, with a granite dome behind it',
    },
  },
  hero: {
    title: ['Summer camps', 'and who has room'],
    lead: 'Lake days, stage days, robot days. Cards say who has room, as camps last told us.',
    register: (years, phase) => [`Summer ${years}:`, registerLine(phase, 'See Openings')],
  },
  featured: {
    heading: 'Summer camps',
    empty: 'No summer camps at this time.',
  },
  basic: {
    heading: 'More summer camps',
    lead: 'Short listings, straight from the camps.',
    empty: 'No additional camps available at this time.',
    skeletons: 0,
    always: false,
  },
  failures: summerFailures,
  legend: 'Summer camps',
  intro: {
    heading: 'Ten weeks, one week at a time',
    text: 'Summer camps sell by the week and fill from January on. A card says when a camp told us it has room, a waitlist, or none. Check with the camp before you count on it.',
  },
  more: {
    text: 'Shopping by age or budget?',
    action: 'Try the summer finder',
    to: '/browse-camps',
  },
};
