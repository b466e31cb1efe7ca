import { useEffect, useEffectEvent, useState } from 'react';
import type { App } from '../createApp.ts';
import { useRaise } from '../device/useRaise.ts';
import { useApp } from '../useApp.ts';
import type { ProfileStore } from './ProfileStore.ts';

const opened = new WeakMap<App, ProfileStore>();

/** Null until its code is here; read it with zustand's useStore. Where it does not arrive the boundary around says so. */
export function useProfileStore(): ProfileStore | null {
  const app = useApp();
  const [store, setStore] = useState(() => opened.get(app) ?? null);
  const raise = useRaise();
  const onLost = useEffectEvent(raise);
  useEffect(() => {
    let isWanted = true;
    const show = (loaded: ProfileStore) => {
      opened.set(app, loaded);
      if (isWanted) setStore(loaded);
    };
    app.profile().then(show, onLost);
    return () => {
      isWanted = false;
    };
  }, [app]);
  return store;
}
