import { createStore } from 'zustand/vanilla';
import { logBug } from '../device/isNoAnswer.ts';
import { lazy } from '../device/lazy.ts';
import type { Live } from '../storage/live.ts';
import type { DeviceSession, SessionStore } from './deviceSession.ts';
import type { SessionState } from './storedSession.ts';

export type Account = {
  /** Who is signed in: read from this device, by code that comes after the page stands. */
  state: Live<SessionState>;
  /** Rejects when that code does not arrive; the next call fetches it again. */
  device: () => Promise<DeviceSession>;
};

export function openAccount(open: (state: SessionStore) => Promise<DeviceSession>): Account {
  const state = createStore<SessionState>(() => ({ status: 'opening' }));
  const device = lazy(() => open(state));
  return {
    device,
    state: {
      ...state,
      subscribe(listener) {
        device().catch((error: unknown) => {
          logBug(error);
          state.setState({ status: 'failed' }, true);
        });
        return state.subscribe(listener);
      },
    },
  };
}
