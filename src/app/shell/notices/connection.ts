import { createStore, useStore } from 'zustand';
import type { SyncStatus } from '#camps/camps.ts';
import { useEffect, useState } from 'react';
import { useApp } from '#base/useApp.ts';

/** `checking`: just back online. `updated`: that check has found changes. */
export type ConnectionStatus = 'steady' | 'offline' | 'checking' | 'updated';

export type ConnectionTools = {
  /** A hint: browsers are sure about "offline" only. */
  isOnline: () => boolean;
  onChange: (listener: () => void) => () => void;
  after: (ms: number, callback: () => void) => () => void;
  /** The status of sync, which pulls on its own when the connection is back. */
  status: {
    getState(): Pick<SyncStatus, 'state' | 'problem' | 'changed'>;
    subscribe(listener: () => void): () => void;
  };
};

/** Less than this would be a flash. */
const CHECKING_MS = 1500;
const UPDATED_MS = 4000;

/** The notice about the connection. `start` returns the function that stops it. */
export function createConnection({ isOnline, onChange, after, status }: ConnectionTools) {
  const state = createStore<ConnectionStatus>(() => 'steady');
  const show = (next: ConnectionStatus) => state.setState(next, true);
  let stops: (() => void)[] = [];
  const stopWaiting = () => {
    for (const stop of stops) stop();
    stops = [];
  };

  function goOffline(): void {
    stopWaiting();
    show('offline');
  }

  function comeBack(): void {
    if (state.getState() !== 'offline') return;
    show('checking');
    let isShort = true;
    let hasPulled = false;
    const look = () => {
      const { state: sync, problem, changed } = status.getState();
      if (sync === 'pulling') hasPulled = true;
      else if (!isShort) end(hasPulled && problem === null && changed > 0);
    };
    const settle = () => {
      isShort = false;
      look();
    };
    stops = [status.subscribe(look), after(CHECKING_MS, settle)];
    look();
  }

  function end(hasNews: boolean): void {
    stopWaiting();
    show(hasNews ? 'updated' : 'steady');
    if (hasNews) stops = [after(UPDATED_MS, () => show('steady'))];
  }

  const follow = () => (isOnline() ? comeBack() : goOffline());
  return {
    ...state,
    start() {
      follow();
      const stop = onChange(follow);
      return () => {
        stop();
        stopWaiting();
      };
    },
  };
}

/** What there is to say about this device's signal. */
export function useConnection(): ConnectionStatus {
  const { sync } = useApp();
  const [connection] = useState(() =>
    createConnection({
      isOnline: () => navigator.onLine,
      onChange(listener) {
        window.addEventListener('online', listener);
        window.addEventListener('offline', listener);
        return () => {
          window.removeEventListener('online', listener);
          window.removeEventListener('offline', listener);
        };
      },
      after(ms, callback) {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
      status: sync.status,
    }),
  );
  useEffect(() => connection.start(), [connection]);
  return useStore(connection);
}
