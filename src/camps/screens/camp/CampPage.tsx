import { useEffect, useEffectEvent } from 'react';
import { recordCampClick } from '#camps/store/recordCampClick.ts';
import { useSaves } from '#camps/store/saved/useSaves.ts';
import { saveToasts } from '../parts/saveToasts.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { BackLink } from './BackLink.tsx';
import { CampDetails } from './CampDetails.tsx';
import { CampProblem } from './missing/CampProblem.tsx';
import type { KnownCamp } from '#camps/rules/camp/knownCamp.ts';
import { useCamp } from './useCamp.ts';

// It reads what the family saved, which needs Dexie.
const GoneCamp = lazyPart(async () => (await import('./missing/GoneCamp.tsx')).GoneCamp);

// Only a page that was not prerendered waits.
const WaitingCamp = lazyPart(async () => (await import('./missing/WaitingCamp.tsx')).WaitingCamp);

type CampPageProps = {
  campId: string;
  /** What came with the page, or was at hand when it was opened. */
  given: KnownCamp | null;
  /** The address one came from on this site. */
  from: string | null;
  /** The page's head does not know the camp yet. */
  onNamed: () => void;
};

/** Everything known about one camp. Must be mounted anew for another camp. */
export function CampPage({ campId, given, from, onNamed }: CampPageProps) {
  const state = useCamp(campId, given);
  const saves = useSaves(saveToasts);
  const tellName = useEffectEvent(onNamed);
  const isUnnamed = given === null && state.status === 'found';
  useEffect(() => {
    if (isUnnamed) tellName();
  }, [isUnnamed]);

  if (state.status === 'gone') {
    return <GoneCamp campId={campId} />;
  }
  if (state.status === 'failed') return <CampProblem />;
  return (
    <Wrap>
      <BackLink from={from} season={state.status === 'found' ? state.found.season : null} />
      {state.status === 'found' ? (
        <CampDetails {...state.found} from={from} saves={saves} onRegister={recordCampClick} />
      ) : (
        <WaitingCamp />
      )}
    </Wrap>
  );
}
