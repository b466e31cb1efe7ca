import { createContext, useContext } from 'react';
import type { App } from './createApp.ts';

/** The one app of this tab. main.tsx provides it, and the prerender one that reads nothing. */
export const AppContext = createContext<App | null>(null);

/** Throws outside AppContext. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('no AppContext');
  return app;
}
