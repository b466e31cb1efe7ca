// The session stored on this device, for menus, forms and requests.
import type { StoreApi } from 'zustand';
import { backendConfig } from '../http/backendConfig.ts';
import { createSessionStorage, type SessionStorage } from './sessionStorage.ts';
import { readStoredSession, type SessionState, type StoredSession } from './storedSession.ts';
import { sessionKey } from '../storage/storageKeys.ts';

export type DeviceTools = {
  /** Throws where the browser refuses it. */
  localStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The address of the auth server; the configured one by default. */
  url?: string;
  /** Calls back when another tab may have written to localStorage; the browser's when missing. */
  onOtherTab?: (listener: () => void) => void;
};

export type DeviceSession = {
  storageKey: string;
  storage: SessionStorage;
  stored: () => StoredSession | null;
  /** Ends the session on this device. */
  forget: () => void;
  /**
   * Signs out on this device at once, even offline. The family's data stays on it. `revoke` ends the session on the
   * server; without it the session expires.
   */
  signOut: (revoke: (token: string) => Promise<unknown>) => Promise<void>;
};

export type SessionStore = Pick<StoreApi<SessionState>, 'getState' | 'setState'>;

/** Syncs `state` with storage, in this tab and in others. One per tab. */
export function openDeviceSession(
  state: SessionStore,
  { localStorage, url = backendConfig().url, onOtherTab = listenToTabs }: DeviceTools,
): DeviceSession {
  const storageKey = sessionKey(url);
  const storage = createSessionStorage(localStorage, show);
  const stored = () => readStoredSession(storage.getItem(storageKey));
  const forget = () => storage.removeItem(storageKey);

  function show() {
    const next = stored()?.state ?? { status: 'out' };
    if (JSON.stringify(next) !== JSON.stringify(state.getState())) state.setState(next, true);
  }
  show();
  onOtherTab(show);

  return {
    storageKey,
    storage,
    stored,
    forget,
    async signOut(revoke) {
      const token = stored()?.accessToken;
      // First, and by ourselves: auth-js would wait for a token. A refresh under way sees it and drops its own.
      forget();
      if (token !== undefined) await revoke(token).catch(() => undefined);
    },
  };
}

function listenToTabs(listener: () => void): void {
  window.addEventListener('storage', listener);
  // A tab that was suspended for days has missed all events.
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('pageshow', listener);
}
