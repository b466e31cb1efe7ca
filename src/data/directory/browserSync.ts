import { deviceClock } from '../device/clock.ts';
import { browserSignals } from '../device/tabSignals.ts';
import { supabaseRemote } from './remote.ts';
import type { SyncTools } from './sync.ts';

/** What sync lives on in a browser. */
export const browserSync = (): Omit<SyncTools, 'store' | 'showInMemory'> => ({
  remote: supabaseRemote(),
  clock: deviceClock,
  tab: browserSignals,
  random: () => Math.random(),
  locks: globalThis.navigator?.locks,
});
