// One long scenario with one fault, at the first operation of storage, at the second, and so on until the fault comes too late.
// A soak plays each fault at each operation. Else the process dies at every fourth operation, and every other operation meets one
// of the other faults, another one in the next commit.
import { beforeAll, expect, it, vi } from 'vitest';
import type { Drive } from './Disk.ts';
import { inWorld, type World } from './World.ts';

beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

/** A first fill, hearts, deltas that are packed into the base, a restore. */
async function scenario(world: World): Promise<void> {
  const { backend, device } = world;
  const { timeline } = device;
  await timeline.pass(5000);
  world.anyTab().tap('camp-1');
  await timeline.run();
  for (const _ of [1, 2, 3]) backend.write();
  void world.anyTab().pullBeside();
  await timeline.run();
  world.anyTab().tap('camp-2');
  backend.restore(false);
  backend.write();
  void world.anyTab().sync.refresh();
  await timeline.pass(5000);
  world.anyTab().tap('camp-1');
  await timeline.run();
}

/** A listing with its logo is saved, edited while it is being sent, sent; another is discarded. */
async function sending(world: World): Promise<void> {
  const { timeline, provider } = world.device;
  provider.submit(world.anyTab());
  await timeline.run(40);
  provider.edit(world.anyTab());
  await timeline.pass(5000);
  provider.submit(world.anyTab());
  await timeline.run(25);
  provider.discard(world.anyTab());
  await timeline.pass(5000);
}

type Fault = Drive['coming'][number]['what'];

/** True when the scenario was over before the fault came. */
async function oneRun(n: number, what: Fault, play: typeof scenario, onlySends: boolean) {
  let drive: Drive | null = null;
  let isTooLate = false;
  const { complaint } = await inWorld(
    { seed: 5, tabs: 1, hasLocks: true, onlySends },
    async (world) => {
      ({ drive } = world.openTab());
      drive.coming.push({ inCalls: n, what });
      await play(world);
      isTooLate = drive.coming.length > 0;
    },
  );
  return { complaint: complaint === null ? null : `${what} at ${n}: ${complaint}`, isTooLate };
}

const offset = Number(process.env.CAMPLY_SEED_OFFSET ?? 0);

/** One fault at one operation after the other; answers where it came too late. */
async function sweep(what: Fault, play: typeof scenario, onlySends = false) {
  const complaints = [];
  const isAll = process.env.CAMPLY_SOAK === '1';
  const step = isAll ? 1 : what === 'crash' ? 4 : 2 * faults.length;
  const place = 2 * faults.findIndex(([, each]) => each === what);
  let n = 1 + ((place + offset) % step);
  for (;;) {
    const { complaint, isTooLate } = await oneRun(n, what, play, onlySends);
    if (complaint) complaints.push(complaint);
    if (isTooLate) return { complaints, n };
    n += step;
  }
}

const faults: readonly [string, Fault][] = [
  ['is refused', 'refused'],
  ['is undone with its transaction', 'undone'],
  ['finds the disk full', 'full'],
  ['finds the connection dead', 'dead'],
  ['is the last one before the process dies', 'crash'],
];

it.each(faults)('any operation of storage %s: every promise is kept', async (_, what) => {
  const { complaints, n } = await sweep(what, scenario);
  expect(complaints).toEqual([]);
  // The sweep did reach inside.
  expect(n).toBeGreaterThan(80);
});

it.each(faults)(
  'any operation while a listing is saved, edited and sent %s: every promise is kept',
  async (_, what) => {
    const { complaints, n } = await sweep(what, sending, true);
    expect(complaints).toEqual([]);
    expect(n).toBeGreaterThan(40);
  },
);
