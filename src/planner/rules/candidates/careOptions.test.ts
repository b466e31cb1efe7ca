import { expect, test } from 'vitest';
import { careOptions } from './careOptions.ts';

type Texts = Partial<Parameters<typeof careOptions>[0]>;
const read = (texts: Texts) =>
  careOptions({ hours: '9am-3pm', price: null, extendedCare: null, ...texts }).map(
    ({ span: { from, to }, cents, per }) => `${clock(from)}-${clock(to)} ${cents} ${per}`,
  );
const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

test.each<[string, string[]]>([
  ['After care until 5:00 pm, $12 each', ['15:00-17:00 1200 null']],
  [
    'Early drop-off 8:00 am and after-care until 5:00 pm, $12 each.',
    ['8:00-9:00 1200 null', '15:00-17:00 1200 null'],
  ],
  ['After-care until 5:30 pm, $15 a day.', ['15:00-17:30 1500 day']],
  ['Early drop-off from 8:00 am, $10 a day. No after-care.', ['8:00-9:00 1000 day']],
  ['Early drop-off, 7:45 am. No after-care.', ['7:45-9:00 null null']],
  ['Before care from 7:30 ($8/day)', ['7:30-9:00 800 day']],
  ['Extended day to 6, $60/week', ['15:00-18:00 6000 week']],
  ['Extended care from 3pm to 5:30pm', ['15:00-17:30 null null']],
  ['Extended care 7:30am-6pm, $60/week', ['7:30-9:00 null null', '15:00-18:00 null null']],
  ['Before and after care 7:30-6, included', ['7:30-9:00 0 null', '15:00-18:00 0 null']],
  [
    'Before care from 7:30 ($8/day) and after care until 6 p.m. ($12.50/day)',
    ['7:30-9:00 800 day', '15:00-18:00 1250 day'],
  ],
  // For one of them, or for both?
  [
    'Before care from 7:30am and after care until 6pm, $12 a day',
    ['7:30-9:00 null null', '15:00-18:00 null null'],
  ],
  ['Aftercare until 5:30pm, $5 an hour', ['15:00-17:30 null null']],
  ['Free late pick-up until 4 pm', ['15:00-16:00 0 null']],
  ['After care until 5 pm is included', ['15:00-17:00 0 null']],
  ['Aftercare until 6 pm, included in tuition', ['15:00-18:00 0 null']],
  ['Aftercare until 6 pm, snack included, $10 a day', ['15:00-18:00 1000 day']],
  ['Aftercare up to 6 pm, $15 a day', ['15:00-18:00 1500 day']],
  ['Before care starting at 8 am, $10 a day', ['8:00-9:00 1000 day']],
  ['Aftercare until 6 pm, $12 a day or $50 a week', ['15:00-18:00 1200 day']],
  ['Aftercare 3-6 pm, $1,200 a week', ['15:00-18:00 120000 week']],
  ['Aftercare 4pm-6pm', []],
  ['Aftercare Mon-Thu until 5pm', []],
  ['After-care is not available', []],
  ['After-care available, ask us', []],
  ['After-care for ages 5 and up', []],
  ['Aftercare until 3pm', []],
])('reads %s', (extendedCare, options) => {
  expect(read({ extendedCare })).toEqual(options);
});

test.each([
  'snack included',
  'with free play',
  '(gluten-free snack)',
  'from $10 a day',
  'starting at $10 a day',
  'up to $20 a day',
  '$12+ a day',
  '$15-$20 per day',
  '$15 to $20 per day',
  '$15 or $20 per day',
  '$10-20/day',
  '$5 per 15 minutes',
  '$5/15 min',
  '$1,200 for summer',
])('knows no price of care until 6 pm, %s', (words) => {
  expect(read({ extendedCare: `Aftercare until 6 pm, ${words}` })).toEqual([
    '15:00-18:00 null null',
  ]);
  expect(read({ extendedCare: `Aftercare until 6 pm ${words}` })).toEqual([
    '15:00-18:00 null null',
  ]);
});

test.each<[string, string[]]>([
  ['9am-3pm (aftercare to 6pm)', ['15:00-18:00 null null']],
  ['9am-3pm, aftercare until 6pm', ['15:00-18:00 null null']],
  ['Before care 7:30am, camp 9am-3pm', ['7:30-9:00 null null']],
  ['9am-4pm; before care from 7:30am', ['7:30-9:00 null null']],
  ['9am-4pm (extended day available until 6pm)', ['16:00-18:00 null null']],
  ['7am-9am before care, 9am-3pm camp', ['7:00-9:00 null null']],
  ['9am-3pm camp, 3pm-6pm aftercare', ['15:00-18:00 null null']],
  ['9am-3pm with extended care from 3pm to 5:30pm', ['15:00-17:30 null null']],
  ['8:00am – 2:00pm + aftercare until 5:00pm', ['14:00-17:00 null null']],
  ['9am-3pm', []],
  ['8am-6pm with aftercare', []],
  ['Aftercare 3pm-6pm', []],
])('reads the hours %s', (hours, options) => {
  expect(read({ hours })).toEqual(options);
});

test.each([
  ['$300/week, $20/day aftercare', '15:00-18:00 2000 day'],
  ['$20/day (extended day), $475/week', '15:00-18:00 2000 day'],
  ['$300/week, aftercare included', '15:00-18:00 0 null'],
  ['$300/week', '15:00-18:00 null null'],
  ['$350/week with aftercare', '15:00-18:00 null null'],
  ['$350/week includes aftercare', '15:00-18:00 null null'],
  ['$300/week (aftercare $20/day)', '15:00-18:00 null null'],
])('takes the price of care out of %s', (price, option) => {
  expect(read({ hours: '9am-3pm, aftercare until 6pm', price })).toEqual([option]);
});

test('prefers the words about care to those of the hours', () => {
  const texts = {
    hours: '9am-3pm, aftercare until 6pm',
    extendedCare: 'After care until 5pm, $9/day',
  };
  expect(read(texts)).toEqual(['15:00-17:00 900 day']);
});
