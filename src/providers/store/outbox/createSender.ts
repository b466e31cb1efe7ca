// WHEN entries are sent: a schedule and a lock for each of them, so that none holds up another.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { BROKEN } from '#providers/rules/submission/submitted.ts';
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import {
  createSchedule,
  withTabLock,
  type Locks,
  type Next,
  OTHER_TAB_RETRY_MS,
  type Schedule,
} from '#base/device/schedule.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import type { TabSignals } from '#base/device/tabSignals.ts';
import { drain, type DrainTools } from './drain.ts';
import { changeEntry, entries, loadEntry } from './entries.ts';
import { postponed } from './revisions.ts';
import { type StoredEntry, waitUntil } from './storedEntry.ts';
import { OUTBOX_NAME } from '#base/storage/storageKeys.ts';

export type SenderTools = DrainTools & {
  tab: TabSignals;
  locks: Locks;
  /** An entry still waits: where the browser can, it wakes the app when there is a network. */
  askForWake?: (() => void) | undefined;
};

export type Sender = {
  /** The ids of what this tab is sending right now. Never stored: a phone can die in the middle of it. */
  sending: StoreApi<ReadonlySet<string>>;
  /** Begins to send whatever waits, in whichever tab it was written; the returned function cancels it. */
  start: () => () => void;
  /** Now, whatever was planned; ends with that attempt. Never throws. */
  send: (entry: Pick<StoredEntry, 'id' | 'revision'>) => Promise<void>;
};

type Sending = { revision: number; schedule: Schedule; stop: () => void };

const STORAGE_RETRY_MS = 60 * 1000;

export function createSender(tools: SenderTools): Sender {
  const { store, clock, tab, locks } = tools;
  const sending = createStore<ReadonlySet<string>>(() => new Set());
  const schedules = new Map<string, Sending>();
  let isStarted = false;

  async function attempt(id: string, signal: AbortSignal): Promise<Next | null> {
    try {
      const outcome = await withTabLock(locks, `${OUTBOX_NAME}-${id}`, () =>
        drainAlone(id, signal),
      );
      return outcome === 'other tab' ? { ms: OTHER_TAB_RETRY_MS } : outcome;
    } catch (error) {
      if (signal.aborted) return null;
      if (error instanceof StorageError || isNoAnswer(error)) return { ms: STORAGE_RETRY_MS };
      console.error('A listing could not be sent', error);
      return postponeBroken(id);
    }
  }

  /** After a bug: the card shows it, and a later version of the app may send it. */
  async function postponeBroken(id: string): Promise<Next> {
    const later = { problem: BROKEN, waitMs: null, wantsProof: false };
    const put = (entry: StoredEntry) =>
      postponed(entry, entry.revision, later, clock.now(), () => tools.random());
    return changeEntry(store, id, put).then(nextOf, () => ({ ms: STORAGE_RETRY_MS }));
  }

  async function drainAlone(id: string, signal: AbortSignal): Promise<Next> {
    sending.setState((ids) => new Set([...ids, id]), true);
    try {
      await drain(id, tools, signal);
      return nextOf(await loadEntry(store, id));
    } finally {
      sending.setState((ids) => new Set([...ids].filter((other) => other !== id)), true);
    }
  }

  function nextOf(entry: StoredEntry | null): Next {
    if (entry?.state !== 'waiting') return { ms: null, quietMs: 0 };
    tools.askForWake?.();
    const now = clock.now();
    return {
      ms: waitUntil(entry.nextAttemptAt, now),
      quietMs: waitUntil(entry.notBefore, now),
    };
  }

  /** Begins at once when it is new, but not before the moment the server has named. */
  function scheduleOf({ id, revision }: Pick<StoredEntry, 'id' | 'revision'>, planned?: Next) {
    const known = schedules.get(id);
    if (known) return known;
    const schedule = createSchedule(
      { clock, tab },
      {
        work: (signal) => attempt(id, signal),
        settle(next: Next | null) {
          if (next?.ms === null) forget(id);
          return next;
        },
        // A provider may put the phone away right after pressing Submit.
        runsHidden: true,
      },
    );
    const made: Sending = { revision, schedule, stop: () => {} };
    schedules.set(id, made);
    if (isStarted) made.stop = schedule.start(planned);
    return made;
  }

  function forget(id: string): void {
    schedules.get(id)?.stop();
    schedules.delete(id);
  }

  function follow(all: readonly StoredEntry[]): void {
    const waiting = all.filter(({ state }) => state === 'waiting');
    for (const entry of waiting) {
      const quietMs = waitUntil(entry.notBefore, clock.now());
      const known = schedules.has(entry.id);
      const one = scheduleOf(entry, quietMs > 0 ? { ms: quietMs, quietMs } : undefined);
      if (known && one.revision !== entry.revision) void one.schedule.begin();
      one.revision = entry.revision;
    }
    const ids = new Set(waiting.map(({ id }) => id));
    for (const [id, { schedule }] of schedules) {
      // A running one ends on its own; the list may be older than what it sends.
      if (!ids.has(id) && !schedule.isRunning()) forget(id);
    }
  }

  return {
    sending,
    async send(entry) {
      const one = scheduleOf(entry);
      one.revision = entry.revision;
      await one.schedule.begin();
    },
    start() {
      if (isStarted) return () => {};
      isStarted = true;
      // Failing storage reopens automatically (db.ts).
      const stopFollowing = store.live(
        () => entries(store),
        follow,
        () => undefined,
      );
      return () => {
        isStarted = false;
        stopFollowing();
        for (const id of schedules.keys()) forget(id);
      };
    },
  };
}
