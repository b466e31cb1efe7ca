import { expect, it } from 'vitest';
import { logoName, typeOfLogo } from './logoName.ts';

const token = '_-8AzZ09_-8AzZ09_-8AzZ';

it.each([
  ['Moss and Marble', '1763900000000-moss-and-marble-_-8AzZ09_-8AzZ09_-8AzZ.png'],
  [
    "  Moss & Marble's (Decatur) ",
    '1763900000000-moss-marble-s-decatur-_-8AzZ09_-8AzZ09_-8AzZ.png',
  ],
  ['キャンプ', '1763900000000-camp-_-8AzZ09_-8AzZ09_-8AzZ.png'],
  ['!!!', '1763900000000-camp-_-8AzZ09_-8AzZ09_-8AzZ.png'],
])('%s', (provider, name) => {
  expect(logoName(1_763_900_000_000, provider, token, 'image/png')).toBe(name);
});

/** The bound of the column, in supabase/migrations. */
const allowed = /^\d{13}-[a-z0-9]+(-[a-z0-9]+)*-[A-Za-z0-9_-]{22}\.(jpg|jpeg|png|webp)$/;

it.each(['a-'.repeat(500), 'ab'.repeat(500), `${'a'.repeat(119)} b`])(
  'a long one stays a name that the server takes',
  (provider) => {
    const name = logoName(5, provider, token, 'image/webp');
    expect(name).toMatch(allowed);
    expect(name.length).toBeLessThan(200);
  },
);

it('tells the type of its bytes', () => {
  expect(logoName(1, 'x', token, 'image/jpeg')).toBe(`0000000000001-x-${token}.jpg`);
  expect(['1-x.jpg', '1-x.jpeg', '1-x.png', '1-x.webp', '1-x.svg', 'x'].map(typeOfLogo)).toEqual([
    'image/jpeg',
    'image/jpeg',
    'image/png',
    'image/webp',
    null,
    null,
  ]);
});
