import { expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { createLikes } from './likes.ts';

const canoe = aCamp({ id: 'canoe', theme: 'Outdoor, Canoe' });
const clay = aCamp({ id: 'clay', theme: 'Art, Clay' });
const nothing = { score: 0, isFavorite: false, choice: null, activity: null, friends: [] };
const DAY = '2025-10-06';

const score = (...of: Parameters<typeof createLikes>) => createLikes(...of)(canoe, [DAY]).score;
const choice = (status: 'considering' | 'waitlisted', rank: number) =>
  aPlanEntry({ campId: 'canoe', status, rank });

it('knows nothing of a child whose family has told nothing', () => {
  expect(createLikes({ activities: '' }, [], new Set(), [])(canoe, [DAY])).toEqual(nothing);
});

it('counts an activity below a second choice, a first choice, and a heart', () => {
  const scores = [
    score({ activities: 'outdoor' }, [], new Set(), []),
    score({ activities: '' }, [choice('considering', 2)], new Set(), []),
    score({ activities: '' }, [choice('waitlisted', 1), choice('considering', 2)], new Set(), []),
    score({ activities: '' }, [], new Set(['canoe']), []),
    score({ activities: 'art outdoor' }, [], new Set(['canoe']), []),
  ];
  expect(scores).toEqual([1, 2, 3, 4, 5]);
});

it('says why', () => {
  const likes = createLikes({ activities: 'art' }, [], new Set(['canoe']), []);
  expect(likes(canoe, [DAY])).toMatchObject({ isFavorite: true, activity: null });
  expect(likes(clay, [DAY])).toMatchObject({ isFavorite: false, activity: 'Art' });
});

it.each(['planned', 'confirmed', 'cancelled'] as const)(
  'takes no choice from a row that is %s',
  (status) => {
    const row = aPlanEntry({ campId: 'canoe', status, rank: 1 });
    expect(createLikes({ activities: '' }, [row], new Set(), [])(canoe, [DAY])).toEqual(nothing);
  },
);

it('counts a friend of a circle as much as a first choice, on days on which both are there', () => {
  const friend = (label: string, days = [DAY], campId = 'canoe') => ({ campId, days, label });
  const friends = [friend('Sam'), friend('Sam'), friend('Noor'), friend('Ida', ['2025-10-07'])];
  const likes = createLikes({ activities: '' }, [], new Set(), [
    ...friends,
    friend('Jo', [DAY], 'clay'),
  ]);
  expect(likes(canoe, [DAY])).toEqual({ ...nothing, score: 3, friends: ['Sam', 'Noor'] });
  expect(likes(canoe, ['2025-10-07']).friends).toEqual(['Ida']);
  expect(likes(canoe, ['2025-10-08'])).toEqual(nothing);
  expect(likes(clay, [DAY]).friends).toEqual(['Jo']);
});
