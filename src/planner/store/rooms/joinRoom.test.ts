// Two plans from before they share a room: what both have is one after that, and each keeps its own.
import { expect, it } from 'vitest';
import { putEntry } from '#planner/rules/commands/entryCommands.ts';
import { CANARY, inStep, join, mia, stateOf, twoParents } from '#tests/fakes/twoParents.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';

const [MONDAY, TUESDAY, WEDNESDAY] = ['2025-10-06', '2025-10-07', '2025-10-08'];
/** Alex has the same camp on Monday and Tuesday, planned. */
const ofRobin = (fields: Partial<PlanEntry> = {}) =>
  aPlanEntry({
    id: 'of-robin',
    childId: mia.id,
    days: [TUESDAY, WEDNESDAY],
    status: 'registered',
    note: 'Robin’s own',
    cents: 12_300,
    receipts: [{ paidOn: MONDAY, cents: 12_300, note: '' }],
    pickUpBy: 'Robin',
    ...fields,
  });

it('makes one entry of a camp that both had planned, and each keeps its note and its money', async () => {
  const { alex, robin } = await twoParents([putEntry(ofRobin())]);
  await inStep(robin, alex);
  const shared = {
    id: 'entry-1',
    days: [MONDAY, TUESDAY, WEDNESDAY],
    status: 'registered',
    dropOffBy: 'Alex',
    pickUpBy: 'Robin',
  };
  const mine = { note: 'Robin’s own', cents: 12_300, receipts: [{ cents: 12_300 }] };
  expect((await stateOf(robin)).entries.filter(({ childId }) => childId === mia.id)).toMatchObject([
    { ...shared, ...mine },
  ]);
  const ofMaya = (await stateOf(alex)).entries.filter(({ childId }) => childId === 'maya');
  expect(ofMaya).toMatchObject([{ ...shared, note: CANARY, cents: 47_110, receipts: [] }]);
});

it('needs no signal, and counts what is changed from then on as a change of its own', async () => {
  const { alex, robin } = await twoParents([putEntry(ofRobin())], true);
  await robin.planner.keep([{ kind: 'plan', id: 'entry-1', set: { pickUpBy: 'Dana' } }]);
  robin.network.isDown = false;
  await inStep(robin, alex);
  for (const parent of [alex, robin]) {
    const { entries } = await stateOf(parent);
    expect(entries.find(({ id }) => id === 'entry-1')).toMatchObject({ pickUpBy: 'Dana' });
  }
});

it('leaves apart what is of other days, another camp or another child', async () => {
  const others = [
    ofRobin({ id: 'later', days: [WEDNESDAY] }),
    ofRobin({ id: 'other-camp', campId: 'fern' }),
    ofRobin({ id: 'of-tom', childId: 'tom' }),
  ];
  const { robin } = await twoParents(others.map(putEntry));
  const ids = (await stateOf(robin)).entries.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(['entry-1', 'later', 'of-tom', 'other-camp']);
});

it('is the same again for somebody who left and comes back', async () => {
  const { alex, robin, secrets } = await twoParents([putEntry(ofRobin())]);
  await inStep(robin, alex);
  const before = (await stateOf(robin)).entries;
  const [room] = (await stateOf(robin)).rooms;
  await robin.planner.keep([{ kind: 'room', id: room?.id ?? '', row: null }]);
  await (await robin.rooms.opened(secrets.secret))?.drop();
  await join(robin, secrets.secret, { maya: mia.id });
  await inStep(robin, alex);
  expect((await stateOf(robin)).entries).toEqual(before);
});
