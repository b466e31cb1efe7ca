import { expect, test } from 'vitest';
import * as v from 'valibot';
import { type Camp, CampSchema } from '#camps/rules/camp/camp.ts';
import { logoPreloads } from './LogoPreloads.tsx';

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
const camps = (count: number, logoOf: (index: number) => string | null) =>
  Array.from({ length: count }, (_, index) => ({ camp: camp(`camp-${index}`, logoOf(index)) }));

test('preloads four of many logos, two of them with high priority', () => {
  expect(logoPreloads(camps(18, (index) => `${index}.webp`))).toEqual([
    { href: '/camp-logos/0.webp', priority: 'high' },
    { href: '/camp-logos/1.webp', priority: 'high' },
    { href: '/camp-logos/2.webp', priority: 'auto' },
    { href: '/camp-logos/3.webp', priority: 'auto' },
  ]);
});

test('skips cards without a logo, but considers the first twelve only', () => {
  const late = camps(18, (index) => (index === 11 || index === 12 ? `${index}.webp` : null));
  expect(logoPreloads(late)).toEqual([{ href: '/camp-logos/11.webp', priority: 'high' }]);
});

test('preloads a logo that two camps share once', () => {
  expect(logoPreloads(camps(3, () => 'same.webp'))).toHaveLength(1);
});

test('preloads nothing where no camp has a logo', () => {
  expect(logoPreloads(camps(12, () => null))).toEqual([]);
});

test('cards without a logo among the first six leave room for those up to the twelfth', () => {
  const shown = camps(18, (index) => (index < 6 && index % 2 === 0 ? null : `${index}.webp`));
  expect(logoPreloads(shown).map(({ href }) => href)).toEqual([
    '/camp-logos/1.webp',
    '/camp-logos/3.webp',
    '/camp-logos/5.webp',
    '/camp-logos/6.webp',
  ]);
});
