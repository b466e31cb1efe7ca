// A plan that somebody shared, as this phone opened it by a link. It stays apart from the phone's own plan.
import { createStore } from 'zustand/vanilla';
import type { RoomOnPhone, Rooms, RoomView } from '#family/family.ts';
import type { Clock } from '#base/device/clock.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import { backoffMs, createSchedule, type Next } from '#base/device/schedule.ts';
import type { TabSignals } from '#base/device/tabSignals.ts';
import type { Live } from '#base/storage/live.ts';
import { readNotesOf, type SharedEdit, sharedEditRecords } from '#planner/rules/room/sharedEdit.ts';

/** `takenBack`: or it has expired. `cutOff`: not all of the key is in the address. `none`: no link was opened, or it was left. */
export type SharedRoomView =
  | { is: 'opening' | 'cutOff' | 'none' | 'noSignal' }
  /** `unsent`: how many changes of this phone came too late. */
  | { is: 'takenBack'; unsent: number }
  | { is: 'open'; view: RoomView; isStored: boolean };

export type SharedRoomTools = {
  rooms: Rooms;
  clock: Clock;
  tab: TabSignals;
  /** 0 up to 1. */
  random: () => number;
};

export type LiveSharedRoom = {
  state: Live<SharedRoomView>;
  /** Resolves once the change is on this phone. */
  save(edit: SharedEdit): Promise<'saved' | 'failed'>;
  /** The name that the person goes by here. */
  setYou(name: string): Promise<void>;
  again(): Promise<void>;
  /** It goes from this phone; the link still opens it. */
  leave(): Promise<void>;
  start(): () => void;
};

const LIVE_MS = 20 * 1000;
const MAX_BACKOFF_MS = 5 * 60 * 1000;

type Outcome = 'done' | 'ended' | 'canceled' | { waitMs: number };

/** `secret`: of the link; null opens the room that was opened last. */
export function createSharedRoom(
  { rooms, clock, tab, random }: SharedRoomTools,
  secret: string | null,
): LiveSharedRoom {
  const state = createStore<SharedRoomView>(() => ({ is: 'opening' }));
  const show = (next: SharedRoomView) => state.setState(next, true);
  let room: RoomOnPhone | null = null;
  let failures = 0;

  async function opened(): Promise<RoomOnPhone | null> {
    if (room !== null) return room;
    const wanted = secret ?? (await rooms.lastOpened());
    room = wanted === null ? null : await rooms.opened(wanted);
    if (room === null) return null;
    // By its link: from now on it is the one that was opened last.
    const isByLink = secret !== null;
    const view = await (isByLink ? room.write([], { openedAt: clock.now() }) : room.open());
    if (view.syncedAt !== null) show({ is: 'open', view, isStored: true });
    return room;
  }

  async function pass(signal: AbortSignal): Promise<Outcome> {
    const here = await opened();
    if (here === null) {
      show({ is: secret === null ? 'none' : 'cutOff' });
      return 'ended';
    }
    const outcome = await here.pass(signal);
    if (outcome === 'canceled') return outcome;
    if (outcome === 'gone') {
      const { waiting } = await here.open();
      await here.drop();
      show({ is: 'takenBack', unsent: waiting });
      return 'ended';
    }
    const view = await here.open();
    const isStored = outcome !== 'done';
    if (view.syncedAt === null) show({ is: 'noSignal' });
    else show({ is: 'open', view, isStored });
    return outcome;
  }

  async function work(signal: AbortSignal): Promise<Outcome> {
    try {
      return await pass(signal);
    } catch (error) {
      if (signal.aborted) return 'canceled';
      logBug(error);
      if (state.getState().is === 'opening') show({ is: 'noSignal' });
      return { waitMs: 0 };
    }
  }

  function settle(outcome: Outcome): Next | null {
    if (outcome === 'canceled') return null;
    if (outcome === 'ended') return { ms: null };
    if (outcome === 'done') {
      failures = 0;
      return { ms: LIVE_MS, quietMs: 0 };
    }
    failures += 1;
    const backoff = backoffMs(failures, random, MAX_BACKOFF_MS);
    return { ms: Math.max(backoff, outcome.waitMs), quietMs: outcome.waitMs };
  }

  const schedule = createSchedule({ clock, tab }, { work, settle });

  function showWritten(view: RoomView): void {
    const now = state.getState();
    if (now.is === 'open') show({ ...now, view });
  }

  return {
    state,
    async save(edit) {
      try {
        const here = await opened();
        if (here === null) return 'failed';
        const records = sharedEditRecords(edit, clock.now());
        showWritten(await here.write(records, {}, readNotesOf(edit)));
        void schedule.begin();
        return 'saved';
      } catch (error) {
        logBug(error);
        return 'failed';
      }
    },
    async setYou(name) {
      const here = await opened();
      if (here) showWritten(await here.write([], { you: name }));
    },
    again: schedule.begin,
    async leave() {
      await room?.drop();
      show({ is: 'none' });
    },
    start: schedule.start,
  };
}
