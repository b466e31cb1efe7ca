import { describe, expect, it } from 'vitest';
import { circleFriends, quietMatches } from './circleFriends.ts';

const MONDAY = '2025-10-06';
const TODAY = '2025-10-01';
const circle = { id: 'class', name: 'Oakhurst 2nd grade' };
const words = {
  label: 'Sam',
  color: 'plum',
  campId: 'pond',
  campName: 'Pine & Paddle',
  week: MONDAY,
  days: [MONDAY, '2025-10-07'],
  note: null,
};
const friendsOf = (...wishes: (string | object)[]) => {
  const texts = wishes.map((wish) => (typeof wish === 'string' ? wish : JSON.stringify(wish)));
  return circleFriends(
    circle,
    { me: 'me', matches: [], families: [{ id: 'sam', wishes: texts }] },
    TODAY,
  );
};

describe('friends in a circle', () => {
  it('are what other families tell, with the circle’s name, and not what this one tells', () => {
    const by = { familyId: 'sam', circleId: 'class', circleName: 'Oakhurst 2nd grade' };
    expect(friendsOf(words)).toEqual([{ ...words, ...by }]);
    const families = [{ id: 'me', wishes: [JSON.stringify(words)] }];
    expect(circleFriends(circle, { me: 'me', families, matches: [] }, TODAY)).toEqual([]);
  });

  it.each([
    ['no JSON', 'x'],
    ['a week that begins on a Tuesday', { ...words, week: '2025-10-07' }],
    ['a day of another week', { ...words, days: ['2025-10-20'] }],
    ['no day', { ...words, days: [] }],
    ['a label of 41 letters', { ...words, label: 'x'.repeat(41) }],
    ['a week that is over', { ...words, week: '2025-09-15', days: ['2025-09-15'] }],
    ['a week in two years', { ...words, week: '2027-10-04', days: ['2027-10-04'] }],
  ])('leave out what was written with %s', (_, wish) => {
    expect(friendsOf(wish)).toEqual([]);
  });

  it('are called by plain letters, with a color that is known', () => {
    const odd = {
      ...words,
      label: '\u202eSam\u0000 ',
      color: 'neon',
      note: { text: ' hi\u2066 ' },
    };
    expect(friendsOf(odd)).toMatchObject([
      { label: 'Sam', color: 'clay', note: { text: 'hi', day: null, task: null } },
    ]);
    expect(friendsOf({ ...words, label: ' \u200f' })).toMatchObject([{ label: '?' }]);
  });

  it('come by week, at most 60 wishes of a family', () => {
    const later = { ...words, week: '2025-10-13', days: ['2025-10-13'] };
    expect(friendsOf(later, words).map(({ week }) => week)).toEqual([MONDAY, '2025-10-13']);
    expect(friendsOf(...Array.from({ length: 61 }, () => words))).toHaveLength(60);
  });
});

it('names a family with the same quiet wish by this family’s own child and week', () => {
  const sam = { label: 'Sam', color: 'plum' };
  const match = (slot: string, text = JSON.stringify(sam)) =>
    quietMatches(circle, { matches: [{ slot, words: text }] }, TODAY);
  const by = { circleId: 'class', circleName: 'Oakhurst 2nd grade' };
  expect(match(`maya ${MONDAY}`)).toEqual([{ ...sam, ...by, childId: 'maya', week: MONDAY }]);
  expect([match('maya'), match(`maya ${MONDAY}`, 'x'), match('maya 2025-09-15')]).toEqual([
    [],
    [],
    [],
  ]);
});
