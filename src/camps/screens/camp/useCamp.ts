import { useState } from 'react';
import { useDirectory } from '#camps/store/directory/useDirectory.ts';
import { useSyncStatus } from '#camps/store/directory/useSyncStatus.ts';
import { knownCamp, type KnownCamp } from '#camps/rules/camp/knownCamp.ts';

export type CampState =
  | { status: 'found'; found: KnownCamp }
  /** The device or the network has not answered yet. */
  | { status: 'waiting' }
  /** This device has no camps, and they could not be fetched. */
  | { status: 'failed' }
  | { status: 'gone' };

/**
 * A camp as this device has it. Until the device has answered, and for a camp that is newer than the device's
 * copy, the one that came with the page stands.
 */
export function useCamp(campId: string, cameWithPage: KnownCamp | null): CampState {
  // Kept: asked again, the loader knows the device's copy only.
  const [given] = useState(cameWithPage);
  const answer = useDirectory();
  const problem = useSyncStatus((sync) => sync.problem);
  const isDone = useSyncStatus((sync) => sync.state === 'idle' && sync.refreshedAt !== null);
  const found = answer.status === 'ready' ? knownCamp(answer.directory, campId) : null;
  if (found !== null) return { status: 'found', found };
  const isFresh = answer.status === 'ready' && isDone;
  if (given !== null && !(isFresh && problem === null)) return { status: 'found', found: given };
  if (answer.status === 'ready') return { status: isFresh || problem ? 'gone' : 'waiting' };
  return { status: problem === null ? 'waiting' : 'failed' };
}
