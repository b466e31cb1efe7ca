import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LONGEST_PASTE, readPasted } from './readPasted.ts';

const today = '2026-11-25';
const nothing = {
  name: '',
  days: [],
  hours: null,
  price: null,
  address: '',
  link: '',
  ages: '',
  phones: [],
};

it('reads a mail of a camp', () => {
  const mail = `YMCA Winter Break Camp

Hi families! Our camp runs Dec 21-23 and Dec 28-30 for ages 5-12.
Hours: 9am-4pm. Before care from 7am-9am, $12 a day.
Cost: $60 a day
Where: 1100 Clairemont Avenue, Decatur, GA 30030
Registration closes Dec 1. Questions? Call (404) 377-9622 or write office@ymca.example.com
https://ymca.example.com/winter.`;
  expect(readPasted(mail, today)).toEqual({
    name: 'YMCA Winter Break Camp',
    days: ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-28', '2026-12-29', '2026-12-30'],
    hours: { from: 540, to: 960 },
    price: { cents: 6000, per: 'day' },
    address: '1100 Clairemont Avenue, Decatur, GA 30030',
    link: 'https://ymca.example.com/winter',
    ages: 'ages 5-12',
    phones: ['404 377 9622'],
  });
});

it('names a bare link by its site', () => {
  expect(readPasted('www.ymca.example.com/winter', today)).toEqual({
    ...nothing,
    name: 'ymca.example.com',
    link: 'https://www.ymca.example.com/winter',
  });
});

it.each<[what: string, text: string, read: object]>([
  ['nothing', '   \n', nothing],
  ['two prices', 'Art Club\n$60 a day\n$250 a week', { price: null }],
  ['two ranges of hours', 'Art Club\n9am-12pm or 1pm-4pm', { hours: null }],
  ['two links', 'a.\nhttps://a.example.com https://b.example.com', { link: '' }],
  ['a link that opens another site', 'https://a.example.com@evil.example', { link: '' }],
  [
    'a week’s price with its days',
    'Dec 21-23, $300 a week',
    { price: { cents: 30000, per: 'all' } },
  ],
  ['a week’s price without days', '$300 a week', { price: null }],
  ['the least of several prices', 'Camps from $60 a day', { price: null }],
  ['cents', 'It costs $62.50', { price: { cents: 6250, per: 'all' } }],
  ['a price for each week', 'July 12-23, $350 weekly', { price: { cents: 70000, per: 'all' } }],
  ['a price for each day', '$75 daily', { price: { cents: 7500, per: 'day' } }],
  ['a unit in parentheses', '$75 (per day)', { price: { cents: 7500, per: 'day' } }],
  ['a price before other facts', '$60, 9am-3pm (lunch)', { price: { cents: 6000, per: 'all' } }],
  ['a price by the hour', 'It is $20 an hour', { price: null }],
  ['a short price by the hour', '$15/hr', { price: null }],
  ['a price by child and week', 'Dec 21-23, $300 per child per week', { price: null }],
  ['an open price', '$350+', { price: null }],
  ['days of the next year', 'Feb 15-17', { days: ['2027-02-15', '2027-02-16', '2027-02-17'] }],
  ['days that are over and days left', 'Nov 24-25, 2026', { days: ['2026-11-25'] }],
  ['days of a year that is over', 'Nov 2-6, 2026', { days: [] }],
  ['an open house', 'Open house on May 5, 2027', { days: [] }],
  ['an early bird price', 'Early bird ends March 1', { days: [] }],
  ['the date of a mail', 'Date: Wed, Nov 25, 2026 at 9:14 AM', { days: [] }],
  ['the date of a camp', 'Date: Dec 21, 2026', { days: ['2026-12-21'] }],
  ['an answer to a mail', 'On Nov 25, 2026, Jo wrote:', { days: [] }],
  ['a name with an @', 'Camp Invention @ Oakhurst', { name: 'Camp Invention @ Oakhurst' }],
  [
    'days with a year',
    'June 28 to July 1, 2027',
    { days: ['2027-06-28', '2027-06-29', '2027-06-30', '2027-07-01'] },
  ],
  ['a deadline', 'Register by Dec 1', { days: [] }],
  ['numbers that are no hours', 'Grades 3-5, rooms 9-12', { hours: null }],
  ['a greeting', 'Hi Maya', { name: '' }],
])('reads %s', (_, text, read) => {
  expect(readPasted(text, today)).toMatchObject(read);
});

it.each([
  ['2026-09-10', 'June 7-11', '2027-06-07', '2027-06-11'],
  ['2026-11-27', 'June 7-11', '2027-06-07', '2027-06-11'],
  ['2026-12-10', 'July 12-16', '2027-07-12', '2027-07-16'],
  ['2026-10-10', 'May 24-28', '2027-05-24', '2027-05-28'],
  ['2026-11-25', 'Dec 29 to Jan 2', '2026-12-29', '2027-01-02'],
])('reads next summer’s days where the month is over: on %s %s', (on, text, first, last) => {
  const { days } = readPasted(text, on);
  expect([days[0], days.at(-1)]).toEqual([first, last]);
});

it.each([
  '123 Ponce de Leon Ave NE, Decatur, GA 30030',
  '1220 Cheshire Bridge Rd NE, Atlanta, GA 30324',
  '45 Rue du Bois Ln, Decatur, GA 30030',
  '500 10th St NE, Atlanta, GA 30309',
  '2100 N Decatur Rd, Decatur, GA 30033',
])('reads the address %s', (address) => {
  expect(readPasted(`Art Club\nWhere: ${address}`, today).address).toBe(address);
});

it.each([
  'We take 12 kids on a walk to the park by the Way',
  '20 Campers and the Trail',
  'Pay 50 of the Court fee',
])('reads no address from “%s”', (text) => {
  expect(readPasted(text, today).address).toBe('');
});

// A pattern that tries each part of such a text again takes minutes for it.
it.each([
  'a@',
  'a',
  '@a.',
  '1 Elm St, ',
  '1 de la ',
  '1 1st ',
  '$1 ',
  '$1,',
  'Dec 1 ',
  'May',
  '9am-',
  'age 5',
  '. ',
  '(',
])('reads 20,000 characters of “%s” in a moment', (words) => {
  const text = words.repeat(LONGEST_PASTE / words.length);
  for (const one of [text, `https://a.example.com/${text}`, `Fun ${text}`]) {
    expect(readPasted(one, today).phones).toEqual([]);
  }
});

it('reads any text without a throw', () => {
  const words = fc.constantFrom(
    'Dec 21-23',
    '9am',
    '-',
    '3pm',
    '$60',
    'a day',
    '\n',
    '1 Elm St',
    'x',
    'a@a.example',
    '. Up',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 60 }), (some) => {
      const { days, hours } = readPasted(some.join(' '), today);
      expect(days).toEqual([...new Set(days)].toSorted());
      expect(hours === null || hours.from < hours.to).toBe(true);
    }),
  );
});
