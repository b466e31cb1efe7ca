// What parents expect to come first, on the sample camps of fall 2025. A change of expectations is a decision.
import { beforeAll, describe, expect, it } from 'vitest';
import { pull } from '../directory/pull.ts';
import { directory } from '../directory/directory.ts';
import { createSearchIndex, type SearchIndex } from './searchIndex.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { databaseRemote } from '#tests/fakes/databaseRemote.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { idsByScore } from '#tests/fixtures/idsByScore.ts';
import { seededDatabase } from '#local/database/seededDatabase.ts';

let camps: Camp[];
let index: SearchIndex;
// The first embedded database of a machine takes seconds to create.
const SETUP_TIMEOUT_MS = 60_000;

beforeAll(async () => {
  const database = await seededDatabase('2025-07-01');
  const { openApp, clock } = fakeDevice();
  const device = openApp();
  const remote = databaseRemote(database);
  await pull({ store: device, remote, clock }, new AbortController().signal);
  await database.close();
  const answer = await directory(device);
  camps =
    answer.status === 'ready'
      ? answer.directory.camps.filter(({ seasonId }) => seasonId === 'fall-2025')
      : [];
  index = createSearchIndex();
  index.follow(camps);
}, SETUP_TIMEOUT_MS);

/** Provider names of the best hits. */
function first(count: number, typed: string): string[] {
  const names = new Map(camps.map(({ id, providerName }) => [id, providerName]));
  return idsByScore(index.hits(typed))
    .slice(0, count)
    .map((id) => names.get(id) ?? id);
}

describe('correctly spelled', () => {
  it.each([
    ['robotics', ['Raindrop Robotics', 'Gasket & Gizmo Garage', 'Rocket Pond']],
    ['soccer', ['Cricket & Clover Soccer', 'Kick & Splash']],
    ['chess', ['Castle Rock Chess Academy of Gwinnett', 'Rook & Rabbit Chess Club']],
    ['anvil aria', ['Anvil & Aria']],
    ['etoile encore', ['Étoile & Encore Dance Atelier']],
    ['sandy springs chess', ['The Fourth Rank']],
    ['art marietta', ['Sew What?']],
  ])('%s', (typed, names) => {
    expect(first(names.length, typed)).toEqual(names);
  });

  it('a ZIP finds its own camps only', () => {
    const zips = idsByScore(index.hits('30030')).map(
      (found) => camps.find(({ id }) => id === found)?.zipCode,
    );
    expect(new Set(zips)).toEqual(new Set(['30030']));
  });
});

describe('misspelled', () => {
  it.each([
    ['robtics', ['Raindrop Robotics', 'Gasket & Gizmo Garage', 'Rocket Pond']],
    ['socer', ['Cricket & Clover Soccer', 'Kick & Splash']],
    ['gymnastcs', ['Cartwheel Creek', 'Élan Gymnastique', 'Tumble Barn']],
    ['spansh', ['Casa Camaleón', 'Palabra Patio']],
    ['swiming', ['Kick & Splash']],
    ['pottry', ['Little Fern Studio']],
    ['chess lawrencevile', ['Castle Rock Chess Academy of Gwinnett']],
  ])('%s', (typed, names) => {
    expect(first(names.length, typed)).toEqual(names);
  });

  it.each(['alfaretta', 'alpharetta', 'alpharet'])('finds Alpharetta for %s', (typed) => {
    expect(first(2, typed).toSorted()).toEqual(['Bright Side Theatre', 'Mill Village Makers']);
  });

  it('finds Decatur with two letters swapped', () => {
    const cities = idsByScore(index.hits('dectaur')).map(
      (found) => camps.find(({ id }) => id === found)?.city,
    );
    expect(new Set(cities)).toEqual(new Set(['Decatur']));
  });
});

describe('what people mean', () => {
  it('word order and stop words do not matter', () => {
    expect(first(9, 'a chess camp in sandy springs')).toEqual(first(9, 'springs sandy chess'));
  });

  it('robot alpharetta finds the makers there, whose theme is STEM', () => {
    expect(first(1, 'robot alpharetta')).toEqual(['Mill Village Makers']);
  });

  it('theater finds theatre', () => {
    expect(first(3, 'theater').toSorted()).toEqual([
      'Bright Side Theatre',
      "Bumblebee Theatre's Tiny Troupe",
      'Paper Lantern Players',
    ]);
  });

  it('lego finds camps of its topic though none has the word', () => {
    expect(index.hits('lego').size).toBeGreaterThan(5);
  });

  it('soccer finds soccer before other sports, and other sports when there is no soccer', () => {
    const club = aCamp({ id: 'club', theme: 'Soccer' });
    const court = aCamp({ id: 'court', theme: 'Tennis' });
    const two = createSearchIndex();
    two.follow([club, court]);
    expect(idsByScore(two.hits('socer'))).toEqual(['club']);
    two.follow([court]);
    expect(idsByScore(two.hits('soccer'))).toEqual(['court']);
  });

  it('stem decatr, when no camp has both, finds the camps that have one', () => {
    const themes = first(40, 'stem decatr');
    expect(themes).toContain('Raindrop Robotics');
    expect(themes).toContain('Pine & Paddle');
  });

  it('stem decatr finds the camp that has both, before any other', () => {
    const both = aCamp({ id: 'both', providerName: 'Newton Club', theme: 'STEM', city: 'Decatur' });
    const more = createSearchIndex();
    more.follow([...camps, both]);
    expect(idsByScore(more.hits('stem decatr'))).toEqual(['both']);
    expect(idsByScore(more.hits('decatur ste'))[0]).toBe('both');
  });

  it.each(['', '   ', '!?', 'qqqq', 'xylophon zzzz'])('%j finds nothing', (typed) => {
    expect(index.hits(typed).size).toBe(0);
  });
});

describe('the rows change', () => {
  it('new words are found, old words and removed camps are not', () => {
    const moving = createSearchIndex();
    const one = aCamp({ id: 'one', providerName: 'Lantern Club', theme: 'Chess' });
    const two = aCamp({ id: 'two', providerName: 'Otter Club', theme: 'Dance' });
    moving.follow([one, two]);
    moving.follow([{ ...one, theme: 'Sewing' }]);
    expect(idsByScore(moving.hits('sewing'))).toEqual(['one']);
    expect(moving.hits('chess').size).toBe(0);
    expect(moving.hits('otter').size).toBe(0);
    moving.follow([one, two]);
    expect(idsByScore(moving.hits('otter'))).toEqual(['two']);
  });

  it('a whole new list can be searched while it is being indexed, and replaces the old one', () => {
    const moving = createSearchIndex();
    moving.follow(forty('Chess'));
    const dancers = forty('Dance');
    const steps = moving.followInSteps(dancers);
    while (!steps.next().done) {
      expect(idsByScore(moving.hits('dance')).filter((id) => id.startsWith('Chess'))).toEqual([]);
    }
    expect(moving.hits('dance').size).toBe(40);
    expect(moving.hits('chess').size).toBe(0);
  });
});

const forty = (theme: string) =>
  Array.from({ length: 40 }, (_, n) => aCamp({ id: `${theme} ${n}`, theme }));
