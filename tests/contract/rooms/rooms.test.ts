// A family shares its plan with two people, at the real server: what each gets, writes, and no longer gets.
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '#local/database/openPglite.ts';
import { type RunningServer, startServer } from '#local/server.ts';
import { PUBLISHABLE_KEY } from '#local/start/keys.ts';
import { temporaryFolder } from '#local/testing/temporaryFolder.ts';
import { readSharedPlan } from '#planner/rules/room/sharedPlan.ts';
import { planState } from '#planner/store/planQueries.ts';
import type { LiveSharedRoom } from '#planner/store/rooms/createSharedRoom.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { MONDAY, roomPeople } from '#tests/fakes/roomStage.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: RunningServer;
beforeAll(async () => {
  folder = await temporaryFolder();
  server = await startServer({ port: 0, dataDir: folder.folder, quiet: true });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const { aFamily: familyWith, aGuest } = roomPeople({
  clock: { ...fakeClock(), now: () => Date.now() },
  backend: () => ({ url: server.url, key: PUBLISHABLE_KEY, fetch }),
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
});

/** A family with one camp of Maya's, whose links show the plan at once. */
async function aFamily() {
  const entry = { days: [MONDAY], note: 'Zq7NoteOfTheCanary', cents: 38_500, pickUpBy: '' };
  const family = await familyWith({ ...entry, dropOffBy: 'Grandma' });
  async function share(...given: Parameters<typeof family.share>) {
    const row = await family.share(...given);
    await family.publisher.begin();
    return row;
  }
  return { ...family, share };
}

async function shown(room: LiveSharedRoom) {
  await room.again();
  const state = room.state.getState();
  if (state.is !== 'open') throw new Error(state.is);
  return { ...state, plan: readSharedPlan(state.view.records) };
}

describe('a plan that is shared by a link', () => {
  it('shows what was ticked and nothing else', async () => {
    const family = await aFamily();
    const { secret } = await family.share('Grandma');
    const guest = aGuest(secret);
    const { plan, view } = await shown(guest.room);
    expect(plan.children).toMatchObject([{ name: 'M' }]);
    expect(plan.days).toMatchObject([{ day: MONDAY, parts: [{ dropOffBy: 'Grandma' }] }]);
    expect(JSON.stringify(view.records)).not.toMatch(/Maya|Leo|Zq7NoteOfTheCanary|38500|entry-1/);
    const open = await family.share('Dana', false, { firstNames: 'names', notes: true });
    const other = await shown(aGuest(open.secret).room);
    expect(other.plan.children).toMatchObject([{ name: 'Maya' }]);
    expect(JSON.stringify(other.view.records)).toContain('Zq7NoteOfTheCanary');
  });

  it('follows the plan, and is there with no signal', async () => {
    const family = await aFamily();
    const { secret } = await family.share('Grandma');
    const guest = aGuest(secret);
    await shown(guest.room);
    await family.planner.keep([
      { kind: 'plan', id: 'entry-1', set: { dropOffBy: 'Robin', days: [MONDAY] } },
    ]);
    await family.publisher.begin();
    expect((await shown(guest.room)).plan.days[0]?.parts[0]?.dropOffBy).toBe('R');
    guest.network.isDown = true;
    expect(await shown(guest.room)).toMatchObject({ isStored: true });
    const again = aGuest(null, guest);
    expect((await shown(again.room)).plan.days).toHaveLength(1);
  });

  it('takes a change of somebody who may write, also one that was made with no signal', async () => {
    const family = await aFamily();
    const { secret } = await family.share('Robin', true);
    const guest = aGuest(secret);
    const before = await shown(guest.room);
    const [part] = before.plan.days[0]?.parts ?? [];
    guest.network.isDown = true;
    const drives = [{ rowId: part?.rowId ?? '', pickUpBy: 'Robin' }];
    expect(await guest.room.save({ day: MONDAY, drives, home: [] })).toBe('saved');
    await guest.room.again();
    expect(guest.room.state.getState()).toMatchObject({ view: { waiting: 1 } });
    // The family changes something else meanwhile.
    await family.planner.keep([{ kind: 'plan', id: 'entry-1', set: { dropOffBy: 'Grandma' } }]);
    await family.publisher.begin();
    guest.network.isDown = false;
    await guest.room.again();
    await family.publisher.begin();
    expect((await planState(family.store)).entries).toMatchObject([
      { dropOffBy: 'Grandma', pickUpBy: 'Robin' },
    ]);
    expect((await shown(guest.room)).plan.days[0]?.parts[0]?.pickUpBy).toBe('Robin');
  });

  it('takes nothing of somebody who may only read', async () => {
    const family = await aFamily();
    const { secret } = await family.share('Grandma');
    const guest = aGuest(secret);
    const { plan, view } = await shown(guest.room);
    expect(view.mayWrite).toBe(false);
    const rowId = plan.days[0]?.parts[0]?.rowId ?? '';
    await guest.room.save({ day: MONDAY, drives: [{ rowId, pickUpBy: 'Eve' }], home: [] });
    await guest.room.again();
    await family.publisher.begin();
    expect((await planState(family.store)).entries[0]?.pickUpBy).not.toBe('Eve');
  });

  it('is taken back alone, and the other link stays as it is', async () => {
    const family = await aFamily();
    const [grandma, robin] = [await family.share('Grandma'), await family.share('Robin', true)];
    const [first, second] = [aGuest(grandma.secret), aGuest(robin.secret)];
    await shown(first.room);
    await shown(second.room);
    expect(await family.rooms.lastSeen(grandma)).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await family.rooms.close(grandma)).toBe(true);
    await first.room.again();
    expect(first.room.state.getState()).toEqual({ is: 'takenBack', unsent: [] });
    // Nothing is left of it on that phone, either.
    expect(await first.store.user((db) => db.rooms.count())).toBe(0);
    expect((await shown(second.room)).plan.days).toHaveLength(1);
    await family.publisher.begin();
    expect((await planState(family.store)).rooms.map(({ id }) => id)).toEqual(['Robin']);
  });

  it('opens for nobody with a link that is wrong, or not whole', async () => {
    const guest = aGuest('A'.repeat(22));
    await guest.room.again();
    expect(guest.room.state.getState()).toEqual({ is: 'takenBack', unsent: [] });
    const cut = aGuest('A'.repeat(21));
    await cut.room.again();
    expect(cut.room.state.getState()).toEqual({ is: 'cutOff' });
  });

  it('never touches the plan of the phone that opens it', async () => {
    const family = await aFamily();
    const { secret } = await family.share('Robin', true);
    const other = await aFamily();
    const guest = aGuest(secret, other);
    const before = await planState(other.store);
    await shown(guest.room);
    await other.publisher.begin();
    expect(await planState(other.store)).toEqual(before);
  });

  it('is sealed in every table and request, but for who, when and how much', async () => {
    const family = await aFamily();
    const { secret, ownSecret } = await family.share('Zq7LabelOfTheCanary', true, {
      firstNames: 'names',
      notes: true,
      prices: true,
    });
    const guest = aGuest(secret);
    await shown(guest.room);
    const requests = [...family.sent, ...guest.sent].join('\n');
    expect(requests.length).toBeGreaterThan(1000);
    await server.stop();
    const database = await openPglite({ folder: path.join(folder.folder, 'pg'), mustExist: true });
    const rows = await database.query(
      "select coalesce(string_agg(r::text, ' '), '') as text from private.space_rows r",
    );
    const members = await database.query(
      "select string_agg(m::text, ' ') as text from private.space_members m",
    );
    await database.close();
    server = await startServer({ port: 0, dataDir: folder.folder, quiet: true });
    const stored = JSON.stringify([rows, members]);
    expect(stored.length).toBeGreaterThan(1000);
    for (const text of [requests, stored]) {
      expect(text).not.toMatch(/OfTheCanary|Fall break|Grandma|firstName/);
      expect(text).not.toContain(secret);
      expect(text).not.toContain(ownSecret);
    }
  });
});
