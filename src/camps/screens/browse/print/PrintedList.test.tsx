import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { seasonDay } from '#camps/rules/camp/isOver.ts';
import { breakable } from '#base/text/unbroken.ts';
import { PrintedCamp } from './PrintedList.tsx';

const lines = (camp: Partial<Camp>) =>
  renderToStaticMarkup(<PrintedCamp camp={aCamp(camp)} season={seasonDay(null, '2025-07-01')} />)
    .split('</p>')
    .slice(0, -1)
    .map((line) => breakable(line.replaceAll('</b>', ' | ').replaceAll(/<[^>]+>/g, '')));

test('prints name, price, dates, ages, address and website', () => {
  const camp = {
    providerName: 'Pine & Paddle',
    price: '385',
    datesText: 'Oct 6, Oct 7',
    hours: '8:30-5',
    ageMin: 6,
    ageMax: 12,
    city: 'Decatur',
    websiteUrl: 'www.pine.example/fall',
  };
  expect(lines({ ...camp, listing: 'featured' })).toEqual([
    'Pine &amp; Paddle | $385',
    'Oct 6, Oct 7 · 8:30 am – 5:00 pm · Ages 6-12',
    'Decatur · pine.example',
  ]);
});

test('prints no price of a basic listing and leaves out missing facts', () => {
  const camp = {
    providerName: 'Acorn',
    datesText: null,
    days: null,
    hours: null,
    websiteUrl: null,
  };
  expect(lines({ ...camp, listing: 'basic', ageMin: 5, ageMax: null, city: 'Rome' })).toEqual([
    'Acorn | ',
    'Ages 5+',
    'Rome',
  ]);
});

test('prints Atlanta for a street without a town', () => {
  const camp = { city: null, zipCode: null, streetAddress: '88 Pine Way' };
  expect(lines({ ...camp, websiteUrl: null }).at(-1)).toBe('Atlanta');
});
