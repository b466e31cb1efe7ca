import { deviceClock } from '../device/clock.ts';
import { browserSignals } from '../device/tabSignals.ts';
import { openDeviceSession } from '../session/deviceSession.ts';
import type { EngineTools } from './lazySync.ts';
import { supabaseRemote } from './remote.ts';

/** What sync, the outbox and the session live on in a browser. */
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
    async openFamilySync(parts) {
      const { openFamilySync } = await import('../family/sync/openFamilySync.ts');
      return openFamilySync(parts, both);
    },
    openDeviceSession: (state) => openDeviceSession(state, { localStorage: () => localStorage }),
  };
}
