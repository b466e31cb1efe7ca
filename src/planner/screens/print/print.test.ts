import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aPlan, maya } from '#tests/fixtures/aPlan.ts';
import { aCustody, aHousehold } from '#tests/fixtures/plan/twoHomes.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { driversOn } from './driversOn.ts';
import { clothColors, pictureColors } from './drawPicture.ts';
import { sheetWeek } from './fridgeSheet.ts';
import { packingList } from './packingList.ts';
import { wrapText } from './wrapText.ts';

test('puts packing lines into the bag list and phone numbers elsewhere', () => {
  const note =
    'Gate code is with Kim\n- Bring two pairs of shoes\nPack: towel; Office (404) 555-0142';
  expect(packingList([note])).toEqual(['two pairs of shoes', 'towel']);
  expect(packingList(['Laptop charger\n\nCall 404 555 0142', 'Laptop charger'])).toEqual([
    'Laptop charger',
  ]);
  expect(packingList([''])).toEqual([]);
});

test('lists who drives whom', () => {
  const [day = '', other = ''] = aPlanEntry().days;
  const entries = [aPlanEntry({ dropOffBy: 'Robin', pickUpBy: 'Kim' })];
  const riders = [
    { name: 'Maya', entries },
    { name: 'Leo', entries: [aPlanEntry({ days: [day], dropOffBy: ' Robin ' })] },
    { name: 'Ada', entries: [aPlanEntry({ status: 'waitlisted', dropOffBy: 'Robin' })] },
  ];
  expect(driversOn(day, riders)).toEqual(['Robin brings Maya and Leo', 'Kim picks up Maya']);
  expect(driversOn(other, riders)).toEqual(['Robin brings Maya', 'Kim picks up Maya']);
  expect(driversOn('2025-10-08', riders)).toEqual([]);
});

test('names no children where all of three or more ride', () => {
  const [day = ''] = aPlanEntry().days;
  const entries = [aPlanEntry({ dropOffBy: 'Robin' })];
  const riders = ['Maya', 'Leo', 'Ada'].map((name) => ({ name, entries }));
  expect(driversOn(day, riders)).toEqual(['Robin brings everyone']);
  expect(driversOn(day, riders.slice(0, 2))).toEqual(['Robin brings Maya and Leo']);
});

test('lists who usually drives in two homes, unless the camp has somebody else', () => {
  const days = ['2025-10-07', '2025-10-08'];
  const entries = [aPlanEntry({ days, dropOffBy: 'Kim' })];
  const rows = [
    { kind: 'household', id: 'a', row: aHousehold({ pickUpBy: 'Grandpa' }) },
    { kind: 'household', id: 'b', row: aHousehold({ id: 'b', name: 'Robin' }) },
    { kind: 'custody', id: 'all', row: aCustody() },
  ] as const;
  const plan = aPlan({ entries, rows, children: [maya] }).plan();
  expect(sheetWeek(plan, days).drivers).toEqual([
    ['Kim brings Maya', 'Grandpa picks up Maya'],
    ['Kim brings Maya', 'Robin picks up Maya'],
  ]);
});

const measure = (text: string) => text.length;

test('wraps picture text into at most three lines', () => {
  expect(wrapText('Pine and Paddle', 8, measure)).toEqual(['Pine and', 'Paddle']);
  expect(wrapText('Hummingbird', 6, measure)).toEqual(['Hummi…']);
  expect(wrapText('one two three four five', 5, measure)).toEqual(['one', 'two', 'thre…']);
});

test('uses the light colors', () => {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  const dayOf = (name: string) =>
    new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{3,6})`).exec(tokens)?.[1];
  for (const [name, color] of Object.entries(pictureColors)) expect(color).toBe(dayOf(name));
  for (const [name, color] of Object.entries(clothColors))
    expect(color).toBe(dayOf(`patch-${name}`));
});
