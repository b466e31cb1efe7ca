import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPasted } from './readPasted.ts';

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
  ['days of the next year', 'Feb 15-17', { days: ['2027-02-15', '2027-02-16', '2027-02-17'] }],
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

it('reads any text without a throw and within a moment', () => {
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
