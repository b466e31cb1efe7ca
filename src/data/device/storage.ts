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
