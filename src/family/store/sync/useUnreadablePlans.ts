import { useMemo } from 'react';
import type { SetAsideRecord } from '#base/storage/db.ts';
import { storedQuery, useStored } from '#base/storage/useStored.ts';
import { useWho } from '#base/session/useWho.ts';
import { unreadablePlans } from './setAsidePlans.ts';

/** What of the account that is signed in was set aside and cannot be read, as it was found; live. Loads Dexie. */
export function useUnreadablePlans(): readonly SetAsideRecord[] {
  const who = useWho();
  const owner = who.status === 'in' ? who.userId : null;
  const query = useMemo(
    () =>
      storedQuery(async (store) => (owner === null ? NONE : await unreadablePlans(store, owner))),
    [owner],
  );
  return useStored(query, NONE) ?? NONE;
}

const NONE: SetAsideRecord[] = [];
