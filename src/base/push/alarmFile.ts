import { ALARMS_CACHE } from '../storage/storageKeys.ts';
import { type AlarmMemory, emptyAlarmMemory, parseAlarmMemory } from './alarmMemory.ts';

export type AlarmFileTools = {
  caches: Pick<CacheStorage, 'open' | 'has' | 'delete'>;
  /** Missing in old browsers: then a change of another tab may be lost, and the next pass makes up for it. */
  locks: Pick<LockManager, 'request'> | undefined;
  /** To the other pages, and from them and the service worker. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
};

export type AlarmFile = {
  /** Rejects where the browser refuses. */
  read(): Promise<AlarmMemory>;
  /** Changes what is stored now, by whoever. Resolves to what is stored then; rejects on a full disk, and nothing is changed. */
  change(next: (memory: AlarmMemory) => AlarmMemory): Promise<AlarmMemory>;
  /** Empty from now on: needs no room. Rejects where the browser refuses. */
  forget(): Promise<void>;
  /** Calls back when another page or the service worker has changed it. */
  onChange(listener: () => void): void;
};

/** Held while the file is read and written. */
const FILE_LOCK = `${ALARMS_CACHE}-file`;
/** As good as a path of this site, which no server has. */
const FILE = '/alarms.json';

/** One JSON file in a cache of its own: the service worker reads it without a database. */
export function alarmFile({ caches, locks, channel }: AlarmFileTools): AlarmFile {
  async function textOf(): Promise<string | null> {
    // Opening would make it.
    if (!(await caches.has(ALARMS_CACHE))) return null;
    const stored = await (await caches.open(ALARMS_CACHE)).match(FILE);
    return stored === undefined ? null : stored.text();
  }

  async function changeNow(next: (memory: AlarmMemory) => AlarmMemory): Promise<AlarmMemory> {
    const text = await textOf();
    const memory = next(memoryOf(text));
    const nextText = JSON.stringify(memory);
    if (nextText === text) return memory;
    if (nextText === EMPTY) await forget();
    else {
      await (await caches.open(ALARMS_CACHE)).put(FILE, new Response(nextText));
      tellOthers();
    }
    return memory;
  }

  async function forget(): Promise<void> {
    await caches.delete(ALARMS_CACHE);
    tellOthers();
  }

  function tellOthers(): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this site, not a window
    channel.postMessage('changed');
  }

  return {
    read: async () => memoryOf(await textOf()),
    change: (next) =>
      locks === undefined ? changeNow(next) : locks.request(FILE_LOCK, () => changeNow(next)),
    forget,
    onChange: (listener) => channel.addEventListener('message', listener),
  };
}

/**
 * What nobody can read is off, and its secret lost: the subscription is given up (createAlarmPass.ts), with which the server forgets the
 * rows when it next rings one.
 */
function memoryOf(text: string | null): AlarmMemory {
  if (text === null) return emptyAlarmMemory();
  return parseAlarmMemory(text) ?? { ...emptyAlarmMemory(), loss: 'subscription' };
}

const EMPTY = JSON.stringify(emptyAlarmMemory());
