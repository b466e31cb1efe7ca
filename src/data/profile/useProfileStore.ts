import { useEffect, useState } from 'react';
import type { App } from '../createApp.ts';
import { useApp } from '../useApp.ts';
import type { ProfileStore } from './ProfileStore.ts';

const opened = new WeakMap<App, ProfileStore>();

/** Null until its code is here; read it with zustand's useStore. */
export function useProfileStore(): ProfileStore | null {
  const app = useApp();
  const [store, setStore] = useState(() => opened.get(app) ?? null);
  useEffect(() => {
    let isWanted = true;
    const show = (loaded: ProfileStore) => {
      opened.set(app, loaded);
      if (isWanted) setStore(loaded);
    };
    // When it does not arrive the page waits; the next visit of the page tries again.
    app.profile().then(show, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [app]);
  return store;
}
