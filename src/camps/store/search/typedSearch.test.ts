import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { readTyped } from './typedSearch.ts';

test.each([
  ['a STEM camp in Decatur', ['stem', 'decatur']],
  ['camps for kids near me', []],
  ['art for 5 year olds', ['art']],
  ['art, ages 5-7', ['art']],
  ['art 4-6 yrs', ['art']],
  ['3rd grade art', ['art']],
  ['soccercamp', ['soccer']],
  ['fall break 2027', []],
  ['spring soccer', ['soccer']],
  ['sandy springs', ['sandy', 'spring']],
  ['sandy spring', ['sandy', 'spring']],
  ['1290 spring rd', ['1290', 'spring', 'rd']],
  ['half-day chess', ['chess']],
])('reads %s as the words %j', (typed, words) => {
  expect(readTyped(typed).words).toEqual(words);
});

test('counts words of addresses and lessons only next to each other', () => {
  expect(readTyped('church street lessons').strong).toEqual(['church']);
  expect(readTyped('north street').strong).toEqual(['north', 'street']);
});

test.each([
  ['near me', 'yes'],
  ['summer', 'yes'],
  ['day camp', 'yes'],
  ['5 year old', 'yes'],
  ['teens', 'ifNone'],
  ['art camp', 'no'],
  ['🎨', 'no'],
  ['the', 'no'],
])('tells whether %j asks for all camps: %s', (typed, every) => {
  expect(readTyped(typed).every).toBe(every);
});

const july = aCamp({ seasonId: 'summer-2027', days: ['2027-07-05'] });
const passes = (typed: string, camp = july) => readTyped(typed).when.every((is) => is(camp));

test('a break or a month is that of the camp, or in its name', () => {
  expect(['summer', 'summ', 'sumer camp', 'july'].map((typed) => passes(typed))).not.toContain(
    false,
  );
  expect(['winter', 'august'].map((typed) => passes(typed))).not.toContain(true);
  expect(passes('winter', { ...july, theme: 'Winter sports' })).toBe(true);
});

test.each([
  ['9am-1pm', true, false],
  ['1pm - 4pm', true, false],
  ['9am-3pm', false, true],
  ['9:00 AM - 2:00 PM', false, false],
  ['half days', true, false],
  ['Full day', false, true],
  [null, false, false],
])('reads %j as half a day %s, a whole day %s', (hours, isHalf, isWhole) => {
  const camp = aCamp({ hours });
  expect(readTyped('half day').hours.every((is) => is(camp))).toBe(isHalf);
  expect(readTyped('full-day').hours.every((is) => is(camp))).toBe(isWhole);
});
