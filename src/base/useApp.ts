import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand';
import type { ConsentStore } from './analytics/consent.ts';
import type { LocalStore } from './storage/db.ts';
import type { Live } from './storage/live.ts';
import type { OpenDaysCount } from './storage/openDays.ts';
import type { Install } from './install/createInstall.ts';
import type { Account } from './session/account.ts';

/**
 * Everything that lives as long as the tab; app/createApp.ts makes it. Each subject adds what it owns in its store/inApp.ts. What
 * is a function fetches its code first, rejects when that does not arrive, and fetches it again at the next call.
 */
export interface App {
  store: LocalStore;
  consent: ConsentStore;
  /** How the app gets onto this device. Rejects as `family` does. */
  install: () => Promise<Install>;
  /** Who is signed in. */
  account: Account;
  /** The sign-in token that the address carried (linkInAddress.ts); '' when there is none, or when it has been used. */
  link: StoreApi<string>;
  /** How many days are still open, as last counted on this device. */
  openDays: OpenDaysCount;
  /** Today in Atlanta, YYYY-MM-DD. */
  today: Live<string>;
}

/** The one app of this tab. main.tsx provides it, and the prerender one that reads nothing. */
export const AppContext = createContext<App | null>(null);

/** Throws outside AppContext. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('no AppContext');
  return app;
}
