// Two plans from before they share a room: what both have is one after that, and each keeps its own.
import { expect, it, vi } from 'vitest';
import { putEntry } from '#planner/rules/commands/entryCommands.ts';
import { CANARY, inStep, join, mia, stateOf, twoParents } from '#tests/fakes/twoParents.ts';
import { NEW_CHILD, readHomesOffer, shareChildren } from '#planner/rules/custody/joinHomes.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aCustody } from '#tests/fixtures/plan/twoHomes.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { moreChildrenOf } from './guestWordsOf.ts';

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

/** Alex shares Leo, too, some time later. */
async function sharedLater() {
  const parents = await twoParents();
  const { alex, robin } = parents;
  const state = await stateOf(alex);
  const [room] = state.rooms;
  if (room) await alex.planner.keep(shareChildren(state, room, { leo: 'leo' }));
  expect(await moreChildrenOf(robin)).toBeNull();
  await inStep(alex, robin);
  const offer = await moreChildrenOf(robin);
  expect(offer?.children).toEqual([{ id: 'leo', name: 'Leo' }]);
  expect((await stateOf(robin)).entries.map(({ id }) => id)).not.toContain('of-leo');
  if (!offer) throw new Error('nothing is offered');
  return { ...parents, offer };
}

it('asks which child one is that is shared later, and its nights are those of the room', async () => {
  const { alex, robin, offer } = await sharedLater();
  await robin.publisher.join(offer, { leo: 'tom' });
  await inStep(robin, alex);
  const { entries, custody, rooms } = await stateOf(robin);
  expect(rooms).toMatchObject([{ children: { maya: mia.id, leo: 'tom' } }]);
  expect(entries.filter(({ id }) => id === 'of-leo')).toMatchObject([{ childId: 'tom' }]);
  expect(custody.map(({ id }) => id)).toEqual(['all']);
  const ofLeo = (await stateOf(alex)).entries.filter(({ childId }) => childId === 'leo');
  expect(ofLeo.map(({ id }) => id).toSorted()).toEqual(['of-leo', 'of-tom']);
  expect(await moreChildrenOf(robin)).toBeNull();
});

it('takes a child that is new to this plan', async () => {
  const { robin, offer } = await sharedLater();
  await robin.publisher.join(offer, { leo: NEW_CHILD });
  const { children } = robin.profile.getState().profile;
  expect(children.map(({ firstName }) => firstName)).toEqual(['Mia', 'Tom', 'Leo']);
  expect((await stateOf(robin)).entries.find(({ id }) => id === 'of-leo')?.childId).toBe(
    children[2]?.id,
  );
});

it('adds a new child once where the plan is stored at the second press only', async () => {
  const { robin, offer } = await sharedLater();
  const takeOver = vi.spyOn(robin.planner, 'takeOver').mockRejectedValueOnce(new Error('full'));
  await expect(robin.publisher.join(offer, { leo: NEW_CHILD })).rejects.toThrow('full');
  takeOver.mockRestore();
  await robin.publisher.join(offer, { leo: NEW_CHILD });
  const { children } = robin.profile.getState().profile;
  expect(children.map(({ firstName }) => firstName)).toEqual(['Mia', 'Tom', 'Leo']);
});

/** Dana has two homes of her own, and the link of Alex open. */
async function openForm() {
  const parents = await twoParents();
  const { secret } = parents.secrets;
  const dana = await parents.aParent('Dana', []);
  await dana.planner.keep([{ kind: 'custody', id: 'all', row: aCustody({ pattern: 'weeks' }) }]);
  const room = await dana.rooms.opened(secret);
  await room?.pass(new AbortController().signal);
  const offer = readHomesOffer(secret, (await room?.open())?.records ?? []);
  if (!offer) throw new Error('nothing is offered');
  return { ...parents, dana, offer };
}

it('changes nothing where the link was taken back meanwhile, at a second press either', async () => {
  const { alex, secrets, dana, offer } = await openForm();
  const before = await stateOf(dana);
  await alex.rooms.close(secrets);
  expect(await dana.publisher.join(offer, { maya: NEW_CHILD })).toBe('gone');
  expect(await dana.publisher.join(offer, { maya: NEW_CHILD })).toBe('gone');
  expect(await stateOf(dana)).toEqual(before);
  expect(dana.profile.getState().profile.children).toEqual([]);
});

it('is one room and one new child where two tabs join at once', async () => {
  const { dana, offer } = await openForm();
  const press = () => dana.publisher.join(offer, { maya: NEW_CHILD });
  expect(await Promise.all([press(), press()])).toEqual(['joined', 'joined']);
  expect((await stateOf(dana)).rooms).toHaveLength(1);
  const { children } = dana.profile.getState().profile;
  expect(children.map(({ firstName }) => firstName)).toEqual(['Maya']);
});
