import { deviceClock } from '#base/device/clock.ts';
import { browserSignals } from '#base/device/tabSignals.ts';
import { openDeviceSession } from '#base/session/deviceSession.ts';
import type { EngineTools } from './lazySync.ts';
import { supabaseRemote } from '#camps/store/directory/remote.ts';

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
      const { openOutbox } = await import('#providers/store/outbox/openOutbox.ts');
      return openOutbox({ store, ...both });
    },
    async openFamilySync(parts) {
      const { openFamilySync } = await import('#family/store/sync/openFamilySync.ts');
      return openFamilySync(parts, both);
    },
    openDeviceSession: (state) => openDeviceSession(state, { localStorage: () => localStorage }),
  };
}
