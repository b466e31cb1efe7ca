import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { campClick } from './campClick.ts';

test('records name, provider, website, price, location and theme only', () => {
  expect(campClick(aCamp())).toEqual({
    event: 'camp_click',
    camp_name: 'Pine & Paddle',
    provider: 'Pine & Paddle',
    website: 'https://pine.example.com/fall',
    price: '$385',
    location: '900 Lake Claire Way, Decatur, GA 30030',
    theme: 'Canoe, Forest school',
  });
});

test('leaves missing facts and unusable links empty', () => {
  const camp = aCamp({
    price: null,
    websiteUrl: 'javascript:alert(1)',
    streetAddress: null,
    city: null,
    zipCode: null,
  });
  expect(campClick(camp)).toMatchObject({ price: '', website: '', location: 'Location TBD' });
});
