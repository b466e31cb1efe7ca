import type { Seeded } from '#tests/fixtures/seeded.ts';
import type { DiskFault } from './Disk.ts';
import { type Cast, type Ending, inWorld, type World } from './World.ts';

type Step = [name: string, play: (world: World, random: Seeded) => void | Promise<void>];

const minute = 60_000;
const day = 24 * 60 * minute;
const campIds = ['camp-1', 'camp-2', 'camp-3'] as const;

/** Everything that may happen. What is listed twice happens twice as often. */
const choices: readonly [Step, ...Step[]] = [
  ['the server writes', ({ backend }) => backend.write()],
  ['the server writes', ({ backend }) => backend.write()],
  ['a transaction stays open', ({ backend }) => backend.beginLate()],
  ['a late transaction commits', ({ backend }) => backend.commitOne()],
  ['the server is restored', ({ backend }, random) => backend.restore(keepsEpoch(backend, random))],
  [
    'the network changes',
    ({ device }, random) => {
      const { internet } = device;
      internet.weather = random.pick([
        'fair',
        'rough',
        'rough',
        'gone',
        'portal',
        'silent',
        'busy',
      ]);
    },
  ],
  [
    'the network is good',
    ({ device }) => {
      device.internet.weather = 'fair';
    },
  ],
  ['a while passes', ({ device }, random) => device.timeline.pass(random.below(20 * minute))],
  ['a moment passes', ({ device }, random) => device.timeline.pass(random.below(2 * minute))],
  [
    'the clock is set',
    ({ device }, random) =>
      device.timeline.shiftClock((random.below(3) - 1) * random.below(400) * day),
  ],
  ['a person refreshes', (world) => void world.anyTab().sync.refresh()],
  ['a second pull', (world) => void world.anyTab().pullBeside()],
  ['a tap', (world, random) => world.anyTab().tap(random.pick(campIds))],
  ['a tap', (world, random) => world.anyTab().tap(random.pick(campIds))],
  ['a tab is hidden', (world) => world.anyTab().signals.hide()],
  ['a tab is shown', (world) => world.anyTab().signals.show()],
  ['a tab is left', (world) => world.anyTab().leave()],
  ['a tab dies', (world) => world.anyTab().crash()],
  [
    'a tab will die at a call',
    (world, random) =>
      void world.anyTab().drive.coming.push({ inCalls: 1 + random.below(40), what: 'crash' }),
  ],
  [
    'a tab will die at a request',
    (world, random) => {
      world.anyTab().crashAtRequest = 1 + random.below(6);
    },
  ],
  [
    'storage will fail',
    (world, random) => {
      const what = random.pick<DiskFault>(['refused', 'undone', 'full', 'dead']);
      world.anyTab().drive.coming.push({ inCalls: 1 + random.below(30), what });
    },
  ],
  [
    'storage does not open',
    (world, random) => {
      world.anyTab().drive.openFailures = 1 + random.below(4);
    },
  ],
  ['another tab', (world) => void world.openTab()],
];

/** What a provider does, and what becomes of it. */
const providerChoices: readonly [Step, ...Step[]] = [
  ['a listing is sent', (world) => world.device.provider.submit(world.anyTab())],
  ['a listing is sent', (world) => world.device.provider.submit(world.anyTab())],
  ['a listing is sent', (world) => world.device.provider.submit(world.anyTab())],
  ['a listing is edited', (world) => world.device.provider.edit(world.anyTab())],
  ['a listing is edited', (world) => world.device.provider.edit(world.anyTab())],
  ['a listing is discarded', (world) => world.device.provider.discard(world.anyTab())],
  ['"Try now" is pressed', (world) => world.device.provider.retry(world.anyTab())],
  ['its page is opened', (world) => void world.anyTab().outbox.refresh()],
  ['another device edits it', ({ device }) => device.provider.otherDevice()],
  ['a reviewer decides', ({ backend }) => backend.review()],
  ['a reviewer decides', ({ backend }) => backend.review()],
  ['a request arrives late', ({ device }) => device.internet.posts.deliverOne()],
  [
    'the turns run out',
    ({ backend }, random) => {
      backend.submissions.turns = random.below(3);
    },
  ],
  [
    'there are turns again',
    ({ backend }) => {
      backend.submissions.turns = Infinity;
    },
  ],
];

/** Once, and only while numbers cannot catch up: else the two histories could not be told apart. */
function keepsEpoch({ hasKeptEpoch, server }: World['backend'], random: Seeded): boolean {
  return !hasKeptEpoch && server.epoch === 'epoch-1' && random.chance(0.2);
}

/** One run of server, network and device, all of it decided by the seed, and what became of the promises. */
export function story(cast: Cast): Promise<Ending> {
  return inWorld(cast, async (world) => {
    const { random, timeline } = world.device;
    world.openTab();
    for (let left = 6 + random.below(14); left > 0; left -= 1) {
      const [name, play] = random.pick(
        random.chance(cast.onlySends ? 0.7 : 0.4) ? providerChoices : choices,
      );
      world.steps.push(name);
      await play(world, random);
      // Somewhere in the middle of what it began, or when all of that is over.
      if (random.chance(0.6)) await timeline.run(random.below(60));
      else if (random.chance(0.5)) await timeline.pass(random.below(20_000));
      if (random.chance(0.3)) await world.probe();
    }
  });
}
