import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { campClick } from './campClick.ts';

test('a click carries name, provider, website, price, location and theme, and nothing else', () => {
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

test('what a camp does not say is empty, and a link that opens nothing is not passed on', () => {
  const camp = aCamp({
    price: null,
    websiteUrl: 'javascript:alert(1)',
    streetAddress: null,
    city: null,
    zipCode: null,
  });
  expect(campClick(camp)).toMatchObject({ price: '', website: '', location: 'Location TBD' });
});
