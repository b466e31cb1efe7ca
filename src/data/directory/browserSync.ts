import { deviceClock } from '../device/clock.ts';
import { browserSignals } from '../device/tabSignals.ts';
import type { EngineTools } from './lazySync.ts';
import { supabaseRemote } from './remote.ts';

/** What sync and the outbox live on in a browser. */
export function browserSync(): EngineTools {
  const both = {
    clock: deviceClock,
    tab: browserSignals,
    random: () => Math.random(),
    locks: globalThis.navigator?.locks,
  };
  return {
    ...both,
    remote: supabaseRemote(),
    async openOutbox(store) {
      const { openOutbox } = await import('../outbox/openOutbox.ts');
      return openOutbox({ store, ...both });
    },
  };
}
