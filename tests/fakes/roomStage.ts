import type { RandomBytes } from '#base/crypto/identity.ts';
import type { Clock } from '#base/device/clock.ts';
import type { Backend } from '#base/http/backendConfig.ts';
import { pull } from '#camps/store/directory/pull.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { RoomRow } from '#family/rules/plan/planRows.ts';
import { type Child, emptyProfile } from '#family/rules/profile.ts';
import { createRooms } from '#family/store/space/createRooms.ts';
import { putEntry } from '#planner/rules/commands/entryCommands.ts';
import { createPublisher } from '#planner/store/rooms/createPublisher.ts';
import { createSharedRoom } from '#planner/store/rooms/createSharedRoom.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';
import { leo, maya } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { seeded } from '#tests/fixtures/seeded.ts';
import { fakeClock } from './fakeClock.ts';
import { fakeDevice } from './fakeDevice.ts';
import { fakeLocks } from './fakeLocks.ts';
import { fakeRemote } from './fakeRemote.ts';
import { FakeServer } from './FakeServer.ts';
import { FakeSpaceServer } from './FakeSpaceServer.ts';
import { fakeTab } from './fakeTab.ts';
import { memoryProfile } from './memoryProfile.ts';
import { plannerOn } from './plannerOn.ts';

export const [MONDAY, TUESDAY] = ['2025-10-06', '2025-10-07'];

/** A family of Maya and Leo that shares its plan by links, and people who open them, at a server in memory. */
export function roomStage() {
  const clock = fakeClock();
  const server = new FakeSpaceServer(() => clock.now());
  const random = seeded(1);
  const randomBytes = (length: number) => Uint8Array.from({ length }, () => random.below(256));
  const backend = () => ({ url: 'https://server.example', key: 'key', fetch: server.fetch });
  return { clock, server, ...roomPeople({ clock, backend, randomBytes }) };
}

type RoomWorld = {
  clock: Clock;
  backend: () => Backend;
  randomBytes: RandomBytes;
};

/** The family and its guests at any server; each phone has a network of its own. */
export function roomPeople({ clock, backend, randomBytes }: RoomWorld) {
  function aPhone() {
    const network = { isDown: false };
    const sent: string[] = [];
    const store = fakeDevice(clock).openApp();
    const request: typeof fetch = async (input, init) => {
      if (network.isDown) throw new TypeError('Failed to fetch');
      if (typeof init?.body === 'string') sent.push(init.body);
      return backend().fetch(input, init);
    };
    const rooms = createRooms({
      store,
      backend: () => ({ ...backend(), fetch: request }),
      clock,
      randomBytes,
    });
    return { store, network, sent, rooms, tab: fakeTab() };
  }

  /** A phone with a plan of its own, and nothing in it yet. */
  async function aParent(name: string, children: readonly Child[]) {
    const phone = aPhone();
    const { store, rooms, tab } = phone;
    const planner = plannerOn(store, clock);
    const directory = new FakeServer();
    directory.put('camp', ...campRows(2));
    await pull({ store, remote: fakeRemote(directory), clock }, new AbortController().signal);
    const locks = fakeLocks();
    const { parentInfo, ...empty } = emptyProfile();
    const own = { ...empty, parentInfo: { ...parentInfo, name }, children: [...children] };
    const profile = memoryProfile({ ...own, isSample: false });
    const publisher = createPublisher({
      store,
      planner,
      rooms,
      clock,
      tab,
      locks,
      profile: async () => profile,
      random: () => 1,
    });
    return { ...phone, planner, publisher, locks, profile };
  }

  /** One camp of Maya's, on Monday and Tuesday unless it is given. */
  async function aFamily(entry: Partial<PlanEntry> = {}) {
    const parent = await aParent('', [maya, leo]);
    const { rooms, planner } = parent;
    const ofDana = { days: [MONDAY, TUESDAY], dropOffBy: 'Dana', pickUpBy: 'Dana' };
    await planner.keep([putEntry(aPlanEntry({ ...ofDana, ...entry }))]);

    /** A link, which shows the plan once it is published. */
    async function share(label: string, canWrite = false, more: object = {}): Promise<RoomRow> {
      const secrets = await rooms.make({ canWrite, until: null });
      if (typeof secrets === 'string') throw new Error(secrets);
      const spans = [{ from: MONDAY, to: TUESDAY, name: 'Fall break' }];
      const choice = { childIds: [maya.id], spans, ...more };
      const row = {
        id: label,
        label,
        ...secrets,
        canWrite,
        choice,
        until: null,
        madeAt: 0,
        children: null,
      };
      await planner.keep([{ kind: 'room', id: label, row }]);
      return row;
    }
    return { ...parent, share };
  }

  /** Somebody opens a link; null: what was opened last. */
  function aGuest(secret: string | null, phone = aPhone()) {
    const { rooms, tab } = phone;
    return { ...phone, room: createSharedRoom({ rooms, clock, tab, random: () => 1 }, secret) };
  }

  return { aPhone, aParent, aFamily, aGuest };
}
