import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { type LocalStore, openLocalStore } from '#base/storage/db.ts';
import { entries } from '#providers/store/outbox/entries.ts';
import type { StoredEntry } from '#providers/store/outbox/storedEntry.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeLocks } from '#tests/fakes/fakeLocks.ts';
import { seeded } from '#tests/fixtures/seeded.ts';
import { hashOf } from './hashOf.ts';
import type { RoughNetwork } from './RoughNetwork.ts';
import { type Device, Tab } from './Tab.ts';
import { turns } from './turns.ts';

const HOUR = 60 * 60 * 1000;
/** A request of a logo of 1 MB is given up after 130 s. */
const LONGEST_WAIT = 135_000;
/** Until live lists have told their tabs what is stored. */
const LIVE_LIST_TURNS = 20;
const MOST_ROUNDS = 12;

/** One provider's phone, with one tab or two. */
export class Phone {
  readonly clock = fakeClock();
  readonly tabs: Tab[] = [];
  kills = 0;
  readonly #device: Device;
  readonly #network: RoughNetwork;
  readonly #reader: LocalStore;

  constructor(
    seed: number,
    network: RoughNetwork,
    { tabs, hasLocks }: { tabs: number; hasLocks: boolean },
  ) {
    this.#network = network;
    this.#device = {
      name: `phone-${seed}`,
      disk: new IDBFactory(),
      clock: this.clock,
      locks: hasLocks ? fakeLocks() : null,
      // Of its own: how often a tab draws depends on the network.
      random: seeded(hashOf(`phone ${seed}`)),
      url: network.url,
    };
    network.onSilence = () => setImmediate(() => this.clock.pass(LONGEST_WAIT));
    const { disk, name } = this.#device;
    this.#reader = openLocalStore({ indexedDB: disk, IDBKeyRange }, this.clock, name);
    for (let count = 0; count < tabs; count += 1) this.tabs.push(new Tab(this.#device));
  }

  /** Another process in place of the tab with this number. */
  restart(number: number): Tab {
    const old = this.tabs[number];
    if (old) {
      if (!old.isGone) this.kills += 1;
      old.kill();
    }
    const tab = new Tab(this.#device);
    this.tabs[number] = tab;
    return tab;
  }

  /** A tab that works; one that has died is opened again. */
  tab(number: number): Tab {
    const tab = this.tabs[number % this.tabs.length];
    if (tab && !tab.isGone) return tab;
    this.kills += 1;
    return this.restart(number % this.tabs.length);
  }

  /** Ends when one more request is on its way, or when all is `sent`. */
  async isInTheMiddle(sent: Promise<unknown>): Promise<void> {
    await Promise.race([this.#network.nextRequest(), sent]);
  }

  async isQuiet(): Promise<void> {
    await Promise.all(this.tabs.map((tab) => tab.isQuiet()));
  }

  /** Time passes, and whatever falls due is done before it goes on. */
  async lives(ms: number): Promise<void> {
    const end = this.clock.now() + ms;
    for (let left = ms; left > 0; left = end - this.clock.now()) {
      const [next = left] = this.clock.timers();
      this.clock.pass(Math.min(left, Math.max(1, next)));
      await turns(LIVE_LIST_TURNS);
      await this.isQuiet();
    }
  }

  /** As they are stored, whichever tab has died. */
  entries(): Promise<StoredEntry[]> {
    return entries(this.#reader);
  }

  /** The network is good from now on, and time passes. The rounds it took until nothing waited, or one too many. */
  async comesToRest(): Promise<number> {
    this.#network.isFair = true;
    for (const tab of this.tabs) tab.kill();
    this.tabs.splice(0, Infinity, new Tab(this.#device));
    let rounds = 0;
    for (; rounds <= MOST_ROUNDS; rounds += 1) {
      await turns(LIVE_LIST_TURNS);
      await this.isQuiet();
      // As a screen reads them; what was given up because time passed in the middle of it is read again.
      const shown = await entries(this.tab(0).store).catch(() => null);
      if (shown?.every(({ state }) => state !== 'waiting')) break;
      await this.lives(7 * HOUR);
    }
    return rounds;
  }

  close(): void {
    for (const tab of this.tabs) tab.kill();
    this.#reader.close();
  }
}
