import { pageBackend } from '#base/http/backendConfig.ts';
import { deviceName } from '#base/install/deviceName.ts';
import { createFamilySync, type FamilySyncTools, type LiveFamilySync } from './createFamilySync.ts';

/** What it shares with the rest of the app. */
export type FamilyParts = Pick<FamilySyncTools, 'store' | 'profile'>;

/** Creates the sync of a browser tab and starts it. */
export function openFamilySync(
  parts: FamilyParts,
  tools: Pick<FamilySyncTools, 'clock' | 'tab' | 'random' | 'locks'>,
): LiveFamilySync {
  const sync = createFamilySync({
    ...parts,
    ...tools,
    backend: pageBackend,
    origin: () => window.location.origin,
    deviceName: () => deviceName(navigator),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  });
  sync.start();
  return sync;
}
