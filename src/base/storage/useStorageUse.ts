// What Camply takes on this device, for the settings. Loads nothing before it is opened.
import { useEffect, useState } from 'react';
import { useApp } from '../useApp.ts';
import { askToPersist } from './askToPersist.ts';
import type { LocalStore } from './db.ts';
import type { StorageUse } from './measureStorage.ts';

export type StorageHandle = {
  /** Null while it is counted. */
  use: StorageUse | 'failed' | null;
  /** Frees storage and resolves to false on failure. */
  free: (keepMap: boolean) => Promise<boolean>;
  /** Asks the browser not to clear it; the browser may show a prompt. */
  askToKeep: () => Promise<void>;
};

const deviceCaches = () => ('caches' in globalThis ? globalThis.caches : undefined);

async function counted(store: LocalStore): Promise<StorageUse | 'failed'> {
  try {
    const { measureStorage } = await import('./measureStorage.ts');
    return await measureStorage({
      store,
      localStorage: () => localStorage,
      caches: deviceCaches(),
      storage: navigator.storage,
    });
  } catch {
    return 'failed';
  }
}

export function useStorageUse(): StorageHandle {
  const { store } = useApp();
  const [use, setUse] = useState<StorageUse | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = async () => {
      const next = await counted(store);
      if (isWanted) setUse(next);
    };
    void show();
    return () => {
      isWanted = false;
    };
  }, [store]);

  return {
    use,
    async free(keepMap) {
      try {
        const { freeStorage } = await import('./freeStorage.ts');
        await freeStorage(store, deviceCaches(), { keepMap });
        return true;
      } catch {
        return false;
      } finally {
        setUse(await counted(store));
      }
    },
    async askToKeep() {
      await askToPersist();
      setUse(await counted(store));
    },
  };
}
