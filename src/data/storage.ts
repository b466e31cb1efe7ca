/** What the browser says about this site's storage; null where it does not say. Bytes. */
export type StorageState = {
  persisted: boolean | null;
  usage: number | null;
  quota: number | null;
};

const manager = (): StorageManager | undefined => globalThis.navigator?.storage;

/**
 * Asks the browser not to clear what the family saved. Called after a save, never before: a person
 * who has kept nothing has no reason to say yes. True when it is safe; never throws.
 */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await manager()?.persisted()) || ((await manager()?.persist()) ?? false);
  } catch {
    return false;
  }
}

/** For Settings: is it safe, how much is it, how much may it be. Never throws. */
export async function storageState(): Promise<StorageState> {
  const [persisted, estimate] = await Promise.allSettled([
    manager()?.persisted(),
    manager()?.estimate(),
  ]);
  const size = estimate.status === 'fulfilled' ? estimate.value : undefined;
  return {
    persisted: persisted.status === 'fulfilled' ? (persisted.value ?? null) : null,
    usage: size?.usage ?? null,
    quota: size?.quota ?? null,
  };
}
