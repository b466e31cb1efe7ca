import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { openLocalStore, type LocalStore } from '#base/storage/db.ts';
import { createOutbox, type LiveOutbox } from '#providers/store/outbox/createOutbox.ts';
import { submissionRemote } from '#providers/store/outbox/sendSubmission.ts';
import { PUBLISHABLE_KEY } from '#local/start/keys.ts';
import type { FakeClock } from '#tests/fakes/fakeClock.ts';
import type { fakeLocks } from '#tests/fakes/fakeLocks.ts';
import { fakeTab } from '#tests/fakes/fakeTab.ts';
import type { Seeded } from '#tests/fixtures/seeded.ts';

// Live queries do nothing where the global says there is no IndexedDB, as in prerendering.
Dexie.dependencies.indexedDB = new IDBFactory();

export type Device = {
  name: string;
  disk: IDBFactory;
  clock: FakeClock;
  /** Null in a browser without them. */
  locks: ReturnType<typeof fakeLocks> | null;
  random: Seeded;
  url: string;
};

const never = () => new Promise<never>(() => {});

/** One tab with the product's own outbox, on storage that outlives it. It may die before and after any call. */
export class Tab {
  readonly store: LocalStore;
  readonly outbox: LiveOutbox;
  readonly signals = fakeTab();
  /** Calls of storage and network, counted when they begin and when they end. */
  diesIn = Infinity;
  isGone = false;
  readonly #real: LocalStore;
  readonly #died = Promise.withResolvers<void>();
  readonly #connections = new AbortController();
  readonly #stop: () => void;

  constructor({ name, disk, clock, locks, random, url }: Device) {
    const clockOfTab = {
      // As Date.now has it.
      now: () => Math.floor(clock.now()),
      after: (ms: number, callback: () => void) =>
        clock.after(ms, () => {
          if (!this.isGone) callback();
        }),
    };
    this.#real = openLocalStore({ indexedDB: disk, IDBKeyRange }, clockOfTab, name);
    this.store = {
      ...this.#real,
      // Asked again where it begins: a connection that was lost repeats the work.
      user: (work) => this.#call(() => this.#real.user((db) => (this.isGone ? never() : work(db)))),
    };
    this.outbox = createOutbox({
      store: this.store,
      remote: submissionRemote(() => ({ url, key: PUBLISHABLE_KEY, fetch: this.#fetch })),
      clock: clockOfTab,
      tab: this.signals,
      random: () => random.next(),
      randomBytes: (length) => Uint8Array.from({ length }, () => random.below(256)),
      locks: locks ? { request: this.#lock(locks) } : undefined,
      persist: () => Promise.resolve(false),
    });
    this.#stop = this.outbox.start();
  }

  /** The process dies: whatever was under way stops between two steps, and its locks are free. */
  kill(): void {
    if (this.isGone) return;
    this.isGone = true;
    this.#connections.abort();
    this.#died.resolve();
    this.#stop();
    this.#real.close();
  }

  /** Ends with `work`, or when the tab dies. True when it was done. */
  does(work: (outbox: LiveOutbox) => Promise<unknown>): Promise<boolean> {
    const done = work(this.outbox).then(
      () => true,
      () => false,
    );
    return Promise.race([done, this.#died.promise.then(() => false)]);
  }

  /** Ends when nothing is being sent any more, or when the tab dies. */
  async isQuiet(): Promise<void> {
    const { sending } = this.outbox;
    while (!this.isGone && sending.getState().size > 0) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const unsubscribe = sending.subscribe(() => resolve());
      await Promise.race([promise, this.#died.promise]);
      unsubscribe();
    }
  }

  async #call<T>(work: () => PromiseLike<T>): Promise<T> {
    await this.#step();
    try {
      return await work();
    } finally {
      await this.#step();
    }
  }

  /** Nothing of a dead tab goes on. */
  #step(): Promise<void> | null {
    this.diesIn -= 1;
    if (this.diesIn <= 0) this.kill();
    return this.isGone ? never() : null;
  }

  readonly #fetch: typeof fetch = (input, init = {}) =>
    this.#call(() => {
      const signals = [init.signal, this.#connections.signal].filter((one) => one != null);
      return fetch(input, { ...init, signal: AbortSignal.any(signals) });
    });

  #lock(locks: ReturnType<typeof fakeLocks>): LockManager['request'] {
    return async (name: string, ...args: unknown[]) => {
      const work = args.at(-1);
      if (typeof work !== 'function') throw new TypeError('no callback');
      const done = await locks.request(name, { ifAvailable: true }, (lock: Lock | null) =>
        Promise.race([work(lock), this.#died.promise]),
      );
      return this.isGone ? never() : done;
    };
  }
}
