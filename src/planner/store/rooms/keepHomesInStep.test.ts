// Two parents, each with a plan of their own on their own phone, and the room between them.
import { describe, expect, it } from 'vitest';
import { REMOVED, type Value } from '#family/rules/familyRecord.ts';
import { answerSwap, proposeSwap } from '#planner/rules/custody/custodyCommands.ts';
import { putEntry, removeEntry } from '#planner/rules/commands/entryCommands.ts';
import { CANARY, inStep, mia, type Parent, stateOf, twoParents } from '#tests/fakes/twoParents.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aCustody, aCustodyChange } from '#tests/fixtures/plan/twoHomes.ts';

const entriesOf = async (parent: Parent) => (await stateOf(parent)).entries;
/** The camp that both have. */
const entry = async (parent: Parent) =>
  (await entriesOf(parent)).find(({ id }) => id === 'entry-1');
describe('a room between two homes', () => {
  it('brings the nights and the camps of the children who live in both, and nothing else', async () => {
    const { alex, robin } = await twoParents();
    const { entries, custody, households } = await stateOf(robin);
    expect(custody).toEqual(expect.arrayContaining([aCustody()]));
    expect(households.map(({ id, name }) => [id, name])).toEqual([
      ['a', 'Alex'],
      ['b', 'Robin'],
    ]);
    expect(entries.map(({ id, childId }) => [id, childId])).toEqual(
      expect.arrayContaining([
        ['entry-1', mia.id],
        ['of-tom', 'tom'],
      ]),
    );
    expect(entries).toHaveLength(2);
    expect(entries.find(({ id }) => id === 'entry-1')).toMatchObject({
      dropOffBy: 'Alex',
      days: ['2025-10-06', '2025-10-07'],
      note: '',
      cents: null,
    });
    expect((await entriesOf(alex)).map(({ id }) => id).toSorted()).toEqual(['entry-1', 'of-leo']);
    const rooms = await robin.store.user((db) => db.rooms.toArray());
    // Whole words: random letters spell a name of three by chance.
    expect(JSON.stringify(rooms)).not.toMatch(/canary|47110|\b(?:leo|tom)\b/i);
  });

  it('is there for the links of either parent', async () => {
    const { alex, robin, secrets } = await twoParents();
    expect(await alex.rooms.stored(secrets)).toMatchObject({ unreadable: 0 });
    expect(await robin.rooms.stored({ ...secrets, ownSecret: '' })).toMatchObject({
      unreadable: 0,
    });
  });

  it('takes a change of either parent to the other, and leaves what each keeps', async () => {
    const { alex, robin } = await twoParents();
    await robin.planner.keep([{ kind: 'plan', id: 'entry-1', set: { pickUpBy: 'Robin' } }]);
    await robin.planner.keep([{ kind: 'plan', id: 'entry-1', set: { note: 'of Robin' } }]);
    await inStep(robin, alex);
    const ofAlex = await entry(alex);
    expect(ofAlex).toMatchObject({ pickUpBy: 'Robin', note: CANARY, cents: 47_110 });
    const ofRobin = await entry(robin);
    expect(ofRobin).toMatchObject({ pickUpBy: 'Robin', note: 'of Robin', cents: null });
  });

  it('merges what both change with no signal, field by field', async () => {
    const { alex, robin } = await twoParents();
    await alex.planner.keep([{ kind: 'plan', id: 'entry-1', set: { dropOffBy: 'Grandma' } }]);
    await robin.planner.keep([{ kind: 'plan', id: 'entry-1', set: { pickUpBy: 'Robin' } }]);
    await inStep(alex, robin);
    for (const parent of [alex, robin]) {
      const found = await entry(parent);
      expect(found).toMatchObject({ dropOffBy: 'Grandma', pickUpBy: 'Robin' });
    }
  });

  it('takes the latter of two changes of one field to both', async () => {
    const { alex, robin, clock } = await twoParents();
    await alex.planner.keep([{ kind: 'plan', id: 'entry-1', set: { pickUpBy: 'Alex' } }]);
    await alex.publisher.begin();
    clock.pass(1000);
    await robin.planner.keep([{ kind: 'plan', id: 'entry-1', set: { pickUpBy: 'Robin' } }]);
    await inStep(robin, alex);
    for (const parent of [alex, robin]) {
      const found = await entry(parent);
      expect(found?.pickUpBy).toBe('Robin');
    }
  });

  it('asks for a swap on one phone and answers it on the other, with one line of the log each', async () => {
    const { alex, robin } = await twoParents();
    const swap = aCustodyChange({ id: 'swap-1', childId: 'maya', turn: 0 });
    await alex.planner.keep(proposeSwap(await stateOf(alex), { ...swap, askedBy: 'a' }));
    await inStep(alex, robin);
    const asked = await stateOf(robin);
    expect(asked.custodyChanges).toMatchObject([
      { id: 'swap-1', childId: mia.id, askedBy: 'a', answer: null },
    ]);
    await robin.planner.keep([answerSwap(asked, 'swap-1', 'yes', '2025-09-16')]);
    await inStep(robin, alex);
    const answered = await stateOf(alex);
    expect(answered.custodyChanges).toMatchObject([
      { childId: 'maya', answer: 'yes', answeredOn: '2025-09-16', turn: 1 },
    ]);
    const news = answered.custodyLog.filter(({ rowId }) => rowId === 'swap-1');
    expect(new Set(news.map(({ by }) => by))).toEqual(new Set(['a', 'b']));
    expect(news.map(({ after }) => after?.childId)).toEqual(['maya', 'maya']);
    const ofRobin = (await stateOf(robin)).custodyLog.filter(({ rowId }) => rowId === 'swap-1');
    expect(ofRobin.map(({ after }) => after?.childId)).toEqual([mia.id, mia.id]);
  });

  it('removes on one phone what is removed on the other', async () => {
    const { alex, robin } = await twoParents();
    await robin.planner.keep([removeEntry('entry-1')]);
    await inStep(robin, alex);
    expect((await entriesOf(alex)).map(({ id }) => id)).toEqual(['of-leo']);
  });

  it('keeps a change that is newer than a removal', async () => {
    const { alex, robin, clock } = await twoParents();
    await robin.planner.keep([removeEntry('entry-1')]);
    await robin.publisher.begin();
    clock.pass(1000);
    await alex.planner.keep([{ kind: 'plan', id: 'entry-1', set: { pickUpBy: 'Grandma' } }]);
    await inStep(alex, robin);
    for (const parent of [alex, robin]) {
      const found = await entry(parent);
      expect(found).toMatchObject({ pickUpBy: 'Grandma', campId: 'pine-and-paddle' });
    }
  });

  it('brings what the other parent adds, for this side’s child', async () => {
    const { alex, robin } = await twoParents();
    await robin.planner.keep([
      putEntry(aPlanEntry({ id: 'new', childId: mia.id, campId: 'fern' })),
    ]);
    await inStep(robin, alex);
    expect(await entriesOf(alex)).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 'new', childId: 'maya' })]),
    );
  });

  it('comes to rest', async () => {
    const { alex, robin, server } = await twoParents();
    await inStep(alex, robin);
    server.asked.length = 0;
    await inStep(alex, robin);
    expect(server.asked.filter((name) => name === 'push_space')).toEqual([]);
  });

  it('leaves both a copy when it is taken back, and remembers since when', async () => {
    const { alex, robin, secrets } = await twoParents();
    expect((await stateOf(robin)).family.homesEndedOn).toBeNull();
    await alex.rooms.close(secrets);
    await robin.publisher.begin();
    const { rooms, entries, custody, family } = await stateOf(robin);
    expect(rooms).toEqual([]);
    expect(family.homesEndedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(entries).toHaveLength(2);
    expect(custody).toEqual(expect.arrayContaining([aCustody()]));
  });
});

/** Writes straight into the room, as a changed app could. */
async function writes(
  { alex, robin, secrets }: Awaited<ReturnType<typeof twoParents>>,
  kind: 'plan' | 'room' | 'family_plan' | 'custody_log',
  id: string,
  set: Record<string, Value>,
) {
  const room = await robin.rooms.opened(secrets.secret);
  const fields = Object.fromEntries(
    Object.entries(set).map(([field, value]) => [field, { value, changedAt: 1 }]),
  );
  await room?.write([{ kind, id, fields }]);
  await inStep(robin, alex);
  return stateOf(alex);
}

describe('another parent who does not play fair', () => {
  it('changes no price and no note of this side', async () => {
    const { entries } = await writes(await twoParents(), 'plan', 'entry-1', {
      cents: 1,
      note: 'owned',
      pickUpBy: 'Robin',
    });
    expect(entries.find(({ id }) => id === 'entry-1')).toMatchObject({
      note: CANARY,
      cents: 47_110,
      pickUpBy: 'Robin',
    });
  });

  it('changes nothing of a child that is not shared', async () => {
    const both = await twoParents();
    const taken = { childId: 'maya', campId: 'x', days: '\u0001["2025-10-06"]', status: 'planned' };
    const { entries } = await writes(both, 'plan', 'of-leo', { ...taken, pickUpBy: 'owned' });
    expect(entries.find(({ id }) => id === 'of-leo')).toMatchObject({
      childId: 'leo',
      pickUpBy: '',
    });
    const removed = await writes(both, 'plan', 'of-leo', { [REMOVED]: true });
    expect(removed.entries.map(({ id }) => id)).toContain('of-leo');
  });

  it('adds no link and no settings', async () => {
    const both = await twoParents();
    const link = { label: 'x', secret: 'x'.repeat(22), ownSecret: 'y'.repeat(22) };
    expect((await writes(both, 'room', 'other', link)).rooms.map(({ id }) => id)).toEqual([
      'homes',
    ]);
    const settings = await writes(both, 'family_plan', 'family', { ownHome: 'b' });
    expect(settings.family.ownHome).toBe('a');
  });

  it('changes and removes no line of the log', async () => {
    const both = await twoParents();
    const log = (await stateOf(both.alex)).custodyLog;
    expect(log.length).toBeGreaterThan(0);
    for (const { id } of log) {
      await writes(both, 'custody_log', id, { by: 'b' });
      await writes(both, 'custody_log', id, { [REMOVED]: true });
    }
    expect((await stateOf(both.alex)).custodyLog).toEqual(log);
  });
});
