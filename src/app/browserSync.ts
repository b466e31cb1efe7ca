import { supabaseRemote } from '#camps/camps.ts';
import { loadOutbox } from '#providers/providers.ts';
import { loadFamilySync } from '#family/family.ts';
import { deviceClock } from '#base/device/clock.ts';
import { browserSignals } from '#base/device/tabSignals.ts';
import { hasOpenDays } from '#base/storage/saveOpenDays.ts';
import { openDeviceSession } from '#base/session/deviceSession.ts';
import type { EngineTools } from './openAppSync.ts';

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
    hasOpenDays: () => hasOpenDays(() => localStorage),
    async openOutbox(store) {
      const { openOutbox } = await loadOutbox();
      return openOutbox({ store, ...both });
    },
    async openFamilySync(parts) {
      const { openFamilySync } = await loadFamilySync();
      return openFamilySync(parts, both);
    },
    openDeviceSession: (state) => openDeviceSession(state, { localStorage: () => localStorage }),
  };
}
