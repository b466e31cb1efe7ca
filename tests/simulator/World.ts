import { openLocalStore } from '#base/storage/db.ts';
import { directory } from '#camps/store/directory/directory.ts';
import { entries } from '#providers/store/outbox/entries.ts';
import { parseEntry, type StoredEntry } from '#providers/store/outbox/storedEntry.ts';
import { favorites } from '#tests/fakes/savedIds.ts';
import { readRecord } from '#camps/store/directory/syncRecord.ts';
import { seeded } from '#tests/fixtures/seeded.ts';
import { Backend, type PostLie } from './Backend.ts';
import { Disk } from './Disk.ts';
import { Internet, type Lie } from './Internet.ts';
import { Provider } from './Provider.ts';
import { type Device, Tab } from './Tab.ts';
import { Timeline } from './Timeline.ts';
import { Witness } from './Witness.ts';

export type Cast = {
  seed: number;
  tabs: 1 | 2;
  hasLocks: boolean;
  onlySends?: boolean;
  lie?: Lie;
  postLie?: PostLie;
};
export type Ending = {
  /** The first broken promise; null when all promises hold. */
  complaint: string | null;
  /** What happened, step by step. */
  steps: string[];
  requests: number;
  /** How many of them a CDN answered from its cache. */
  cdnHits: number;
  /** How often a whole copy took the place of another. */
  copies: number;
  /** Submissions that reached the server, and those of them that a reviewer has put into the directory. */
  submissions: number;
  listed: number;
};

const minute = 60_000;

/** A server, a network, a device and its tabs. Whatever happens in here is decided by the seed. */
export class World {
  readonly backend: Backend;
  readonly device: Device;
  readonly steps: string[] = [];
  readonly #mostTabs: number;
  readonly #tabs: Tab[] = [];

  constructor({ seed, tabs, hasLocks, onlySends = false, lie, postLie }: Cast) {
    const random = seeded(seed);
    const timeline = new Timeline();
    this.backend = new Backend(random, () => timeline.now, postLie);
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
    const locks = hasLocks ? new Map<string, Tab>() : null;
    const provider = new Provider(this.backend, random, () => timeline.elapsed);
    internet.onPost = (body) => provider.sees(body);
    this.device = { timeline, disk, internet, random, witness, provider, onlySends, locks };
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
    // In one transaction too: between two reads an entry may be edited, and its old logo dropped.
    const { sent, logos } = await timeline.finish(
      store.user((db) =>
        db.transaction('r', db.outbox, db.logos, async () => ({
          sent: (await db.outbox.toArray()).flatMap((record) => parseEntry(record) ?? []),
          logos: await db.logos.toArray(),
        })),
      ),
    );
    const bytes = new Map(logos.map((logo) => [logo.name, new Uint8Array(logo.bytes).join()]));
    this.device.provider.vouches(sent, (name) => bytes.get(name) ?? null);
    store.close();
  }

  /** What the provider's device has stored. */
  async #entries(): Promise<StoredEntry[]> {
    const { timeline, disk } = this.device;
    const store = openLocalStore(
      disk.plain,
      timeline.clockFor(() => true),
    );
    const found = await timeline.finish(entries(store));
    store.close();
    return found;
  }

  /** Another device was faster: the person says that this one's words stand. */
  async #settleConflicts(): Promise<void> {
    const tab = this.anyTab();
    for (const { id, state } of await this.#entries()) {
      if (state === 'conflict') await this.device.timeline.finish(tab.outbox.keepMine(id));
    }
  }

  /** No more faults. By itself, without a new start, everything must come right. */
  async quiet(): Promise<void> {
    const { timeline, internet, provider, onlySends } = this.device;
    this.steps.push('quiet');
    internet.weather = 'fair';
    internet.posts.deliverAll();
    this.backend.submissions.turns = Infinity;
    this.backend.commitAll();
    for (const tab of this.#tabs) tab.heal();
    this.openTab();
    for (const tab of this.#alive) tab.signals.show();
    await timeline.pass(16 * minute);
    await this.#settleConflicts();
    // Longer than any wait a server may have asked for.
    if (!(await this.#isWell())) await timeline.pass(81 * minute);
    await this.#settleConflicts();
    // A camp that was taken back just now is in the list until the next pull.
    await timeline.pass(onlySends ? minute : 16 * minute);
    await this.probe();
    if (!onlySends) await this.#showsDirectory();
    for (const tab of this.#alive) tab.close();
    provider.ends(await this.#entries());
  }

  async #isWell(): Promise<boolean> {
    const { witness, provider, onlySends } = this.device;
    const isContent = ({ shown, sync }: Tab) =>
      witness.isRight(shown) && sync.status.getState().problem === null;
    return (onlySends || this.#alive.every(isContent)) && provider.isRight(await this.#entries());
  }

  async #showsDirectory(): Promise<void> {
    const { timeline, witness, disk } = this.device;
    for (const tab of this.#alive) witness.ends('an open tab', tab.shown);
    this.backend.correctBadRows();
    await timeline.pass(16 * minute);
    for (const tab of this.#alive) {
      witness.ends('an open tab', tab.shown);
      witness.isContent(tab.sync.status.getState());
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
  const { timeline, disk, internet, witness, provider } = world.device;
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
    complaint: complaint ?? provider.complaint,
    copies,
    steps: world.steps,
    submissions: world.backend.submissions.rows.size,
    listed: world.backend.listedSubmissions(),
    requests: internet.requests,
    cdnHits: internet.cdnHits,
  };
}
