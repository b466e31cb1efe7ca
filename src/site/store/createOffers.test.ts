import { expect, it } from 'vitest';
import { addChild, aFamilyPhone } from '#tests/fakes/aFamilyPhone.ts';
import { planCamp } from '#tests/fakes/plannerOn.ts';
import { createOffers } from './createOffers.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function aVisit({ canInstall = true, texts = new Map<string, string>() } = {}) {
  const phone = aFamilyPhone();
  const offers = createOffers({
    ...phone,
    profile: () => Promise.resolve(phone.profile),
    localStorage: () => ({
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
    }),
    canInstall: () => Promise.resolve(canInstall),
    isPersisted: () => Promise.resolve(false),
  });
  return { ...phone, offers, texts };
}

it('offers nothing while nothing is saved, and nothing at the moment of the first heart', async () => {
  const { offers, family, clock } = aVisit();
  expect(await offers.due()).toBeNull();
  clock.pass(9 * DAY);
  await family.setFavorite('owls', true);
  expect(await offers.due()).toBeNull();
  clock.pass(30 * MINUTE);
  expect(await offers.due()).toMatchObject({ kind: 'install' });
});

it('remembers "Not now" through a new start', async () => {
  const { offers, family, clock, texts } = aVisit();
  await family.setFavorite('owls', true);
  await offers.due();
  clock.pass(DAY);
  offers.note('install', 'shown');
  offers.note('install', 'declined');

  const later = aVisit({ texts });
  await later.family.setFavorite('owls', true);
  later.clock.setTo(clock.now() + 30 * DAY - 1);
  expect(await later.offers.due()).toBeNull();
  later.clock.setTo(clock.now() + 30 * DAY);
  expect(await later.offers.due()).toMatchObject({ kind: 'install' });
});

it('a child, a plan and a note without a backup: the reminder counts them', async () => {
  const { offers, family, profile, store, clock } = aVisit({ canInstall: false });
  addChild(profile, 'Wren');
  await planCamp({ store, clock }, 'owls');
  await family.saveNote('owls', 'Bring a hat');
  await offers.due();
  clock.pass(DAY);
  expect(await offers.due()).toEqual({
    kind: 'backup',
    counts: { children: 1, planned: 1, favorites: 0, notes: 1 },
  });
});

it('knows whether there is a plan to take along', async () => {
  const { offers, family } = aVisit();
  expect(await offers.hasPlan()).toBe(false);
  await family.saveNote('owls', 'Bring a hat');
  expect(await offers.hasPlan()).toBe(true);
});

it('no reminder once there is a backup', async () => {
  const { offers, profile, clock, texts } = aVisit({ canInstall: false });
  for (const name of ['Wren', 'Ada', 'Max']) addChild(profile, name);
  await offers.due();
  clock.pass(DAY);
  texts.set('camply-backup', JSON.stringify({ madeAt: 1, bytes: 900 }));
  expect(await offers.due()).toBeNull();
});

it('where the browser keeps nothing, nobody is asked at every visit', async () => {
  const phone = aFamilyPhone();
  await phone.family.setFavorite('owls', true);
  const offers = createOffers({
    ...phone,
    profile: () => Promise.resolve(phone.profile),
    localStorage: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    canInstall: () => Promise.resolve(true),
    isPersisted: () => Promise.resolve(false),
  });
  expect(await offers.due()).toBeNull();
  phone.clock.pass(9 * DAY);
  expect(await offers.due()).toBeNull();
  expect(() => offers.note('install', 'declined')).not.toThrow();
});

it('a damaged memory begins afresh', async () => {
  const { offers, family, texts, clock } = aVisit({
    texts: new Map([['camply-offers', '{"savedSince":"long ago"']]),
  });
  await family.setFavorite('owls', true);
  expect(await offers.due()).toBeNull();
  expect(JSON.parse(texts.get('camply-offers') ?? '')).toMatchObject({ savedSince: clock.now() });
});
