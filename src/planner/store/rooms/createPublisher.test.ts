// When a family's rooms are kept as its plan is, and in which order.
import { describe, expect, it, vi } from 'vitest';
import { MONDAY, roomStage, TUESDAY } from '#tests/fakes/roomStage.ts';
import { fakeTab } from '#tests/fakes/fakeTab.ts';
import { readSharedPlan } from '#planner/rules/room/sharedPlan.ts';
import { planState } from '../planQueries.ts';
import type { LiveSharedRoom } from './createSharedRoom.ts';
import { createPublisher } from './createPublisher.ts';
import { guestWordsOf } from './guestWordsOf.ts';

const busy = () =>
  new Response(JSON.stringify({ code: 'PT429' }), {
    status: 429,
    headers: { 'retry-after': '90' },
  });

async function aFamilyWith(...canWrite: readonly boolean[]) {
  const stage = roomStage();
  const family = await stage.aFamily();
  const links = [];
  for (const [at, may] of canWrite.entries()) links.push(await family.share(`Guest ${at}`, may));
  await family.publisher.begin();
  stage.server.asked.length = 0;
  return { ...stage, family, links };
}

async function opened(room: LiveSharedRoom) {
  await room.again();
  const state = room.state.getState();
  if (state.is !== 'open') throw new Error(state.is);
  return readSharedPlan(state.view.records);
}

/** The driver of a day as a guest's phone shows it. */
const fetches = async (room: LiveSharedRoom, day = MONDAY) =>
  (await opened(room)).days.find((one) => one.day === day)?.parts[0]?.pickUpBy;

async function drive(room: LiveSharedRoom, day: string, pickUpBy: string) {
  const { days } = await opened(room);
  const rowId = days.find((one) => one.day === day)?.parts[0]?.rowId ?? '';
  await room.save({ day, drives: [{ rowId, pickUpBy }], home: [] });
  await room.again();
}

/** It has the same plan and link, and has never been in the room. */
async function another({ aFamily, links }: Awaited<ReturnType<typeof aFamilyWith>>) {
  const other = await aFamily();
  await other.planner.keep(links.map((row) => ({ kind: 'room' as const, id: row.id, row })));
  return other;
}

describe('rooms are brought in step', () => {
  it('three seconds after a change of the plan', async () => {
    const { family, server, clock } = await aFamilyWith(false);
    const stop = family.publisher.start();
    // The plan is heard once at the start, too.
    await vi.waitFor(() => expect(clock.timers()).toEqual([3000]));
    clock.pass(3000);
    await vi.waitFor(() => expect(clock.timers()).toEqual([15 * 60_000]));
    server.asked.length = 0;
    await family.planner.keep([{ kind: 'plan', id: 'entry-1', set: { pickUpBy: 'Sam' } }]);
    await vi.waitFor(() => expect(clock.timers()).toContain(3000));
    expect(server.asked).toEqual([]);
    clock.pass(3000);
    await vi.waitFor(() => expect(server.asked).toContain('push_space'));
    stop();
  });

  it.each([
    [true, 20_000],
    [false, 15 * 60_000],
  ])(
    'again soon where a guest may write (%s), else with the camps: after %i ms',
    async (may, ms) => {
      const { family, clock } = await aFamilyWith(may);
      const stop = family.publisher.start();
      await vi.waitFor(() => expect(clock.timers()).toEqual([3000]));
      clock.pass(3000);
      await vi.waitFor(() => expect(clock.timers()).toEqual([ms]));
      stop();
      expect(clock.timers()).toEqual([]);
    },
  );

  it('later each time where the server does not answer: 2, 4 and 8 seconds', async () => {
    const { family, clock } = await aFamilyWith(true);
    family.network.isDown = true;
    const stop = family.publisher.start();
    for (const ms of [2000, 4000, 8000]) {
      await vi.waitFor(() => expect(clock.timers()).toEqual([ms]));
      clock.pass(ms);
    }
    stop();
  });

  it('no sooner than the server asks', async () => {
    const { family, server, clock } = await aFamilyWith(true);
    server.instead = busy;
    const stop = family.publisher.start();
    await vi.waitFor(() => expect(clock.timers()).toEqual([90_000]));
    stop();
  });

  it('in one tab only', async () => {
    const { family, server, clock } = await aFamilyWith(true);
    const publisher = createPublisher({
      ...family,
      clock,
      profile: () => Promise.reject(new Error('another tab does it')),
      tab: fakeTab(),
      random: () => 1,
    });
    await family.locks.request('camply-rooms', async () => {
      const stop = publisher.start();
      await vi.waitFor(() => expect(clock.timers()).toEqual([3000]));
      clock.pass(3000);
      await vi.waitFor(() => expect(clock.timers()).toEqual([10_000]));
      stop();
    });
    expect(server.asked).toEqual([]);
  });

  it('all of them, also after one that the server has no answer for', async () => {
    const { family, server, aGuest, links } = await aFamilyWith(false, false);
    await family.planner.keep([{ kind: 'plan', id: 'entry-1', set: { pickUpBy: 'Sam' } }]);
    let asked = 0;
    server.instead = () => {
      asked += 1;
      return asked === 1 ? busy() : null;
    };
    await family.publisher.begin();
    const guest = aGuest(links[1]?.secret ?? '');
    expect(await fetches(guest.room)).toBe('S');
  });
});

describe('a pass over a room', () => {
  it('sends nothing where the plan is as it was', async () => {
    const { family, server } = await aFamilyWith(false);
    await family.publisher.begin();
    expect(server.asked).toEqual(['space_changes']);
  });

  it('takes over what guests changed before it says what the plan says', async () => {
    const { family, aGuest, links } = await aFamilyWith(true);
    const { room } = aGuest(links[0]?.secret ?? '');
    await drive(room, MONDAY, 'Guest 0');
    await drive(room, TUESDAY, 'Guest 0');
    await family.planner.keep([{ kind: 'plan', id: 'entry-1', set: { dropOffBy: 'Sam' } }]);
    await family.publisher.begin();
    expect((await planState(family.store)).entries).toMatchObject([
      { dropOffBy: 'Sam', pickUpBy: 'Guest 0' },
    ]);
    expect(await fetches(room)).toBe('Guest 0');
  });

  it('takes a driver over once all days have it, also where they came one after the other', async () => {
    const { family, aGuest, links } = await aFamilyWith(true);
    const { room } = aGuest(links[0]?.secret ?? '');
    await drive(room, MONDAY, 'Guest 0');
    await family.publisher.begin();
    expect((await planState(family.store)).entries).toMatchObject([{ pickUpBy: 'Dana' }]);
    await drive(room, TUESDAY, 'Guest 0');
    await family.publisher.begin();
    expect((await planState(family.store)).entries).toMatchObject([{ pickUpBy: 'Guest 0' }]);
  });

  it('takes words that waited for a signal after later ones of another guest', async () => {
    const { family, clock, aGuest, links } = await aFamilyWith(true);
    const [first, second] = [aGuest(links[0]?.secret ?? ''), aGuest(links[0]?.secret ?? '')];
    await opened(first.room);
    first.network.isDown = true;
    await drive(first.room, MONDAY, 'Guest 0');
    await drive(first.room, TUESDAY, 'Guest 0');
    clock.pass(60_000);
    await second.room.again();
    const home = [{ rowId: null, childId: 'nobody', who: 'Sam', isHome: true }];
    await second.room.save({ day: MONDAY, drives: [], home, note: 'Hi' });
    await second.room.again();
    await family.publisher.begin();
    first.network.isDown = false;
    await first.room.again();
    await family.publisher.begin();
    expect((await planState(family.store)).entries).toMatchObject([{ pickUpBy: 'Guest 0' }]);
  });

  it('shows what the plan has, also where two names have one initial', async () => {
    const { family, clock, aGuest, links } = await aFamilyWith(true);
    const { room } = aGuest(links[0]?.secret ?? '');
    await drive(room, MONDAY, 'Dad');
    await drive(room, TUESDAY, 'Dad');
    await family.publisher.begin();
    expect((await planState(family.store)).entries).toMatchObject([{ pickUpBy: 'Dad' }]);
    expect(await fetches(room)).toBe('D');
    clock.pass(1000);
    await family.planner.keep([{ kind: 'plan', id: 'entry-1', set: { pickUpBy: 'Dana' } }]);
    await room.save({ day: MONDAY, drives: [], home: [], note: 'Hi' });
    await room.again();
    await family.publisher.begin();
    expect((await planState(family.store)).entries).toMatchObject([{ pickUpBy: 'Dana' }]);
  });

  it('leaves a later change of the family standing', async () => {
    const { family, clock, aGuest, links } = await aFamilyWith(true);
    const { room } = aGuest(links[0]?.secret ?? '');
    await drive(room, MONDAY, 'Guest 0');
    await drive(room, TUESDAY, 'Guest 0');
    await family.publisher.begin();
    clock.pass(1000);
    await family.planner.keep([{ kind: 'plan', id: 'entry-1', set: { pickUpBy: 'Gil' } }]);
    await family.publisher.begin();
    await room.save({ day: MONDAY, drives: [], home: [], note: 'Hi' });
    await room.again();
    await family.publisher.begin();
    expect((await planState(family.store)).entries).toMatchObject([{ pickUpBy: 'Gil' }]);
  });

  it('drops the row of a room that is no more, and keeps the other', async () => {
    const { family, server, links } = await aFamilyWith(false, false);
    const [first = ''] = server.spaces.keys();
    server.spaces.delete(first);
    await family.publisher.begin();
    expect((await planState(family.store)).rooms.map(({ id }) => id)).toEqual([links[1]?.id]);
    expect(await family.store.user((db) => db.rooms.count())).toBe(1);
  });

  it('shares nothing by a choice that it cannot read', async () => {
    const { family, aGuest, links } = await aFamilyWith(false);
    const [row] = links;
    if (!row) throw new Error('no link');
    const choice = { childIds: 7 };
    await family.planner.keep([{ kind: 'room', id: row.id, row: { ...row, choice } }]);
    await family.publisher.begin();
    const plan = await opened(aGuest(row.secret).room);
    expect(plan).toMatchObject({ children: [], days: [] });
  });

  it('says whom the link is for, and until when', async () => {
    const { family, aGuest, links } = await aFamilyWith(false);
    const [row] = links;
    if (!row) throw new Error('no link');
    await family.planner.keep([{ kind: 'room', id: row.id, row: { ...row, until: '2025-10-10' } }]);
    await family.publisher.begin();
    const { room } = aGuest(row.secret);
    await opened(room);
    expect(room.state.getState()).toMatchObject({
      view: {
        records: expect.arrayContaining([
          expect.objectContaining({
            kind: 'profile',
            fields: expect.objectContaining({
              label: expect.objectContaining({ value: 'Guest 0' }),
              until: expect.objectContaining({ value: '2025-10-10' }),
            }),
          }),
        ]),
      },
    });
  });
});

describe('another phone of the family', () => {
  it('leaves standing what guests wrote', async () => {
    const stage = await aFamilyWith(true);
    const { room } = stage.aGuest(stage.links[0]?.secret ?? '');
    await drive(room, MONDAY, 'Robin');
    await stage.family.publisher.begin();
    const other = await another(stage);
    await other.publisher.begin();
    expect(await fetches(room)).toBe('Robin');
    expect(await guestWordsOf({ ...other, clock: stage.clock })).toMatchObject([{ name: 'Robin' }]);
  });

  it('takes out what is in the plan no more', async () => {
    const stage = await aFamilyWith(false);
    const other = await another(stage);
    await other.planner.keep([{ kind: 'plan', id: 'entry-1', row: null }]);
    await other.publisher.begin();
    const { days } = await opened(stage.aGuest(stage.links[0]?.secret ?? '').room);
    expect(days.flatMap(({ parts }) => parts.map(({ kind }) => kind))).not.toContain('camp');
  });
});

describe('what guests wrote and the plan has no place for', () => {
  it('is told to the family: a note, and a driver of some days', async () => {
    const { family, clock, aGuest, links } = await aFamilyWith(true, false);
    const { room } = aGuest(links[0]?.secret ?? '');
    await drive(room, MONDAY, 'Robin');
    await room.save({ day: TUESDAY, drives: [], home: [], note: 'I have the car seat' });
    await room.again();
    expect(await guestWordsOf({ ...family, clock })).toEqual([]);
    await family.publisher.begin();
    expect(await guestWordsOf({ ...family, clock })).toMatchObject([
      { kind: 'drive', label: 'Guest 0', days: [MONDAY], task: 'fetch', name: 'Robin' },
      { kind: 'note', label: 'Guest 0', days: [TUESDAY], text: 'I have the car seat' },
    ]);
    expect(await fetches(room)).toBe('Robin');
  });

  it('is told no more once the plan says so, or the family says otherwise', async () => {
    const { family, clock, aGuest, links } = await aFamilyWith(true);
    const { room } = aGuest(links[0]?.secret ?? '');
    await drive(room, MONDAY, 'Robin');
    await family.publisher.begin();
    clock.pass(1000);
    await family.planner.keep([{ kind: 'plan', id: 'entry-1', set: { pickUpBy: 'Sam' } }]);
    await family.publisher.begin();
    expect(await guestWordsOf({ ...family, clock })).toEqual([]);
    await drive(room, MONDAY, 'Robin');
    await drive(room, TUESDAY, 'Robin');
    await family.publisher.begin();
    expect((await planState(family.store)).entries).toMatchObject([{ pickUpBy: 'Robin' }]);
    expect(await guestWordsOf({ ...family, clock })).toEqual([]);
  });

  it('goes with its link', async () => {
    const { family, clock, aGuest, links } = await aFamilyWith(true);
    const [row] = links;
    const { room } = aGuest(row?.secret ?? '');
    await opened(room);
    await room.save({ day: MONDAY, drives: [], home: [], note: 'Hi' });
    await room.again();
    await family.publisher.begin();
    expect(await guestWordsOf({ ...family, clock })).toHaveLength(1);
    if (row) await family.rooms.close(row);
    await family.publisher.begin();
    expect(await guestWordsOf({ ...family, clock })).toEqual([]);
  });
});
