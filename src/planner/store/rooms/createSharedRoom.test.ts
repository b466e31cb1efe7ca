// A plan that somebody shared, on the phone that opens it: what it shows, and what waits.
import { describe, expect, it, vi } from 'vitest';
import { MONDAY, roomStage, TUESDAY } from '#tests/fakes/roomStage.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { readSharedPlan } from '#planner/rules/room/sharedPlan.ts';
import { createSharedRoom, type LiveSharedRoom } from './createSharedRoom.ts';

async function aShared(canWrite = true) {
  const stage = roomStage();
  const family = await stage.aFamily();
  const link = await family.share('Robin', canWrite);
  await family.publisher.begin();
  const guest = stage.aGuest(link.secret);
  /** The app is started again on the guest's phone. */
  const restarted = (secret: string | null) => stage.aGuest(secret, guest).room;
  const roomsHere = () => guest.store.user((db) => db.rooms.count());
  stage.server.asked.length = 0;
  return { ...stage, family, link, guest, restarted, roomsHere };
}

const shown = (room: LiveSharedRoom) => {
  const state = room.state.getState();
  if (state.is !== 'open') return state.is;
  const { view, isStored } = state;
  const { days } = readSharedPlan(view.records);
  return { days: days.length, note: days[0]?.notes[0]?.text, isStored, waiting: view.waiting };
};
const opened = async (room: LiveSharedRoom) => {
  await room.again();
  return shown(room);
};
const note = (text: string) => ({ day: MONDAY, drives: [], home: [], note: text });

describe('a shared plan opens', () => {
  it('from the server the first time, and from this phone the next', async () => {
    const { guest, restarted, link } = await aShared();
    expect(shown(guest.room)).toBe('opening');
    expect(await opened(guest.room)).toMatchObject({ days: 2, isStored: false });
    guest.network.isDown = true;
    expect(await opened(restarted(link.secret))).toMatchObject({ days: 2, isStored: true });
  });

  it('at once with what is stored here, before the server has answered', async () => {
    const { guest, server, restarted, link } = await aShared();
    await guest.room.again();
    const room = restarted(link.secret);
    const before: unknown[] = [];
    server.instead = () => {
      before.push(shown(room));
      return null;
    };
    await room.again();
    expect(before[0]).toMatchObject({ days: 2, isStored: true });
    expect(shown(room)).toMatchObject({ isStored: false });
  });

  it('not with no signal the first time; then with one', async () => {
    const { guest } = await aShared();
    guest.network.isDown = true;
    expect(await opened(guest.room)).toBe('noSignal');
    guest.network.isDown = false;
    expect(await opened(guest.room)).toMatchObject({ days: 2 });
  });

  it('without a link as the one that was opened last, of two', async () => {
    const { guest, family, aGuest, restarted, roomsHere, clock } = await aShared();
    await opened(guest.room);
    clock.pass(1000);
    const other = await family.share('Dana');
    await family.publisher.begin();
    expect(await opened(aGuest(other.secret, guest).room)).toMatchObject({ days: 2 });
    expect(await roomsHere()).toBe(2);
    const last = restarted(null);
    await opened(last);
    await family.rooms.close(other);
    expect(await opened(last)).toBe('takenBack');
    // The first one is as it was.
    expect(await opened(guest.room)).toMatchObject({ days: 2, isStored: false });
    expect(await roomsHere()).toBe(1);
  });

  it('without a link as the one whose link was opened again', async () => {
    const { guest, family, aGuest, restarted, link, clock } = await aShared();
    await opened(guest.room);
    clock.pass(1000);
    const other = await family.share('Dana');
    await family.publisher.begin();
    await opened(aGuest(other.secret, guest).room);
    expect(await guest.rooms.lastOpened()).toBe(other.secret);
    clock.pass(1000);
    await opened(restarted(link.secret));
    expect(await guest.rooms.lastOpened()).toBe(link.secret);
    clock.pass(1000);
    await opened(restarted(null));
    expect(await guest.rooms.lastOpened()).toBe(link.secret);
  });

  it('not with half of a link, or with none where none was opened', async () => {
    const { aGuest, link, server } = await aShared();
    expect(await opened(aGuest(link.secret.slice(1)).room)).toBe('cutOff');
    expect(await opened(aGuest(null).room)).toBe('none');
    expect(server.asked).toEqual([]);
  });
});

describe('a shared plan ends', () => {
  it('once it is taken back, and nothing of it stays on this phone', async () => {
    const { guest, family, link, clock, roomsHere } = await aShared();
    const stop = guest.room.start();
    await vi.waitFor(() => expect(clock.timers()).toEqual([20_000]));
    await family.rooms.close(link);
    expect(shown(guest.room)).toMatchObject({ days: 2 });
    clock.pass(20_000);
    await vi.waitFor(() => expect(shown(guest.room)).toBe('takenBack'));
    expect(await roomsHere()).toBe(0);
    expect(clock.timers()).toEqual([]);
    stop();
  });

  it('is still shown with no signal after it was taken back, as nobody could say so', async () => {
    const { guest, family, link } = await aShared();
    await opened(guest.room);
    await family.rooms.close(link);
    guest.network.isDown = true;
    expect(await opened(guest.room)).toMatchObject({ days: 2, isStored: true });
  });

  it('with the words of what was not sent, over restarts, until they are removed', async () => {
    const { guest, family, link, restarted, roomsHere } = await aShared();
    await opened(guest.room);
    await guest.room.save(note('Sent'), { sent: 'Sent' });
    await guest.room.again();
    guest.network.isDown = true;
    await guest.room.save(note('Hi'), { note: 'Hi' });
    await guest.room.save(note('Hi there'), { note: 'Hi there' });
    guest.room.type(TUESDAY, { other: 'Typed' });
    await guest.room.again();
    await family.rooms.close(link);
    guest.network.isDown = false;
    await guest.room.again();
    const over = { is: 'takenBack', unsent: ['Hi there', 'Typed'] };
    expect(guest.room.state.getState()).toEqual(over);
    // Nothing of the plan is left.
    expect(await guest.rooms.stored({ ...link, ownSecret: '' })).toMatchObject({
      records: [],
      syncedAt: null,
    });
    for (const secret of [null, link.secret]) {
      const room = restarted(secret);
      await room.again();
      expect(room.state.getState()).toEqual(over);
    }
    await guest.room.leave();
    expect(guest.room.state.getState()).toEqual({ is: 'removed', unsent: [] });
    expect(await roomsHere()).toBe(0);
    expect(await opened(restarted(null))).toBe('none');
  });

  it('once its guest removes it, in every tab; the link opens it again', async () => {
    const { guest, aGuest, link, restarted, roomsHere } = await aShared();
    await opened(guest.room);
    const [writing, asking] = [restarted(link.secret), restarted(link.secret)];
    await opened(writing);
    await opened(asking);
    await guest.room.leave();
    expect(shown(guest.room)).toBe('removed');
    writing.type(MONDAY, { note: 'Hi' });
    await writing.setYou('Robin');
    expect(await writing.save(note('Hi'), { note: 'Hi' })).toBe('failed');
    expect(writing.state.getState()).toEqual({ is: 'removed', unsent: ['Hi'] });
    for (const room of [guest.room, asking, writing]) expect(await opened(room)).toBe('removed');
    expect(await roomsHere()).toBe(0);
    expect(await opened(aGuest(link.secret, guest).room)).toMatchObject({ days: 2 });
  });
});

describe('what a guest writes', () => {
  it('waits for a signal, over a restart, and goes by itself', async () => {
    const { guest, family, restarted, link, clock } = await aShared();
    await opened(guest.room);
    guest.network.isDown = true;
    expect(await guest.room.save(note('Hi'))).toBe('saved');
    await guest.room.again();
    expect(shown(guest.room)).toMatchObject({ note: 'Hi', waiting: 1, isStored: true });

    const room = restarted(link.secret);
    const stop = room.start();
    await vi.waitFor(() => expect(clock.timers()).toEqual([2000]));
    expect(shown(room)).toMatchObject({ note: 'Hi', waiting: 1 });
    guest.network.isDown = false;
    clock.pass(2000);
    await vi.waitFor(() => expect(shown(room)).toMatchObject({ waiting: 0, isStored: false }));
    stop();
    await family.publisher.begin();
    expect(await family.rooms.stored(link)).toMatchObject({
      ofGuests: [{ fields: { text: { value: 'Hi' } } }],
    });
  });

  it('is on the screen at once', async () => {
    const { guest } = await aShared();
    await opened(guest.room);
    guest.network.isDown = true;
    await guest.room.save(note('Hi'));
    expect(shown(guest.room)).toMatchObject({ note: 'Hi', waiting: 1 });
  });

  it('is never said to be saved where this phone cannot store it', async () => {
    const { guest, aGuest, aPhone } = await aShared();
    await opened(guest.room);
    vi.spyOn(console, 'error').mockReturnValue();
    const rooms = {
      ...guest.rooms,
      opened: async (secret: string) => {
        const room = await guest.rooms.opened(secret);
        if (room === null) return null;
        const write: typeof room.write = (records, more) =>
          records.length > 0 ? Promise.reject(new Error('full')) : room.write(records, more);
        return { ...room, write };
      },
    };
    const full = aGuest(await guest.rooms.lastOpened(), { ...aPhone(), rooms });
    await full.room.again();
    expect(await full.room.save(note('Hi'))).toBe('failed');
    const cut = aGuest('half', guest);
    expect(await cut.room.save(note('Hi'))).toBe('failed');
  });

  it('comes together with what the family writes meanwhile', async () => {
    const { guest, family, aGuest, link } = await aShared();
    const other = aGuest(link.secret);
    await opened(guest.room);
    await opened(other.room);
    guest.network.isDown = true;
    await guest.room.save(note('Hi'));
    await family.planner.keep([{ kind: 'plan', id: 'entry-1', set: { days: [MONDAY] } }]);
    await family.publisher.begin();
    guest.network.isDown = false;
    await guest.room.again();
    await other.room.again();
    expect(shown(other.room)).toEqual(shown(guest.room));
    expect(shown(other.room)).toMatchObject({ note: 'Hi' });
  });

  it('goes nowhere with a link that only reads', async () => {
    const { guest, family, link } = await aShared(false);
    await opened(guest.room);
    await guest.room.save(note('Eve was here'));
    await guest.room.again();
    await family.publisher.begin();
    expect(await family.rooms.stored(link)).toMatchObject({ ofGuests: [] });
  });

  it('has the name that its writer goes by on this phone alone', async () => {
    const { guest, restarted, family, link } = await aShared();
    await opened(guest.room);
    await guest.room.setYou('Robin');
    const room = restarted(link.secret);
    await room.again();
    expect(room.state.getState()).toMatchObject({ view: { you: 'Robin', waiting: 0 } });
    await family.publisher.begin();
    expect(await family.rooms.stored(link)).toMatchObject({ you: null });
  });
});

it('tries again later each time with no signal, up to five minutes', async () => {
  const { guest, clock } = await aShared();
  guest.network.isDown = true;
  const stop = guest.room.start();
  for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
    await vi.waitFor(() => expect(clock.timers()).toEqual([seconds * 1000]));
    clock.pass(seconds * 1000);
  }
  stop();
});

it('shows that there is no signal where something of this app broke, and tries again', async () => {
  const { guest, clock } = await aShared();
  vi.spyOn(console, 'error').mockReturnValue();
  const rooms = { ...guest.rooms, opened: () => Promise.reject(new Error('a bug')) };
  const room = createSharedRoom({ rooms, clock, tab: guest.tab, random: () => 1 }, 'secret');
  const stop = room.start();
  await vi.waitFor(() => expect(clock.timers()).toEqual([2000]));
  expect(shown(room)).toBe('noSignal');
  stop();
});

const full = () => Promise.reject(new StorageError(new Error('full')));

it('says so where this phone cannot keep it, and opens once it can', async () => {
  const { guest, clock, link } = await aShared();
  const disk = { isFull: true };
  const rooms = {
    ...guest.rooms,
    async opened(secret: string) {
      const room = await guest.rooms.opened(secret);
      return room && disk.isFull ? { ...room, write: full } : room;
    },
  };
  const room = createSharedRoom({ rooms, clock, tab: guest.tab, random: () => 1 }, link.secret);
  expect(await opened(room)).toBe('noStorage');
  disk.isFull = false;
  expect(await opened(room)).toMatchObject({ days: 2 });
});
