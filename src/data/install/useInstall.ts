import { useEffect, useState } from 'react';
import type { App } from '../createApp.ts';
import { useApp } from '../useApp.ts';
import type { Install } from './createInstall.ts';

const opened = new WeakMap<App, Install>();

/** Null until its code is here; read it with zustand's useStore. */
export function useInstall(): Install | null {
  const app = useApp();
  const [install, setInstall] = useState(() => opened.get(app) ?? null);
  useEffect(() => {
    let isWanted = true;
    const show = (loaded: Install) => {
      opened.set(app, loaded);
      if (isWanted) setInstall(loaded);
    };
    // When it does not arrive nothing is offered; the next page tries again.
    app.install().then(show, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [app]);
  return install;
}
