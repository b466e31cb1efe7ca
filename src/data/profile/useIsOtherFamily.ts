import { useSyncExternalStore } from 'react';
import { useAuth } from '../session/useAuth.ts';
import { useProfileStore } from './useProfileStore.ts';

/** Whether the plan on this phone is of another account than the one that is signed in; null until both are known. */
export function useIsOtherFamily(): boolean | null {
  const store = useProfileStore();
  const { who } = useAuth();
  const owner = useSyncExternalStore(
    store?.subscribe ?? noChange,
    () => store?.getState().profile.owner ?? null,
    () => null,
  );
  // A plan that was never in step is nobody's.
  if (owner === null || owner === '') return owner === null ? null : false;
  return who.status === 'opening' ? null : who.status === 'in' && who.userId !== owner;
}

const noChange = () => () => undefined;
