// Two guests write for one day: nothing that somebody typed is replaced unread.
import { expect, it } from 'vitest';
import { readSharedPlan } from '#planner/rules/room/sharedPlan.ts';
import { MONDAY, roomStage } from '#tests/fakes/roomStage.ts';
import type { LiveSharedRoom } from './createSharedRoom.ts';
import { guestWordsOf } from './guestWordsOf.ts';

const day = { day: MONDAY, drives: [], home: [] };
const notesOf = (room: LiveSharedRoom) => {
  const state = room.state.getState();
  return state.is === 'open' ? (readSharedPlan(state.view.records).days[0]?.notes ?? []) : [];
};
const textsOf = (room: LiveSharedRoom) => notesOf(room).map(({ text }) => text);

async function twoGuests() {
  const stage = roomStage();
  const family = await stage.aFamily();
  const link = await family.share('Robin', true);
  await family.publisher.begin();
  const [one, other] = [stage.aGuest(link.secret), stage.aGuest(link.secret)];
  await one.room.again();
  await other.room.again();
  async function write(room: LiveSharedRoom, edit: object) {
    stage.clock.pass(1000);
    await room.save({ ...day, ...edit });
    await room.again();
  }
  return { family, clock: stage.clock, one, other, write };
}

it('keeps both notes of one time on all phones, until somebody takes one out', async () => {
  const { family, clock, one, other, write } = await twoGuests();
  one.network.isDown = true;
  await write(one.room, { note: 'Bring boots' });
  await write(other.room, { note: 'I have the car seat' });
  one.network.isDown = false;
  await one.room.again();
  await other.room.again();
  const both = ['Bring boots', 'I have the car seat'];
  expect([textsOf(one.room), textsOf(other.room)]).toEqual([both, both]);
  await family.publisher.begin();
  expect(await guestWordsOf({ ...family, clock })).toMatchObject(both.map((text) => ({ text })));

  await write(one.room, { noNotes: [notesOf(one.room)[0]?.field] });
  await other.room.again();
  expect(textsOf(other.room)).toEqual(['I have the car seat']);
});

it('replaces a note that was read, and none that came while another one was typed', async () => {
  const { one, other, write } = await twoGuests();
  await write(other.room, { note: 'One' });
  await one.room.again();
  const [noteBefore] = notesOf(one.room);
  await write(other.room, { note: 'Two' });
  await one.room.again();
  await write(one.room, { note: 'Three', noteBefore });
  expect(textsOf(one.room)).toEqual(['Two', 'Three']);
  await write(one.room, { note: 'Four', noteBefore: notesOf(one.room)[1] });
  expect(textsOf(one.room)).toEqual(['Two', 'Four']);
  await other.room.again();
  expect(textsOf(other.room)).toEqual(['Two', 'Four']);
});
