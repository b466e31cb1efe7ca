import { familyOn } from '#tests/fakes/familyOn.ts';
import type { SavedStore } from '#camps/store/saved/createSavedStore.ts';
import { openLocalStore, type LocalStore } from '#base/storage/db.ts';
import { directory, type DirectoryAnswer } from '#camps/store/directory/directory.ts';
import { liveDirectory } from '#camps/store/directory/liveDirectory.ts';
import { supabaseRemote } from '#camps/store/directory/remote.ts';
import { createOutbox, type LiveOutbox } from '#providers/store/outbox/createOutbox.ts';
import { submissionRemote } from '#providers/store/outbox/sendSubmission.ts';
import { createSync, type Sync } from '#camps/store/directory/sync.ts';
import { type FakeTab, fakeTab } from '#tests/fakes/fakeTab.ts';
import { pullAndCompact } from '#tests/fakes/pullAndCompact.ts';
import type { Seeded } from '#tests/fixtures/seeded.ts';
import type { Disk, Drive } from './Disk.ts';
import type { Internet } from './Internet.ts';
import type { Provider } from './Provider.ts';
import type { Timeline } from './Timeline.ts';
import type { Witness } from './Witness.ts';

export type Device = {
  timeline: Timeline;
  disk: Disk;
  internet: Internet;
  random: Seeded;
  witness: Witness;
  provider: Provider;
  /** No pulls: what is sent alone is quicker to play. */
  onlySends: boolean;
  /** Web Locks of the device, by name; null in a browser without them. */
  locks: Map<string, Tab> | null;
};

/** One tab with the app in it, all of it real but for storage, network, time and locks. */
export class Tab {
  readonly store: LocalStore;
  readonly sync: Sync;
  readonly outbox: LiveOutbox;
  readonly signals: FakeTab = fakeTab();
  readonly drive: Drive;
  readonly #device: Device;
  /** Requests until it dies, counted when they leave and when they are back. */
  crashAtRequest = Infinity;
  /** What its screen shows now. */
  shown: DirectoryAnswer | null = null;
  readonly #family: SavedStore;
  readonly #stop: (() => void)[];
  #wasLeft = false;

  constructor(device: Device) {
    const { timeline, disk, internet, random, witness } = device;
    this.#device = device;
    this.drive = disk.drive();
    const clock = timeline.clockFor(() => !this.isGone);
    this.store = openLocalStore(this.drive.storage, clock);
    const onUse = () => {
      this.crashAtRequest -= 1;
      if (this.crashAtRequest <= 0) this.crash();
    };
    const backend = {
      url: 'https://camply.example',
      key: 'key',
      fetch: internet.fetchFor(onUse, () => this.isGone),
    };
    const list = liveDirectory(this.store, () => directory(this.store));
    this.#tools = { store: this.store, remote: supabaseRemote(() => backend), clock };
    this.sync = createSync({
      ...this.#tools,
      tab: this.signals,
      random: () => random.next(),
      locks: device.locks ? { request: this.#request } : undefined,
      showInMemory: list.set,
    });
    this.#family = familyOn(this.store, clock);
    this.outbox = createOutbox({
      store: this.store,
      remote: submissionRemote(() => backend),
      clock,
      tab: this.signals,
      random: () => random.next(),
      randomBytes: (length) => Uint8Array.from({ length }, () => random.below(256)),
      locks: device.locks ? { request: this.#request } : undefined,
      persist: () => Promise.resolve(false),
    });
    this.#stop = [this.outbox.start()];
    if (device.onlySends) return;
    this.#stop.push(
      list.subscribe((answer) => {
        if (this.isGone || answer.status === 'opening') return;
        witness.sees(this.shown, answer);
        this.shown = answer;
      }),
      this.sync.start(),
    );
  }

  readonly #tools: {
    store: LocalStore;
    remote: ReturnType<typeof supabaseRemote>;
    clock: ReturnType<Timeline['clockFor']>;
  };

  get isGone(): boolean {
    return this.drive.isGone;
  }

  /** Nothing has prevented it from sending. */
  get isUndisturbed(): boolean {
    return this.drive.faults === 0 && !this.#wasLeft;
  }

  /** A person looks at another one; the browser may freeze it. */
  leave(): void {
    this.#wasLeft = true;
    this.signals.leave();
  }

  /** A person taps a heart. */
  tap(campId: string): void {
    this.#device.witness.tapped(
      campId,
      (isFavorite) => this.#family.setFavorite(campId, isFavorite),
      () => this.isGone,
    );
  }

  /** A pull beside that of sync, in small pages and packing early: as another tab without a lock. */
  async pullBeside(): Promise<void> {
    const { witness, internet } = this.#device;
    const { changes, weather } = internet;
    const newest = witness.newest();
    try {
      await pullAndCompact({ ...this.#tools, pageSize: 3 }, 2);
    } catch {
      // Sync tries again.
      return;
    }
    const wasFair = weather === 'fair' && internet.changes === changes;
    if (!this.isGone) witness.pulled(wasFair ? newest : null);
  }

  /** The process dies: whatever was under way stops between two steps, and the lock is free. */
  crash(): void {
    if (this.isGone) return;
    this.#device.disk.pullOut(this.drive);
    const { locks } = this.#device;
    for (const [name, holder] of locks ?? []) if (holder === this) locks?.delete(name);
    this.#end();
  }

  /** No more faults of its own. */
  heal(): void {
    this.drive.coming = [];
    this.drive.openFailures = 0;
    this.drive.fullFor = 0;
    this.crashAtRequest = Infinity;
  }

  /** A person closes the tab. */
  close(): void {
    this.signals.leave();
    this.crash();
  }

  #end(): void {
    for (const stop of this.#stop) stop();
    this.store.close();
  }

  readonly #request = async (name: string, ...args: unknown[]): Promise<unknown> => {
    const work = args.at(-1);
    const { locks } = this.#device;
    if (typeof work !== 'function' || locks === null) throw new TypeError('no callback');
    // What it had queued still runs in here; a dead tab gets no lock.
    if (this.isGone) return new Promise<never>(() => {});
    if (locks.has(name)) return work(null);
    locks.set(name, this);
    try {
      return await work({ name, mode: 'exclusive' });
    } finally {
      if (locks.get(name) === this) locks.delete(name);
    }
  };
}
