import { createStore } from 'zustand/vanilla';
import { logBug } from '../device/isNoAnswer.ts';
import { lazy } from '../device/lazy.ts';
import type { Live } from '../storage/live.ts';
import type { DeviceSession, SessionStore } from './deviceSession.ts';
import type { SessionState } from './storedSession.ts';

export type Account = {
  /** The session as stored on this device, read by code that loads after the page is drawn. */
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
