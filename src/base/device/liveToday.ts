import { createStore } from 'zustand/vanilla';
import { atlantaDay } from '../day/atlantaDay.ts';
import type { Clock } from './clock.ts';
import type { Live } from '../storage/live.ts';

/** A tab may stay open past midnight, and a sleeping device's timers are late. */
const LOOK_EVERY_MS = 600_000;

/**
 * Today in Atlanta (YYYY-MM-DD), live from its first subscriber on. A prerendered page begins with the day it was made
 * for, or hydration would not match it.
 */
export function liveToday(servedDay: string | null, clock: Clock): Live<string> {
  const state = createStore<string>(() => servedDay ?? atlantaDay(clock.now()));
  let isStarted = false;
  const look = () => {
    const day = atlantaDay(clock.now());
    if (day !== state.getState()) state.setState(day, true);
    clock.after(LOOK_EVERY_MS, look);
  };
  return {
    ...state,
    subscribe(listener) {
      const unsubscribe = state.subscribe(listener);
      if (!isStarted) {
        isStarted = true;
        look();
      }
      return unsubscribe;
    },
  };
}
