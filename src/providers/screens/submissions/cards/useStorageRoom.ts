import { useEffect, useState } from 'react';

/** Less than a logo and some words. */
const LITTLE = 1_000_000;

export type StorageRoom = 'enough' | 'full';

/** Whether this phone has room for another listing. Where the browser does not say, it is taken to have. */
export function useStorageRoom(): StorageRoom {
  const [room, setRoom] = useState<StorageRoom>('enough');
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const { quota, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
      if (isWanted && quota !== undefined && quota - usage < LITTLE) setRoom('full');
    };
    look().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return room;
}
