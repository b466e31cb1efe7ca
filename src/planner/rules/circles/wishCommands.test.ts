import { expect, test } from 'vitest';
import type { CircleWish } from '#family/rules/plan/circleRows.ts';
import { emptyPlan, type PlanState } from '#family/rules/plan/planRows.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { withCommands } from '../commands/withCommands.ts';
import { circleOffers } from './tellCircle.ts';
import {
  faceCommands,
  faceIn,
  tellCommands,
  type Telling,
  tellingOf,
  wishOf,
} from './wishCommands.ts';

const MAYA = { id: 'maya', firstName: 'Maya', color: 'clay' } as const;
const entries = [
  aPlanEntry({ id: 'pine', campId: 'pine', childId: MAYA.id, days: ['2025-10-06', '2025-10-07'] }),
  aPlanEntry({ id: 'pond', campId: 'pond', childId: MAYA.id, days: ['2025-10-08'] }),
  aPlanEntry({ id: 'leo', campId: 'pond', childId: 'leo', days: ['2025-10-08'] }),
  aPlanEntry({ id: 'owls', campId: 'own-camp-owls', childId: MAYA.id, days: ['2025-10-09'] }),
];
const state: PlanState = { ...emptyPlan(), entries };
const offers = circleOffers(entries, [MAYA, { id: 'leo' }], '2025-09-15');
const face = { label: 'M', color: 'clay' } as const;

function offerOf(entryId: string) {
  const offer = offers.find((one) => one.entryId === entryId);
  if (!offer) throw new Error(`nothing of ${entryId} can be told`);
  return offer;
}

const told = (before: PlanState, entryId: string, telling: Telling): PlanState =>
  withCommands(before, tellCommands(before, 'circle', offerOf(entryId), telling, face));

const tellings = (after: PlanState) =>
  Object.fromEntries(
    entries.map(({ id }) => [id, tellingOf(wishOf(after, 'circle', offerOf(id)))]),
  );

test('tells a week, and no longer', () => {
  const open = told(state, 'pine', 'open');
  expect(tellings(open)).toEqual({ pine: 'open', pond: 'none', leo: 'none', owls: 'none' });
  expect(told(open, 'pine', 'none').circleWishes).toEqual([]);
  expect(tellCommands(state, 'circle', offerOf('pine'), 'none', face)).toEqual([]);
});

test('keeps the note of a week that becomes quiet', () => {
  const note = { text: 'I can drive', day: null, task: null };
  const open = told(state, 'pine', 'open');
  const noted = { ...open, circleWishes: open.circleWishes.map((wish) => ({ ...wish, note })) };
  const [wish] = told(noted, 'pine', 'quiet').circleWishes;
  expect(wish).toMatchObject<Partial<CircleWish>>({ isQuiet: true, note });
});

test('gives a child one quiet wish a week: the second takes the place of the first', () => {
  const quiet = told(told(state, 'pine', 'quiet'), 'leo', 'quiet');
  expect(tellings(told(quiet, 'pond', 'quiet'))).toEqual({
    pine: 'none',
    pond: 'quiet',
    leo: 'quiet',
    owls: 'none',
  });
});

test('wishes nothing quietly that nobody else can know', () => {
  expect(tellCommands(state, 'circle', offerOf('owls'), 'quiet', face)).toEqual([]);
});

test('changes what one circle calls a child in all that it is told', () => {
  const two = told(told(state, 'pine', 'open'), 'pond', 'quiet');
  const other = withCommands(two, tellCommands(two, 'street', offerOf('pine'), 'open', face));
  const next = { label: 'Mouse', color: 'moss' } as const;
  const after = withCommands(other, faceCommands(other, 'circle', MAYA.id, next));
  expect(after.circleWishes.map(({ circleId, label }) => [circleId, label])).toEqual([
    ['circle', 'Mouse'],
    ['circle', 'Mouse'],
    ['street', 'M'],
  ]);
  expect(faceIn(after, 'circle', MAYA)).toEqual(next);
  expect(faceIn(after, 'street', MAYA)).toEqual(face);
});

test('offers no sitter and no trip', () => {
  const plan = [
    aPlanEntry({
      id: 'grandma',
      campId: 'own-care-grandma',
      childId: MAYA.id,
      days: ['2025-10-06'],
    }),
    aPlanEntry({ id: 'beach', campId: 'own-away-beach', childId: MAYA.id, days: ['2025-10-07'] }),
  ];
  expect(circleOffers(plan, [MAYA], '2025-09-15')).toEqual([]);
});
