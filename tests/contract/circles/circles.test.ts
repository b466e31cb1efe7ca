// Families in a circle, at the real server: what each is told, and no longer told.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '#base/crypto/hkdf.ts';
import { placeOfSlip } from '#family/store/space/circleSlips.ts';
import { createSpaceCipher } from '#family/store/space/spaceCipher.ts';
import { readKeys } from '#family/store/space/spaceKeys.ts';
import { spaceServer } from '#family/store/space/spaceServer.ts';
import { type RunningServer, startServer } from '#local/server.ts';
import { temporaryFolder } from '#local/testing/temporaryFolder.ts';
import { WEEK } from '#tests/fakes/circleStage.ts';
import { everyTable } from '../everyTable.ts';
import { began, circlesAt, keysOf, labelsIn } from './circlesAt.ts';

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

const { clock, backend, aFamily, aCircle } = circlesAt(() => server.url);
const spaces = spaceServer({ backend, clock });

describe('a circle', () => {
  it('shows to each family what the others tell, from two families on', async () => {
    const { id, secret, ana, ben } = await aCircle(2);
    expect(await ana.keeper.look(secret)).toEqual({ id, name: 'Oakhurst 2nd grade' });
    const note = { text: 'Ana’s mom drives', day: '2025-10-07', task: 'bring' as const };
    await ana.tell(id, { label: 'A', note });
    await ana.shown();
    const { friends, view, row } = await ben.shown();
    expect(row.name).toBe('Oakhurst 2nd grade');
    expect(friends).toMatchObject([{ label: 'A', week: WEEK, days: [WEEK, '2025-10-07'], note }]);
    expect(view?.families).toHaveLength(2);
    expect((await ana.shown()).friends).toEqual([]);
    await ana.untell(id);
    await ana.shown();
    expect((await ben.shown()).friends).toEqual([]);
  });

  it('keeps a change made without a signal, and what others told stays readable', async () => {
    const { id, ana, ben } = await aCircle(2);
    await ana.tell(id);
    await ana.shown();
    await ben.shown();
    ben.network.isDown = true;
    await ben.tell(id);
    expect(labelsIn(await ben.shown())).toEqual(['ana']);
    expect((await ana.shown()).friends).toEqual([]);
    ben.network.isDown = false;
    await ben.shown();
    expect(labelsIn(await ana.shown())).toEqual(['ben']);
  });

  it('joins and begins once where the answer was lost', async () => {
    const ana = await aFamily('ana');
    ana.network.losesAnswers = true;
    expect(await ana.keeper.make('Class')).toEqual({ trouble: 'unreachable' });
    ana.network.losesAnswers = false;
    const { secret } = await began(ana, 'Class');
    const ben = await aFamily('ben');
    ben.network.losesAnswers = 'join_circle';
    expect(await ben.keeper.join(secret)).toEqual({ trouble: 'unreachable' });
    ben.network.losesAnswers = false;
    expect(await ben.keeper.join(secret)).toHaveProperty('id');
    expect(await ben.keeper.join(secret)).toHaveProperty('id');
    expect((await ben.shown()).view?.families).toHaveLength(2);
  });

  it('forgets a family that leaves, on the server and on the phones of the others, and changes the key', async () => {
    const { id, ana, ben, cleo } = await aCircle(3);
    for (const family of [ana, ben, cleo]) {
      await family.tell(id);
      await family.shown();
    }
    expect(labelsIn(await cleo.shown())).toEqual(['ana', 'ben']);
    const { row } = await cleo.shown();
    await cleo.leave(row, 'leaving');
    await expect(cleo.shown()).rejects.toThrow('no circle');
    expect(labelsIn(await ben.shown())).toEqual(['ana']);
    expect(labelsIn(await ana.shown())).toEqual(['ben']);
    expect(
      (await ana.store.user((db) => db.rooms.toArray())).map((room) => JSON.stringify(room)).join(),
    ).not.toMatch(/\bcleo\b/);
    expect(await keysOf(ana)).toMatchObject({ no: 2 });
    expect(await keysOf(ben)).toEqual(await keysOf(ana));
    // With all that it had, whoever left reads nothing that is there now.
    expect(
      await cleo.circles.pass(row, { wishes: {}, quiet: [] }, new AbortController().signal),
    ).toBe('gone');
  });

  it('takes a link back: nobody joins by it any more, and who is in stays and may pass on the new one', async () => {
    const { id, secret, ana, ben } = await aCircle(2);
    await ben.tell(id);
    await ben.shown();
    expect(await ana.keeper.renewLink((await ana.shown()).row)).toBeNull();
    const late = await aFamily('late');
    expect(await late.keeper.look(secret)).toBe('none');
    expect(await late.keeper.join(secret)).toEqual({ trouble: 'none' });
    const renewed = (await ana.shown()).row.access.secret;
    expect(renewed).not.toBe(secret);
    expect((await ben.shown()).row.access.secret).toBe(renewed);
    expect(await late.keeper.join(renewed)).toEqual({ id });
    expect(labelsIn(await late.shown())).toEqual(['ben']);
    // Whoever is no organizer has nothing to take it back with.
    expect(await ben.keeper.renewLink((await ben.shown()).row)).toBe('unreachable');
  });

  it('lets nobody write in the name of a family that has just joined', async () => {
    const { id, secret, ana, ben } = await aCircle(2);
    const late = await aFamily('late');
    late.network.onlyAllows = ['find_circle', 'join_circle'];
    await late.keeper.join(secret);
    const { access } = (await late.shown({ isStored: true })).row;
    const { row } = await ben.shown();
    // Whoever is in the circle has its keys, and hears of each family by the hash of its proof.
    const keys = readKeys(row.access.keys);
    const forged = { kind: 'profile', id: await hashOf(access.proof), cells: {} };
    for (const placeOf of [placeOfSlip, undefined]) {
      const cipher = keys && (await createSpaceCipher(keys, placeOf));
      const rows = cipher && [await cipher.sealRow(forged, 1)];
      const push = spaces.push(
        { space: id, proof: row.access.proof },
        cipher?.keyId ?? '',
        rows ?? [],
        new AbortController().signal,
      );
      await expect(push).rejects.toMatchObject({ problem: 'refused' });
    }
    late.network.onlyAllows = null;
    await late.tell(id);
    await late.shown();
    expect(labelsIn(await ana.shown())).toEqual(['late']);
  });

  it('shuts out who had joined by a link that was taken back before anybody knew them', async () => {
    const { secret, ana, ben } = await aCircle(1);
    ben.network.onlyAllows = ['find_circle', 'join_circle'];
    await ben.keeper.join(secret);
    expect(await ana.keeper.renewLink((await ana.shown()).row)).toBeNull();
    ben.network.onlyAllows = null;
    expect((await ben.shown()).row.ended).toBe('shutOut');
    const { row } = await ana.shown();
    expect(await ben.keeper.join(row.access.secret)).toHaveProperty('id');
    expect((await ben.shown()).row.ended).toBeNull();
  });

  it('is closed by its organizer for everybody', async () => {
    const { ana, ben } = await aCircle(2);
    await ana.leave((await ana.shown()).row, 'closing');
    await expect(ana.shown()).rejects.toThrow('no circle');
    const { row, view } = await ben.shown();
    expect([row.ended, view]).toEqual(['closed', null]);
  });

  it('opens on the second phone of a family by the row of its plan, also after the key has changed', async () => {
    const { id, ana, ben, cleo } = await aCircle(3);
    await ana.tell(id);
    await ana.shown();
    const { row } = await ben.shown();
    await cleo.leave((await cleo.shown()).row, 'leaving');
    await cleo.keeper.begin();
    await ana.shown();
    const second = await aFamily('ben');
    await second.planner.keep([{ kind: 'circle', id: row.id, row }]);
    expect(labelsIn(await second.shown())).toEqual(['ana']);
    expect((await second.shown()).view?.families).toHaveLength(2);
  });
});

describe('a quiet wish', () => {
  it('is told to a family with the same camp and week only', async () => {
    const { id, ana, ben, cleo } = await aCircle(3);
    await cleo.planner.keep([{ kind: 'plan', id: 'entry-of-cleo', set: { campId: 'another' } }]);
    for (const family of [ana, ben, cleo]) {
      await family.tell(id, { isQuiet: true });
      await family.shown();
    }
    const [ofAna, ofBen, ofCleo] = [await ana.shown(), await ben.shown(), await cleo.shown()];
    expect(ofAna.matches).toMatchObject([{ label: 'ben', childId: 'ana', week: WEEK }]);
    expect(ofBen.matches).toMatchObject([{ label: 'ana' }]);
    expect([ofCleo.matches, ofCleo.friends, ofAna.friends]).toEqual([[], [], []]);
    // How many each has put is said to all.
    expect(ofCleo.view?.families.map(({ quiet }) => quiet)).toEqual([1, 1, 1]);
    await ben.untell(id);
    await ben.shown();
    expect((await ana.shown()).matches).toEqual([]);
  });

  it('moves to another camp three days later only', async () => {
    const { id, ana } = await aCircle(1);
    await ana.tell(id, { isQuiet: true });
    await ana.shown();
    await ana.planner.keep([{ kind: 'plan', id: 'entry-of-ana', set: { campId: 'another' } }]);
    expect((await ana.shown()).view?.waiting).toEqual([`ana ${WEEK}`]);
  });
});

it('leaves nothing readable in a database, and in no request', async () => {
  const { id, ana: family, ben } = await aCircle(2, 'Zq7ChildOfTheCanary');
  const note = { text: 'Zq7NoteOfTheCanary', day: null, task: null };
  await family.tell(id, { note });
  await family.shown();
  expect((await ben.shown()).friends).toMatchObject([{ note }]);
  await family.tell(id, { isQuiet: true });
  await family.shown();
  await server.stop();
  const tables = await everyTable(folder.folder);
  server = await startServer({ port: 0, dataDir: folder.folder, quiet: true });
  const rows = tables.get('private.space_rows') ?? '';
  // It is there: the search does see it.
  expect(rows).toContain(id);
  expect(tables.get('private.quiet_wishes')).toContain(id);
  const inPrivate = [...tables].flatMap(([name, text]) =>
    name.startsWith('private.') ? text : [],
  );
  const sent = [...family.sent, ...ben.sent];
  expect([...tables.values(), ...sent].filter((text) => /OfTheCanary/.test(text))).toEqual([]);
  const words = /Oakhurst|2nd grade|\bclay\b|2025-10-0[67]/;
  expect([...inPrivate, ...sent].filter((text) => words.test(text))).toEqual([]);
});
