/**
 * Asks the browser not to evict what the family saved. Call it after a save, never before: without saved data a user
 * has no reason to agree. True when the data is safe; never throws. May wait for the user: Firefox asks.
 */
export async function askToPersist(): Promise<boolean> {
  try {
    const storage: StorageManager | undefined = globalThis.navigator?.storage;
    return (await storage?.persisted()) || ((await storage?.persist()) ?? false);
  } catch {
    return false;
  }
}
