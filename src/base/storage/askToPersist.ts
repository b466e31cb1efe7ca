/**
 * Asks the browser not to clear what the family saved. Called after a save, never before: a person
 * who has saved nothing has no reason to say yes. True when it is safe; never throws. May wait for a
 * person: Firefox asks.
 */
export async function askToPersist(): Promise<boolean> {
  try {
    const storage: StorageManager | undefined = globalThis.navigator?.storage;
    return (await storage?.persisted()) || ((await storage?.persist()) ?? false);
  } catch {
    return false;
  }
}
