import { openLocalStore } from '#data/device/db.ts';
import { directory } from '#data/directory/directory.ts';
import { favorites } from '#tests/fakes/savedIds.ts';
import { readRecord } from '#data/directory/syncRecord.ts';
import { seeded } from '#tests/fixtures/seeded.ts';
import { Backend } from './Backend.ts';
import { Disk } from './Disk.ts';
import { Internet, type Lie } from './Internet.ts';
import { type Device, Tab } from './Tab.ts';
import { Timeline } from './Timeline.ts';
import { Witness } from './Witness.ts';

export type Cast = { seed: number; tabs: 1 | 2; hasLocks: boolean; lie?: Lie };
export type Ending = {
  /** The first broken promise; null when all were kept. */
  complaint: string | null;
  /** What happened, step by step. */
  steps: string[];
  requests: number;
  /** How many of them a CDN answered with a full page it had kept. */
  cdnHits: number;
  /** How often a whole copy took the place of another. */
  copies: number;
};

const minute = 60_000;

/** A server, a network, a device and its tabs. Whatever happens in here is decided by the seed. */
export class World {
  readonly backend: Backend;
  readonly device: Device;
  readonly steps: string[] = [];
  readonly #mostTabs: number;
  readonly #tabs: Tab[] = [];

  constructor({ seed, tabs, hasLocks, lie }: Cast) {
    const random = seeded(seed);
    const timeline = new Timeline();
    this.backend = new Backend(random);
    const witness = new Witness(this.backend);
    const internet = new Internet(timeline, random, this.backend, lie);
    const disk = new Disk({
      crash: (drive) => this.#tabs.find((tab) => tab.drive === drive)?.crash(),
      excuse: () => {
        witness.mayVanish = true;
      },
      committed: (record) => witness.committed(record),
      removed: (database) => witness.removed(database),
    });
    this.#mostTabs = tabs;
    const lock = hasLocks ? { holder: null } : null;
    this.device = { timeline, disk, internet, random, witness, lock };
  }

  get #alive(): Tab[] {
    return this.#tabs.filter(({ isGone }) => !isGone);
  }

  /** Another tab; the first one again where no more may be open. */
  openTab(): Tab {
    const [first] = this.#alive;
    if (first && this.#alive.length >= this.#mostTabs) return first;
    const tab = new Tab(this.device);
    this.#tabs.push(tab);
    return tab;
  }

  /** One that is open, or a new start of the app. */
  anyTab(): Tab {
    return this.#alive[this.device.random.below(this.#alive.length)] ?? this.openTab();
  }

  /** Checks what is stored right now, in one transaction on a connection of its own. */
  async probe(): Promise<void> {
    const { witness, timeline, disk } = this.device;
    const store = openLocalStore(
      disk.plain,
      timeline.clockFor(() => true),
    );
    const { active, answer } = await timeline.finish(
      store.cache((db) =>
        db.transaction('r', db.chunks, db.overlay, db.syncRecords, async () => ({
          active: (await readRecord(db)).active,
          answer: await directory(store),
        })),
      ),
    );
    if (active) witness.vouches(active, answer);
    store.close();
  }

  /** No more faults. By itself, without a new start, everything must come right. */
  async quiet(): Promise<void> {
    const { timeline, internet, witness, disk } = this.device;
    this.steps.push('quiet');
    internet.weather = 'fair';
    this.backend.commitAll();
    for (const tab of this.#tabs) tab.heal();
    this.openTab();
    for (const tab of this.#alive) tab.signals.show();
    await timeline.pass(16 * minute);
    const isWell = ({ shown, sync }: Tab) =>
      witness.isRight(shown) && sync.status.getState().problem === null;
    // Longer than any wait a server may have asked for.
    if (!this.#alive.every(isWell)) await timeline.pass(81 * minute);
    await this.probe();
    for (const tab of this.#alive) witness.ends('an open tab', tab.shown);
    this.backend.correctBadRows();
    await timeline.pass(16 * minute);
    for (const tab of this.#alive) {
      witness.ends('an open tab', tab.shown);
      witness.isContent(tab.sync.status.getState());
      tab.close();
    }
    const store = openLocalStore(
      disk.plain,
      timeline.clockFor(() => true),
    );
    witness.ends('a new start', await timeline.finish(directory(store)));
    witness.keeps(await timeline.finish(favorites(store)));
    store.close();
  }

  /** Nothing of it goes on after this. */
  async end(): Promise<void> {
    for (const tab of this.#tabs) tab.close();
    await this.device.timeline.run();
  }
}

/** Runs `play` and the quiet after it, and reports what became of the promises. */
export async function inWorld(cast: Cast, play: (world: World) => Promise<void>): Promise<Ending> {
  const world = new World(cast);
  const { timeline, disk, internet, witness } = world.device;
  const uninstall = [timeline.install(), disk.install()];
  try {
    await play(world);
    await world.quiet();
    await world.end();
  } catch (error) {
    witness.complaint ??= error instanceof Error ? `${error.stack}` : String(error);
  } finally {
    for (const undo of uninstall) undo();
  }
  const { complaint, copies } = witness;
  return {
    complaint,
    copies,
    steps: world.steps,
    requests: internet.requests,
    cdnHits: internet.cdnHits,
  };
}
