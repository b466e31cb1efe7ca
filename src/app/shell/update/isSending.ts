import { OUTBOX_NAME } from '#base/storage/storageKeys.ts';
/**
 * Whether a tab is sending a listing right now, told by its lock (src/providers/store/outbox). A reload would cut the request off.
 * What waits to be sent is stored, and no update loses it.
 */
export async function isSending(): Promise<boolean> {
  // Missing in old browsers: then the request is sent again after the reload.
  const locks: LockManager | undefined = navigator.locks;
  const { held = [] } = (await locks?.query()) ?? {};
  return held.some(({ name }) => name?.startsWith(OUTBOX_NAME));
}
