import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApp } from '#base/useApp.ts';
import { type ConnectionStatus, createConnection } from './connection.ts';

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
