// A circle at the real server when several things happen at a time, or again and again.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#local/server.ts';
import { temporaryFolder } from '#local/testing/temporaryFolder.ts';
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

const { aFamily, aCircle } = circlesAt(() => server.url);

describe('a circle', () => {
  // Of earlier keys it keeps 8: src/family/store/space/circleKeys.test.ts goes on to 50.
  it('takes a link back 10 times', async () => {
    const { ana, ben } = await aCircle(2);
    for (let time = 0; time < 10; time += 1) {
      expect(await ana.keeper.renewLink((await ana.shown({ isStored: true })).row)).toBeNull();
    }
    await ana.shown();
    expect((await ben.shown()).row.ended).toBeNull();
    expect(await keysOf(ben)).toEqual(await keysOf(ana));
  });

  it('makes another link where a family that did not know it has made the next key', async () => {
    const { id, ana, ben, cleo } = await aCircle(3);
    await ana.shown();
    // The link is another one, and nobody has heard of it.
    ana.network.onlyAllows = ['list_space_members', 'rekey_space'];
    expect(await ana.keeper.renewLink((await ana.shown()).row)).toBeNull();
    await cleo.leave((await cleo.shown()).row, 'leaving');
    await ben.shown();
    expect(await keysOf(ben)).toMatchObject({ no: 3 });
    ana.network.onlyAllows = null;
    const { row } = await ana.shown();
    expect(await ben.keeper.look(row.access.secret)).toHaveProperty('id', id);
  });

  it('shows a new link that holds, though a pass was under way when it was made', async () => {
    const { id, secret, ana, ben } = await aCircle(2);
    const { row } = await ana.shown();
    const presses: Promise<unknown>[] = [];
    ana.network.amid = {
      called: 'space_changes',
      async work() {
        presses.push(ana.keeper.renewLink(row));
        // As long as a renewal takes that does not wait for the pass.
        for (let time = 0; time < 20; time += 1) await ben.keeper.look(secret);
      },
    };
    await ana.keeper.begin();
    expect(await Promise.all(presses)).toEqual([null]);
    const renewed = (await ana.shown({ isStored: true })).row.access.secret;
    expect(renewed).not.toBe(secret);
    expect(await ben.keeper.look(renewed)).toHaveProperty('id', id);
  });

  it('leaves, though a pass that had begun before hears of another link', async () => {
    const { ana, ben } = await aCircle(2);
    const { row } = await ben.shown();
    await ana.keeper.renewLink((await ana.shown()).row);
    await ana.shown();
    const set = { ended: 'leaving' as const };
    ben.network.amid = {
      called: 'meet_circle',
      work: () => ben.planner.keep([{ kind: 'circle', id: row.id, set }]),
    };
    await ben.keeper.begin();
    await ben.keeper.begin();
    await expect(ben.shown()).rejects.toThrow('no circle');
    expect((await ana.shown()).view?.families).toHaveLength(1);
  });

  it('keeps no key over a later one that came from another phone during a pass', async () => {
    const { ana, ben } = await aCircle(2);
    const { row } = await ben.shown();
    await ana.keeper.renewLink((await ana.shown()).row);
    await ana.shown();
    const later = { ...row.access, secret: 'of-the-other-phone', keys: '{"no":9}' };
    ben.network.amid = {
      called: 'meet_circle',
      work: () => ben.planner.keep([{ kind: 'circle', id: row.id, set: { access: later } }]),
    };
    await ben.keeper.begin();
    expect((await ben.shown({ isStored: true })).row.access).toEqual(later);
  });

  it('is kept in step beside one whose keys are damaged', async () => {
    const { id, ana, ben } = await aCircle(2);
    const { row } = await ben.shown();
    const damaged = { ...row, id: '-damaged', access: { ...row.access, privateKey: 'damaged' } };
    await ben.planner.keep([{ kind: 'circle', id: damaged.id, row: damaged }]);
    await ben.tell(id);
    await ben.keeper.begin();
    expect(labelsIn(await ana.shown())).toEqual(['ben']);
  });

  it('has a name without changes of direction, whoever wrote it', async () => {
    const [ana, ben] = [await aFamily('ana'), await aFamily('ben')];
    const { id, secret } = await began(ana, 'Class\u202e of 2031');
    expect(await ben.keeper.look(secret)).toEqual({ id, name: 'Class of 2031' });
    await ben.keeper.join(secret);
    expect((await ben.shown()).row.name).toBe('Class of 2031');
  });
});
