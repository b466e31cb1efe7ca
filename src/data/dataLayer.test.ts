import { afterEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { type Camp, CampSchema } from '#domain/camp.ts';
import { pushCampClick } from './dataLayer.ts';

function camp(known: Partial<Camp>): Camp {
  const empty = Object.fromEntries(Object.keys(CampSchema.entries).map((key) => [key, null]));
  return v.parse(CampSchema, {
    ...empty,
    id: 'rocket-pond',
    seasonId: 'fall-2025',
    listing: 'featured',
    providerName: 'Rocket Pond',
    theme: 'STEM, Robotics',
    isSample: true,
    ...known,
  });
}

afterEach(() => {
  globalThis.dataLayer = undefined;
});

test('a family goes on to register: the six things the spec names, and nothing else', () => {
  pushCampClick(
    camp({ websiteUrl: 'rocketpond.example', price: '420', city: 'Midtown', zipCode: '30308' }),
  );
  expect(globalThis.dataLayer).toEqual([
    {
      event: 'camp_click',
      camp_name: 'Rocket Pond',
      camp_provider: 'Rocket Pond',
      camp_website: 'rocketpond.example',
      camp_price: '420',
      camp_location: 'Midtown, GA 30308',
      camp_theme: 'STEM, Robotics',
    },
  ]);
});

test('an analytics script is there already: its list is kept', () => {
  globalThis.dataLayer = ['before'];
  pushCampClick(camp({}));
  expect(globalThis.dataLayer).toHaveLength(2);
  expect(globalThis.dataLayer[0]).toBe('before');
});
