// One long scenario with one fault, at the first operation of storage, at the second, and so on until
// the fault comes too late.
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

/** True when the scenario was over before the fault came. */
async function oneRun(n: number, what: Drive['coming'][number]['what']) {
  let drive: Drive | null = null;
  let isTooLate = false;
  const { complaint } = await inWorld({ seed: 5, tabs: 1, hasLocks: true }, async (world) => {
    ({ drive } = world.openTab());
    drive.coming.push({ inCalls: n, what });
    await scenario(world);
    isTooLate = drive.coming.length > 0;
  });
  return { complaint: complaint === null ? null : `${what} at ${n}: ${complaint}`, isTooLate };
}

it.each([
  ['is refused', 'refused'],
  ['is undone with its transaction', 'undone'],
  ['finds the disk full', 'full'],
  ['finds the connection dead', 'dead'],
  ['is the last one before the process dies', 'crash'],
] as const)(
  'any operation of storage %s: every promise is kept',
  async (_, what) => {
    const complaints = [];
    let n = 0;
    for (let isTooLate = false; !isTooLate;) {
      n += 1;
      const result = await oneRun(n, what);
      if (result.complaint) complaints.push(result.complaint);
      ({ isTooLate } = result);
    }
    expect(complaints).toEqual([]);
    // The sweep did reach inside.
    expect(n).toBeGreaterThan(80);
  },
  300_000,
);
