// A plan that somebody shared, as this phone opened it by a link. It stays apart from the phone's own plan.
import { createStore } from 'zustand/vanilla';
import type { RoomOnPhone, Rooms, RoomView } from '#family/family.ts';
import type { Clock } from '#base/device/clock.ts';
import { isOfStorage, logBug } from '#base/device/isNoAnswer.ts';
import { backoffMs, createSchedule, type Next } from '#base/device/schedule.ts';
import type { TabSignals } from '#base/device/tabSignals.ts';
import type { Live } from '#base/storage/live.ts';
import { readNotesOf, type SharedEdit, sharedEditRecords } from '#planner/rules/room/sharedEdit.ts';

/** The words of a change as its writer reads them; a later one stands in the place of its key. */
export type EditWords = Readonly<Record<string, string>>;

/**
 * `takenBack`: or it has expired. `removed`: from this phone, in any tab. `cutOff`: not all of the key is in the address.
 * `none`: no link was opened. `noStorage`: this phone could not keep it.
 */
export type SharedRoomView =
  | { is: 'opening' | 'cutOff' | 'none' | 'noSignal' | 'noStorage' }
  /** `unsent`: what was changed or typed on this phone and never sent. */
  | { is: 'takenBack' | 'removed'; unsent: readonly string[] }
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
  save(edit: SharedEdit, words?: EditWords): Promise<'saved' | 'failed'>;
  /** What stands in the form of a day and is not saved: {} for nothing. */
  type(day: string, words: EditWords): void;
  /** The name that the person goes by here. */
  setYou(name: string): Promise<void>;
  again(): Promise<void>;
  /** It goes from this phone, with what waits; the link still opens it. */
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
  let wanted = secret;
  const typed = new Map<string, EditWords>();
  const typedWords = (): EditWords => Object.assign({}, ...typed.values());
  const isOver = () => ['takenBack', 'removed'].includes(state.getState().is);

  async function opened(): Promise<RoomOnPhone | null> {
    if (room !== null) return room;
    wanted ??= await rooms.lastOpened();
    room = wanted === null ? null : await rooms.opened(wanted);
    if (room === null) return null;
    // By its link: from now on it is the one that was opened last.
    const isByLink = secret !== null;
    const view = await (isByLink ? room.write([], { openedAt: clock.now() }) : room.open());
    if (view.isOver) show({ is: 'takenBack', unsent: Object.values(view.unsent) });
    else if (view.syncedAt !== null) show({ is: 'open', view, isStored: true });
    return room;
  }

  /** Null, and shown as removed, where the person has removed it, in this tab or another. */
  async function stored(): Promise<RoomView | null> {
    const view = await rooms.stored({ secret: wanted ?? '', ownSecret: '' });
    if (view === null && !isOver()) {
      show({ is: 'removed', unsent: Object.values(typedWords()) });
    }
    return view;
  }

  /** Nothing of the plan stays. What was not sent stays until the person removes it. */
  async function end(here: RoomOnPhone, view: RoomView): Promise<void> {
    const words = { ...view.unsent, ...typedWords() };
    const unsent = Object.values(words);
    await (unsent.length > 0 ? here.end(words) : here.drop());
    typed.clear();
    show({ is: 'takenBack', unsent });
  }

  async function pass(signal: AbortSignal): Promise<Outcome> {
    const here = await opened();
    if (here === null) {
      show({ is: secret === null ? 'none' : 'cutOff' });
      return 'ended';
    }
    if (isOver()) return 'ended';
    const outcome = await here.pass(signal);
    if (outcome === 'canceled') return outcome;
    const view = await stored();
    if (view === null) return 'ended';
    if (outcome === 'gone' || view.isOver) {
      await end(here, view);
      return 'ended';
    }
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
      if (['opening', 'noSignal', 'noStorage'].includes(state.getState().is)) {
        show({ is: isOfStorage(error) ? 'noStorage' : 'noSignal' });
      }
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
    async save(edit, words = {}) {
      try {
        const here = await opened();
        if (here === null || (await stored()) === null) return 'failed';
        const records = sharedEditRecords(edit, clock.now());
        showWritten(await here.write(records, { unsent: words }, readNotesOf(edit)));
        void schedule.begin();
        return 'saved';
      } catch (error) {
        logBug(error);
        return 'failed';
      }
    },
    type: (day, words) => void typed.set(day, words),
    async setYou(name) {
      const here = await opened();
      if (here && (await stored())) showWritten(await here.write([], { you: name }));
    },
    again: schedule.begin,
    async leave() {
      await room?.drop();
      show({ is: 'removed', unsent: Object.values(typedWords()) });
    },
    start: schedule.start,
  };
}
