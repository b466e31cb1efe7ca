import { useMemo } from 'react';
import type { AsideRecord, LocalStore } from '#base/device/db.ts';
import { type LastValues, useStored } from '#base/device/useStored.ts';
import { useWho } from '#base/session/useWho.ts';
import { unreadablePlans } from './asidePlans.ts';

type Query = (store: LocalStore) => Promise<AsideRecord[]>;

/** What of the account that is signed in was set aside and cannot be read, as it was found; live. Loads Dexie. */
export function useUnreadablePlans(): readonly AsideRecord[] {
  const who = useWho();
  const owner = who.status === 'in' ? who.userId : null;
  // Both for one account: the last value of another one is nobody else's to see.
  const [query, last] = useMemo((): [Query, LastValues<AsideRecord[]>] => {
    const ask: Query = async (store) => (owner === null ? [] : unreadablePlans(store, owner));
    return [ask, new WeakMap()];
  }, [owner]);
  return useStored(query, last, null) ?? [];
}
