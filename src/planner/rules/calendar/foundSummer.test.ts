import { expect, test } from 'vitest';
import { foundSummer } from './foundSummer.ts';

const days = (...pairs: [from: string, name: string][]) =>
  pairs.map(([from, name]) => ({ from, name }));

test.each([
  [
    'the last and the first day of school',
    days(['2027-05-27', 'Last Day of School'], ['2027-08-16', 'First Day of School']),
    { from: '2027-05-28', to: '2027-08-15' },
  ],
  [
    'the later of two last days',
    days(
      ['2027-05-26', 'Last Day of School - Early Release 12:30'],
      ['2027-05-27', 'Last Day of School'],
      ['2027-08-03', 'First Day of School'],
    ),
    { from: '2027-05-28', to: '2027-08-02' },
  ],
  [
    'other words',
    days(['2027-05-21', 'School ends'], ['2027-08-02', 'Classes begin']),
    { from: '2027-05-22', to: '2027-08-01' },
  ],
  [
    'school days, and not those of summer school',
    days(
      ['2027-05-27', 'Last Day of School'],
      ['2027-06-07', 'Summer School Begins'],
      ['2027-06-25', 'Summer School Ends'],
      ['2027-07-06', 'Summer session: classes begin'],
      ['2027-08-03', 'First Day of School'],
    ),
    { from: '2027-05-28', to: '2027-08-02' },
  ],
  [
    'days whose names wish a good summer',
    days(['2027-05-27', 'Last Day of School - Happy Summer!'], ['2027-08-03', 'School begins']),
    { from: '2027-05-28', to: '2027-08-02' },
  ],
  [
    'two days with 120 days between them',
    days(['2027-05-01', 'School ends'], ['2027-08-30', 'School begins']),
    { from: '2027-05-02', to: '2027-08-29' },
  ],
])('finds the summer between %s', (_, found, summer) => {
  expect(foundSummer(found)).toEqual(summer);
});

test.each([
  ['only one of them', days(['2027-05-27', 'Last Day of School'])],
  [
    'days of some children',
    days(['2027-05-14', 'Last day of school for seniors'], ['2027-08-16', 'First Day of School']),
  ],
  [
    'days around a break',
    days(['2026-12-18', 'Last day of school before break'], ['2027-01-05', 'First day of school']),
  ],
  ['two years', days(['2026-05-22', 'Last Day of School'], ['2027-08-03', 'First Day of School'])],
  [
    'two days with 121 days between them',
    days(['2027-05-01', 'School ends'], ['2027-08-31', 'School begins']),
  ],
  [
    'another first day',
    days(['2027-05-27', 'Last Day of School'], ['2027-06-07', 'First day of camp']),
  ],
])('finds none in %s', (_, found) => {
  expect(foundSummer(found)).toBeNull();
});
