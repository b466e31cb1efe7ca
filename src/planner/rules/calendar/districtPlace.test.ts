import { expect, test } from 'vitest';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { districtPlace } from './districtPlace.ts';

const TODAY = '2026-11-26';
const district = (
  [
    ['Labor Day', '2026-09-07', '2026-09-07'],
    ['Thanksgiving Break', '2026-11-23', '2026-11-27'],
    ['Winter Holiday', '2026-12-21', '2027-01-04'],
    ['Martin Luther King Jr. Day', '2027-01-18', '2027-01-18'],
    ['Winter Break', '2027-02-15', '2027-02-19'],
    ['Spring Break', '2027-04-05', '2027-04-09'],
    ['Labor Day', '2027-09-06', '2027-09-06'],
  ] as const
).map(([name, startsOn, endsOn]) => aSchoolBreak({ id: startsOn, name, startsOn, endsOn }));

const names = district.map(({ name }) => name);

const off = (name: string, from: string, to = from) =>
  ({ name, from, to, dayKind: 'off' }) as const;
const early = (from: string) =>
  ({ name: 'Early Release', from, to: from, dayKind: 'early' }) as const;
const place = (...own: Parameters<typeof districtPlace>[0]) => {
  const { isWhole, lost, endsOn } = districtPlace(own, district, TODAY);
  return { isWhole, lost: lost.map(({ name }) => name), endsOn };
};

test('a calendar of early releases holds none of the district’s breaks', () => {
  expect(place(early('2026-12-02'), early('2027-05-26'))).toEqual({
    isWhole: false,
    lost: [
      'Thanksgiving Break',
      'Winter Holiday',
      'Martin Luther King Jr. Day',
      'Winter Break',
      'Spring Break',
    ],
    endsOn: '2027-05-26',
  });
});

test('a school’s whole calendar holds them, also where its spring break is in another month', () => {
  const own = [
    off('Thanksgiving Break', '2026-11-23', '2026-11-27'),
    off('Christmas Break', '2026-12-21', '2027-01-05'),
    off('Winter Break', '2027-02-12', '2027-02-16'),
    off('Spring Break', '2027-03-15', '2027-03-19'),
  ];
  expect(place(...own)).toEqual({
    isWhole: true,
    lost: ['Martin Luther King Jr. Day'],
    endsOn: '2027-03-19',
  });
  expect(place(...own.slice(0, 3)).isWhole).toBe(false);
});

test('no own day holds nothing: all days off of the district would be gone', () => {
  expect(place()).toEqual({ isWhole: false, lost: names.slice(1), endsOn: null });
  expect(districtPlace([], [], TODAY)).toEqual({ isWhole: false, lost: [], endsOn: null });
});

test('single days within the breaks do not hold them', () => {
  const own = [
    off('Thanksgiving Day', '2026-11-26'),
    off('Christmas Day', '2026-12-25'),
    off('Good Friday', '2027-04-09'),
  ];
  expect(place(...own)).toEqual({
    isWhole: false,
    lost: names.slice(1, -1),
    endsOn: '2027-04-09',
  });
});

test('holds a break that a file names day by day, with half of its weekdays', () => {
  const days = (name: string, ...each: string[]) => each.map((day) => off(name, day));
  const winter = off('Christmas Break', '2026-12-21', '2026-12-29');
  const spring = off('No School', '2027-04-05', '2027-04-09');
  const thanksgiving = ['2026-11-25', '2026-11-26', '2026-11-27'];
  expect(place(...days('No School', ...thanksgiving), winter, spring)).toMatchObject({
    isWhole: true,
    lost: ['Martin Luther King Jr. Day', 'Winter Break'],
  });
  expect(place(...days('No School', ...thanksgiving.slice(1)), winter, spring)).toMatchObject({
    isWhole: false,
    lost: ['Thanksgiving Break', 'Martin Luther King Jr. Day', 'Winter Break'],
  });
});

test('does not take a winter break in February for the one over New Year', () => {
  const own = [
    off('Thanksgiving Break', '2026-11-23', '2026-11-27'),
    off('Winter Break', '2027-02-15', '2027-02-19'),
    off('Spring Break', '2027-04-05', '2027-04-09'),
  ];
  const december = off('Winter Break', '2026-12-18', '2027-01-04');
  expect(districtPlace(own, [], TODAY).isWhole).toBe(false);
  expect(districtPlace([...own, december], [], TODAY).isWhole).toBe(true);
});
