import type { ComponentProps } from 'react';
import { useSyncState } from '#family/store/sync/useFamilySync.ts';
import type { Guard } from '#ui/guard.ts';
import { OtherFamily } from './OtherFamily.tsx';
import { SyncFailed } from './SyncFailed.tsx';

/** Replaces another account's plan by the choice of which plan to show. */
export function TheirPlan({ fallback, heading }: Omit<ComponentProps<Guard>, 'children'>) {
  const state = useSyncState();
  if (state.is !== 'failed' && state.is !== 'otherFamily') return fallback;
  return (
    <>
      {heading !== undefined && <h1>{heading}</h1>}
      {state.is === 'failed' ? (
        <SyncFailed />
      ) : (
        <div>
          <OtherFamily isOn={state.isOn} />
        </div>
      )}
    </>
  );
}
