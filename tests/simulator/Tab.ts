import { toggleFavorite } from '#data/family/commands.ts';
import { openLocalStore, type LocalStore } from '#data/device/db.ts';
import { pull } from '#data/directory/pull.ts';
import { directory, type DirectoryAnswer } from '#data/directory/queries.ts';
import { supabaseRemote } from '#data/directory/remote.ts';
import { createSync, type Sync } from '#data/directory/sync.ts';
import { type FakePage, fakePage } from '#tests/fakes/fakePage.ts';
import type { Random } from '#tests/fakes/seeded.ts';
import type { Disk, Drive } from './Disk.ts';
import type { Internet } from './Internet.ts';
import type { Timeline } from './Timeline.ts';
import type { Witness } from './Witness.ts';

export type Device = {
  timeline: Timeline;
  disk: Disk;
  internet: Internet;
  random: Random;
  witness: Witness;
  /** Web Locks of the device; null in a browser without them. */
  lock: { holder: Tab | null } | null;
};

/** One tab with the app in it, all of it real but for storage, network, time and locks. */
export class Tab {
  readonly phone: LocalStore;
  readonly sync: Sync;
  readonly page: FakePage = fakePage();
  readonly drive: Drive;
  readonly #device: Device;
  /** Requests until it dies, counted when they leave and when they are back. */
  crashAtRequest = Infinity;
  /** What its screen shows now. */
  shown: DirectoryAnswer | null = null;
  readonly #stop: (() => void)[];

  constructor(device: Device) {
    const { timeline, disk, internet, random, witness } = device;
    this.#device = device;
    this.drive = disk.drive();
    const clock = timeline.clockFor(() => !this.isGone);
    this.phone = openLocalStore(this.drive.storage, clock);
    const onUse = () => {
      this.crashAtRequest -= 1;
      if (this.crashAtRequest <= 0) this.crash();
    };
    const server = {
      url: 'https://camply.example',
      key: 'key',
      files: 'https://camply.example/directory/',
      fetch: internet.fetchFor(onUse, () => this.isGone),
    };
    this.#tools = { phone: this.phone, remote: supabaseRemote(() => server), clock };
    this.sync = createSync({
      ...this.#tools,
      page: this.page,
      random: () => random.next(),
      locks: device.lock ? { request: this.#request } : undefined,
    });
    this.#stop = [
      this.phone.live(
        () => directory(this.phone),
        (answer) => {
          if (this.isGone) return;
          witness.sees(this.shown, answer);
          this.shown = answer;
        },
        () => {},
      ),
      this.sync.start(),
    ];
  }

  readonly #tools: {
    phone: LocalStore;
    remote: ReturnType<typeof supabaseRemote>;
    clock: ReturnType<Timeline['clockFor']>;
  };

  get isGone(): boolean {
    return this.drive.isGone;
  }

  /** The person taps a heart. */
  tap(campId: string): void {
    this.#device.witness.tapped(campId, toggleFavorite(campId, this.phone), () => this.isGone);
  }

  /** A pull beside the one of sync, in small steps and packing early: as another tab without a lock. */
  async pullBeside(): Promise<void> {
    const { witness, internet } = this.#device;
    const { changes, weather } = internet;
    const newest = witness.newest();
    try {
      await pull({ ...this.#tools, pageSize: 3, foldAt: 2 }, new AbortController().signal);
    } catch {
      // It says so; sync tries again.
      return;
    }
    const wasHeard = weather === 'fair' && internet.changes === changes;
    if (!this.isGone) witness.pulled(wasHeard ? newest : null);
  }

  /** The process dies: whatever was under way stops between two steps, and the lock is free. */
  crash(): void {
    if (this.isGone) return;
    this.#device.disk.pullOut(this.drive);
    const { lock } = this.#device;
    if (lock?.holder === this) lock.holder = null;
    this.#end();
  }

  /** No more faults of its own. */
  heal(): void {
    this.drive.coming = [];
    this.drive.openFailures = 0;
    this.drive.fullFor = 0;
    this.crashAtRequest = Infinity;
  }

  /** The person closes the tab. */
  close(): void {
    this.page.leave();
    this.crash();
  }

  #end(): void {
    for (const stop of this.#stop) stop();
    this.phone.close();
  }

  readonly #request = async (_name: string, ...given: unknown[]): Promise<unknown> => {
    const work = given.at(-1);
    const { lock } = this.#device;
    if (typeof work !== 'function' || lock === null) throw new TypeError('no work');
    if (lock.holder !== null) return work(null);
    lock.holder = this;
    try {
      return await work({ name: 'camply-pull', mode: 'exclusive' });
    } finally {
      if (lock.holder === this) lock.holder = null;
    }
  };
}
