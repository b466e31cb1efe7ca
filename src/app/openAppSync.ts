import type { LiveOutbox } from '#providers/providers.ts';
import type { FamilyParts, FamilySync } from '#family/family.ts';
import { createSyncStatus, type AppSync, loadSync, type SyncTools } from '#camps/camps.ts';
import { asPreload } from '#ui/asPreload.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import { lazy } from '#base/device/lazy.ts';
import type { LocalStore } from '#base/storage/db.ts';
import type { DeviceSession, SessionStore } from '#base/session/deviceSession.ts';

export type EngineTools = Omit<
  SyncTools,
  'store' | 'showInMemory' | 'outbox' | 'familySync' | 'planner'
> & {
  /** Begins to send what waits. */
  openOutbox: (store: LocalStore) => Promise<LiveOutbox>;
  /** Begins to bring the devices of a family in step. */
  openFamilySync: (parts: FamilyParts) => Promise<FamilySync>;
  /** Who is signed in. */
  openDeviceSession: (state: SessionStore) => DeviceSession;
};

export type AppSyncTools = {
  /** The same as `store` is loaded with: without its code a pull would fail in an unexpected way. */
  openStore: () => Promise<unknown>;
  /** The server and what else only the engine needs; fetched with it. And the way to the outbox and the session. */
  loadSyncTools: () => Promise<EngineTools>;
  showInMemory: SyncTools['showInMemory'];
  outbox: SyncTools['outbox'];
  familySync: SyncTools['familySync'];
  planner: SyncTools['planner'];
};

export function openAppSync(
  store: LocalStore,
  { openStore, loadSyncTools, ...others }: AppSyncTools,
): AppSync {
  const status = createSyncStatus();
  const engine = lazy(async () => {
    // Not the store, for which the page waits.
    const code = asPreload(() => Promise.all([loadSync(), loadSyncTools()]));
    const [[{ createSync }, tools]] = await Promise.all([code, openStore()]);
    return createSync({ store, ...others, ...tools }, status);
  });

  async function started() {
    try {
      const sync = await engine();
      sync.start();
      return sync;
    } catch (error) {
      logBug(error);
      // Handled as any other request without a response: shown, and retried on demand.
      status.setState({ problem: 'load' });
      return null;
    }
  }
  return {
    status,
    start: started,
    refresh: async () => (await started())?.refresh(),
  };
}
