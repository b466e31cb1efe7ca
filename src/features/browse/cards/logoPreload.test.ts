import { expect, test } from 'vitest';
import * as v from 'valibot';
import { type Camp, CampSchema } from '#domain/camp/camp.ts';
import { logoPreload } from './logoPreload.ts';

function camp(id: string, logoPath: string | null): Camp {
  const empty = Object.fromEntries(Object.keys(CampSchema.entries).map((key) => [key, null]));
  return v.parse(CampSchema, {
    ...empty,
    id,
    seasonId: 'fall-2025',
    listing: 'featured',
    providerName: id,
    theme: 'Art',
    isSample: true,
    logoPath,
  });
}
const camps = (count: number, logoOf: (place: number) => string | null) =>
  Array.from({ length: count }, (_, place) => camp(`camp-${place}`, logoOf(place)));

test('four of many logos are fetched first, two of them with high priority', () => {
  expect(logoPreload(camps(18, (place) => `${place}.webp`))).toEqual([
    { href: '/camp-logos/0.webp', priority: 'high' },
    { href: '/camp-logos/1.webp', priority: 'high' },
    { href: '/camp-logos/2.webp', priority: 'auto' },
    { href: '/camp-logos/3.webp', priority: 'auto' },
  ]);
});

test('cards without a logo make room for the next ones, but only among the first twelve', () => {
  const late = camps(18, (place) => (place === 11 || place === 12 ? `${place}.webp` : null));
  expect(logoPreload(late)).toEqual([{ href: '/camp-logos/11.webp', priority: 'high' }]);
});

test('two camps share one logo: it is fetched once', () => {
  expect(logoPreload(camps(3, () => 'same.webp'))).toHaveLength(1);
});

test('no camp has a logo', () => {
  expect(logoPreload(camps(12, () => null))).toEqual([]);
});
