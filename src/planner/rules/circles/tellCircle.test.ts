import { describe, expect, it } from 'vitest';
import type { CircleWish } from '#family/rules/plan/circleRows.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import {
  circleLabel,
  circleOffers,
  dropOverWishes,
  standingCircles,
  tellCircle,
  wishId,
} from './tellCircle.ts';

const [MONDAY, TUESDAY, NEXT] = ['2025-10-06', '2025-10-07', '2025-10-13'] as const;
const TODAY = '2025-10-01';
const maya = { id: 'maya', firstName: 'maya', color: 'teal' as const };
const entry = aPlanEntry({
  id: 'e1',
  childId: 'maya',
  campId: 'pond',
  days: [MONDAY, TUESDAY, NEXT],
});
const name = entry.snapshot.providerName;

const aWish = (more: Partial<CircleWish> = {}): CircleWish => ({
  id: wishId('class', 'e1', MONDAY),
  circleId: 'class',
  entryId: 'e1',
  week: MONDAY,
  label: 'M',
  color: 'teal',
  isQuiet: false,
  note: null,
  ...more,
});
const told = (wishes: CircleWish[], entries = [entry], today = TODAY) =>
  tellCircle({ entries, circleWishes: wishes }, 'class', today);

describe('what may be told', () => {
  it('is each week of an entry that has days to come, by its Monday', () => {
    const offer = { entryId: 'e1', childId: 'maya', campId: 'pond', campName: name };
    expect(circleOffers([entry], [maya], TODAY)).toEqual([
      { ...offer, week: MONDAY, days: [MONDAY, TUESDAY] },
      { ...offer, week: NEXT, days: [NEXT] },
    ]);
    expect(circleOffers([entry], [maya], '2025-10-13').map(({ week }) => week)).toEqual([NEXT]);
  });

  it('is nothing that was cancelled, has no child or no day', () => {
    const none = [
      aPlanEntry({ childId: 'maya', status: 'cancelled' }),
      aPlanEntry({ childId: null }),
      aPlanEntry({ childId: 'gone' }),
      aPlanEntry({ childId: 'maya', days: [] }),
    ];
    expect(circleOffers(none, [maya], TODAY)).toEqual([]);
  });

  it('goes under what the circle called the child last, else under the initial', () => {
    const entries = [entry];
    expect(circleLabel(maya, { entries, circleWishes: [] })).toEqual({ label: 'M', color: 'teal' });
    const circleWishes = [aWish({ label: 'Moo', color: 'plum' })];
    expect(circleLabel(maya, { entries, circleWishes })).toEqual({ label: 'Moo', color: 'plum' });
  });
});

describe('a circle is told', () => {
  it('the label, the camp, the week with its days, and the note, and nothing else', () => {
    const note = { text: 'Ana’s mom drives', day: TUESDAY, task: 'bring' as const };
    const { wishes, quiet } = told([aWish({ note })]);
    expect(Object.values(wishes).map((text) => JSON.parse(text) as unknown)).toEqual([
      {
        label: 'M',
        color: 'teal',
        week: MONDAY,
        days: [MONDAY, TUESDAY],
        campId: 'pond',
        campName: name,
        note,
      },
    ]);
    expect(quiet).toEqual([]);
  });

  it('nothing of a wish of another circle, or whose entry is gone, cancelled or moved to another week', () => {
    expect(told([aWish({ circleId: 'team' })]).wishes).toEqual({});
    expect(told([aWish()], []).wishes).toEqual({});
    expect(told([aWish()], [{ ...entry, status: 'cancelled' }]).wishes).toEqual({});
    expect(told([aWish()], [{ ...entry, days: [NEXT] }]).wishes).toEqual({});
  });

  it('until the week after the camp is over', () => {
    expect(Object.keys(told([aWish()], [entry], '2025-10-19').wishes)).toHaveLength(1);
    expect(told([aWish()], [entry], '2025-10-20').wishes).toEqual({});
  });

  it('one quiet wish a child and week, without the camp in words', () => {
    const other = { ...entry, id: 'e2', campId: 'ridge' };
    const own = { ...entry, id: 'e3', campId: 'own-camp-1', childId: 'leo' };
    const wishes = ['e1', 'e2', 'e3'].map((entryId) =>
      aWish({ id: wishId('class', entryId, MONDAY), entryId, isQuiet: true }),
    );
    expect(told(wishes, [entry, other, own])).toEqual({
      wishes: {},
      quiet: [
        { slot: `maya ${MONDAY}`, wish: `pond ${MONDAY}`, words: '{"label":"M","color":"teal"}' },
      ],
    });
  });
});

it('tells 60 quiet wishes at most: the server takes no more, and would take none', () => {
  const entries = Array.from({ length: 61 }, (_, at) => ({
    ...entry,
    id: `e${at}`,
    childId: `child-${at}`,
  }));
  const wishes = entries.map(({ id }) =>
    aWish({ id: wishId('class', id, MONDAY), entryId: id, isQuiet: true }),
  );
  expect(told(wishes, entries).quiet).toHaveLength(60);
});

const joined = (id: string, joinedAt: number, ended: 'closed' | 'leaving' | 'closing' | null) => ({
  id,
  name: 'Class',
  access: { secret: '', ownSecret: '', proof: '', privateKey: '', publicKey: '', keys: '' },
  joinedAt,
  ended,
});

it('lists circles as they were joined, without those that the family leaves or closes', () => {
  const rows = [joined('a', 3, null), joined('b', 1, 'closed'), joined('c', 2, null)];
  const going = [joined('d', 0, 'leaving'), joined('e', 0, 'closing')];
  expect(standingCircles([...rows, ...going]).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

it('drops wishes that are over, and none of a circle that has not come to this phone yet', () => {
  const circleWishes = [aWish(), aWish({ id: 'team', circleId: 'team' })];
  expect(dropOverWishes({ circleWishes }, '2025-10-19')).toEqual([]);
  expect(dropOverWishes({ circleWishes }, '2025-10-20')).toMatchObject([
    { row: null },
    { id: 'team', row: null },
  ]);
});

it('tells two weeks of one entry apart, however long its id is', () => {
  const ids = ['2025-10-06', '2025-10-13'].map((week) =>
    wishId('c'.repeat(22), 'e'.repeat(120), week),
  );
  expect(new Set(ids).size).toBe(2);
  expect(ids.map(({ length }) => length)).toEqual([120, 120]);
});
