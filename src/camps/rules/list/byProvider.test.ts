import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { BreakSchema } from '../season/season.ts';
import { byProvider } from './byProvider.ts';

const breakOf = (id: string) => BreakSchema.options.find((name) => id.startsWith(name));
const of = (
  providerName: string,
  seasonId: string,
  listing: 'featured' | 'basic' = 'featured',
) => ({
  camp: aCamp({ id: `${providerName} ${seasonId}`, providerName, seasonId, listing }),
  close: false,
});

test('one card for each provider, and its other breaks on it', () => {
  const featured = [
    of('Acorn', 'winter-2026'),
    of('Beeline', 'winter-2026'),
    of('Acorn', 'spring-2027'),
    of('Acorn', 'spring-2027'),
    of('Acorn', 'elsewhere'),
  ];
  const basic = [of('Beeline', 'summer-2027', 'basic'), of('Casa', 'fall-2027', 'basic')];
  const found = byProvider({ featured, basic }, breakOf);
  const links = (list: typeof found.featured) =>
    list.map(({ shown, also }) => [shown.camp.id, ...also.map(({ breakName }) => breakName)]);
  expect(links(found.featured)).toEqual([
    ['Acorn winter-2026', 'spring'],
    ['Beeline winter-2026', 'summer'],
    // A second one in the same break, and one of an unknown season.
    ['Acorn spring-2027'],
    ['Acorn elsewhere'],
  ]);
  expect(links(found.basic)).toEqual([['Casa fall-2027']]);
  const [acorn] = found.featured;
  expect(acorn?.also).toEqual([{ id: 'Acorn spring-2027', breakName: 'spring' }]);
});
