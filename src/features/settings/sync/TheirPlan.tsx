import type { ReactNode } from 'react';
import { useSyncState } from '#data/family/sync/useFamilySync.ts';
import { OtherFamily } from './OtherFamily.tsx';
import { SyncFailed } from './SyncFailed.tsx';

/** In place of another account's plan: the choice whose plan shows. */
export function TheirPlan({ meanwhile }: { meanwhile: ReactNode }) {
  const state = useSyncState();
  if (state.is === 'failed') return <SyncFailed />;
  if (state.is !== 'otherFamily') return meanwhile;
  return (
    <div>
      <OtherFamily isOn={state.isOn} />
    </div>
  );
}
