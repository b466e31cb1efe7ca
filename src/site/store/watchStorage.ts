import { attempt } from '#base/device/attempt.ts';
import { parsedJson } from '#base/text/parsedJson.ts';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { type Clock, deviceClock } from '#base/device/clock.ts';
import type { LocalStore, UserDb } from '#base/storage/db.ts';
import type { Live } from '#base/storage/live.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { STORED_KEY } from '#base/storage/storageKeys.ts';

/**
 * `refused`: what is saved now is lost with the tab. `cleared`: the browser has deleted the data that was stored at
 * `keptAt` (ms since 1970). A private window that works is neither: browsers do not reveal it.
 */
export type StorageTrouble = { kind: 'refused' } | { kind: 'cleared'; keptAt: number } | null;

export type StorageWatch = Live<StorageTrouble> & {
  /** The person knows. */
  dismiss: () => void;
};

export type StorageWatchTools = {
  store: LocalStore;
  localStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  clock?: Clock | undefined;
};

/**
 * Chromium clears databases when a device runs out of space, and leaves localStorage alone: a mark there that something
 * was saved, beside a database without a trace of it, is proof. Safari clears both, and leaves none.
 */
const MarkSchema = v.object({ keptAt: v.pipe(v.number(), v.minValue(1)) });

/** Begins at once, and watches as long as the tab lives. */
export function watchStorage({
  store,
  localStorage,
  clock = deviceClock,
}: StorageWatchTools): StorageWatch {
  const state = createStore<StorageTrouble>(() => null);
  const mark = keptMark(localStorage);
  let isFirst = true;

  function onCount({ kept, traces }: Awaited<ReturnType<typeof countRows>>): void {
    const keptAt = isFirst && traces === 0 ? mark.read() : null;
    isFirst = false;
    if (keptAt !== null) {
      state.setState({ kind: 'cleared', keptAt }, true);
      return;
    }
    if (kept > 0) mark.write(clock.now());
    // Do not warn a family that removed the last entry or erased the device. The warning about cleared data repeats at
    // each visit until the family dismisses it.
    else if (state.getState()?.kind !== 'cleared') mark.remove();
    if (kept > 0 || state.getState()?.kind === 'refused') state.setState(null, true);
  }
  function onError(error: unknown): void {
    // Code that did not arrive is no sign of blocked storage, and a save that does not fit reports that itself.
    const isRefused = error instanceof StorageError && !error.isFull;
    if (isRefused && state.getState() === null) state.setState({ kind: 'refused' }, true);
  }
  store.live(() => store.user(countRows), onCount, onError);

  return {
    ...state,
    dismiss() {
      if (state.getState()?.kind === 'cleared') mark.remove();
      state.setState(null, true);
    },
  };
}

/** `traces`: includes removed and unfinished rows. */
async function countRows(db: UserDb): Promise<{ kept: number; traces: number }> {
  const { favorites, plan, notes, outbox, tombstones, drafts } = db;
  const [kept, others] = await Promise.all([
    rowsOf([favorites, plan, notes, outbox]),
    rowsOf([tombstones, drafts]),
  ]);
  return { kept, traces: kept + others };
}

async function rowsOf(tables: readonly { count: () => PromiseLike<number> }[]): Promise<number> {
  const counts = await Promise.all(tables.map((table) => table.count()));
  return counts.reduce((sum, count) => sum + count);
}

/** Saves the mark in localStorage. If that is refused, there is no mark and no notice. */
function keptMark(localStorage: StorageWatchTools['localStorage']) {
  return {
    read(): number | null {
      const stored = parsedJson(attempt(() => localStorage().getItem(STORED_KEY)) ?? null);
      const { success, output } = v.safeParse(MarkSchema, stored);
      return success ? output.keptAt : null;
    },
    write: (keptAt: number) =>
      attempt(() => localStorage().setItem(STORED_KEY, JSON.stringify({ keptAt }))),
    remove: () => attempt(() => localStorage().removeItem(STORED_KEY)),
  };
}
