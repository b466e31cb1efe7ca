import { expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { createLikes } from './likes.ts';

const canoe = aCamp({ id: 'canoe', theme: 'Outdoor, Canoe' });
const clay = aCamp({ id: 'clay', theme: 'Art, Clay' });
const nothing = { score: 0, isFavorite: false, choice: null, activity: null };

const score = (...of: Parameters<typeof createLikes>) => createLikes(...of)(canoe).score;
const choice = (status: 'considering' | 'waitlisted', rank: number) =>
  aPlanEntry({ campId: 'canoe', status, rank });

it('knows nothing of a child whose family has told nothing', () => {
  expect(createLikes({ activities: '' }, [], new Set())(canoe)).toEqual(nothing);
});

it('counts an activity below a second choice, a first choice, and a heart', () => {
  const scores = [
    score({ activities: 'outdoor' }, [], new Set()),
    score({ activities: '' }, [choice('considering', 2)], new Set()),
    score({ activities: '' }, [choice('waitlisted', 1), choice('considering', 2)], new Set()),
    score({ activities: '' }, [], new Set(['canoe'])),
    score({ activities: 'art outdoor' }, [], new Set(['canoe'])),
  ];
  expect(scores).toEqual([1, 2, 3, 4, 5]);
});

it('says why', () => {
  const likes = createLikes({ activities: 'art' }, [], new Set(['canoe']));
  expect(likes(canoe)).toMatchObject({ isFavorite: true, activity: null });
  expect(likes(clay)).toMatchObject({ isFavorite: false, activity: 'Art' });
});

it.each(['planned', 'confirmed', 'cancelled'] as const)(
  'takes no choice from a row that is %s',
  (status) => {
    const row = aPlanEntry({ campId: 'canoe', status, rank: 1 });
    expect(createLikes({ activities: '' }, [row], new Set())(canoe)).toEqual(nothing);
  },
);
