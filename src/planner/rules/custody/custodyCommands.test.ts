import { expect, test } from 'vitest';
import { aCustodyChange, twoHomes } from '#tests/fixtures/plan/twoHomes.ts';
import { carryOut, withCommands } from '../commands/withCommands.ts';
import { createNights } from './createNights.ts';
import {
  addException,
  answerSwap,
  comingExceptions,
  openSwaps,
  proposeSwap,
  stopTwoHomes,
  swappedNights,
} from './custodyCommands.ts';

const TODAY = '2025-09-15';
const wednesday = [{ from: '2025-10-08', to: '2025-10-08', home: 'a' as const }];
const asked = {
  id: 'swap',
  childId: 'all',
  nights: wednesday,
  madeOn: TODAY,
  askedBy: 'a' as const,
};
const proposed = withCommands(twoHomes(), proposeSwap(twoHomes(), asked));
const homeOf = (state: typeof proposed) => createNights(state, 'maya')?.('2025-10-08');

test('a swap waits in the list until it is answered, and only yes changes its night', () => {
  expect(openSwaps(proposed, TODAY).map(({ id }) => id)).toEqual(['swap']);
  expect(homeOf(proposed)).toBe('b');
  const no = withCommands(proposed, [answerSwap(proposed, 'swap', 'no', TODAY)]);
  expect([openSwaps(no, TODAY), homeOf(no)]).toEqual([[], 'b']);
  const yes = withCommands(proposed, [answerSwap(proposed, 'swap', 'yes', TODAY)]);
  expect([openSwaps(yes, TODAY), homeOf(yes)]).toEqual([[], 'a']);
  expect(yes.custodyChanges[0]).toMatchObject({ answer: 'yes', answeredOn: TODAY, turn: 1 });
});

test('an answer can be taken back, and a second one does not replace the first', () => {
  const { after, inverse } = carryOut(proposed, [answerSwap(proposed, 'swap', 'yes', TODAY)]);
  expect(withCommands(after, inverse)).toEqual(proposed);
  const late = withCommands(after, [answerSwap(proposed, 'swap', 'no', '2025-09-16')]);
  expect(late).toEqual(after);
});

test('the same nights are asked for once, for a child and for all of them, until there is an answer', () => {
  const again = { ...asked, id: 'again' };
  expect(proposeSwap(proposed, again)).toEqual([]);
  expect(proposeSwap(proposed, { ...again, childId: 'maya', askedBy: 'b' })).toEqual([]);
  expect(proposeSwap(proposed, asked)).toHaveLength(1);
  const inReturn = { from: '2025-10-10', to: '2025-10-10', home: 'b' as const };
  expect(proposeSwap(proposed, { ...again, nights: [...wednesday, inReturn] })).toHaveLength(1);
  const no = withCommands(proposed, [answerSwap(proposed, 'swap', 'no', TODAY)]);
  expect(proposeSwap(no, again)).toHaveLength(1);
});

const askedByHome = (home: 'a' | 'b') => ({ ...asked, id: `of-${home}`, askedBy: home });

test('a yes to one of two swaps of the same nights settles the other', () => {
  const both = withCommands(twoHomes(), [
    ...proposeSwap(twoHomes(), askedByHome('a')),
    ...proposeSwap(twoHomes(), askedByHome('b')),
  ]);
  expect(openSwaps(both, TODAY).map(({ id }) => id)).toEqual(['of-a', 'of-b']);
  const yes = withCommands(both, [answerSwap(both, 'of-b', 'yes', TODAY)]);
  expect([openSwaps(yes, TODAY), homeOf(yes)]).toEqual([[], 'a']);
  const no = withCommands(both, [answerSwap(both, 'of-b', 'no', TODAY)]);
  expect(openSwaps(no, TODAY).map(({ id }) => id)).toEqual(['of-a']);
});

test('a swap whose nights are over is not asked any more', () => {
  expect(openSwaps(proposed, '2025-10-08')).toHaveLength(1);
  expect(openSwaps(proposed, '2025-10-09')).toEqual([]);
});

test('a later exception takes the next turn, so that it wins', () => {
  const yes = withCommands(proposed, [answerSwap(proposed, 'swap', 'yes', TODAY)]);
  const nights = [{ from: '2025-10-06', to: '2025-10-12', home: 'b' as const }];
  const later = withCommands(yes, [
    addException(yes, { id: 'trip', childId: 'all', nights, madeOn: TODAY }),
  ]);
  expect(homeOf(later)).toBe('b');
  expect(later.custodyChanges.map(({ turn }) => turn)).toEqual([1, 2]);
});

test('lists exceptions that are not over, and those of every year', () => {
  const once = aCustodyChange({ id: 'once' });
  const yearly = aCustodyChange({ id: 'yearly', alternates: true });
  const state = twoHomes({ custodyChanges: [once, yearly, aCustodyChange({ askedBy: 'b' })] });
  expect(comingExceptions(state, TODAY)).toEqual([once, yearly]);
  expect(comingExceptions(state, '2025-10-09')).toEqual([yearly]);
});

test('each side of a swap goes to the other home', () => {
  const nightOf = createNights(twoHomes(), 'maya');
  const spans = ['2025-10-06', '2025-10-08'].map((day) => ({ from: day, to: day }));
  expect(nightOf && swappedNights(nightOf, spans).map(({ home }) => home)).toEqual(['b', 'a']);
});

test('stopping leaves no row of two homes but the log', () => {
  const stopped = withCommands(proposed, stopTwoHomes(proposed));
  expect(stopped).toEqual({ ...twoHomes(), households: [], custody: [], family: stopped.family });
  expect(stopped.family.ownHome).toBeNull();
});
