import type { SessionState } from '#base/session/storedSession.ts';
import type { RunStatus } from './createRunner.ts';
import type { FamilyMark } from './familyMark.ts';
import type { SyncState } from './FamilySync.ts';

/** The state that screens show. `profileOwner`: the account of the profile, '' for none. */
export function deriveSyncState(
  mark: FamilyMark | null | 'opening' | 'failed',
  profileOwner: string,
  who: SessionState,
  run: RunStatus,
): SyncState {
  if (mark === 'failed') return { is: 'failed' };
  if (mark === 'opening' || who.status === 'opening') return { is: 'opening' };
  const isOn = mark !== null && mark.state !== 'off' && mark.state !== 'ended';
  // A move to another family's plan that died half-way shows here, too.
  const owners = [mark?.owner ?? '', profileOwner].filter((owner) => owner !== '');
  if (who.status === 'in' && owners.some((owner) => owner !== who.userId)) {
    return { is: 'otherFamily', isOn };
  }
  if (mark === null || mark.state === 'off') return { is: 'off' };
  if (mark.state !== 'on') return { is: mark.state };
  if (who.status !== 'in') return { is: 'signedOut' };
  if (who.lacksSecondFactor) return { is: 'secondStep' };
  if (mark.familyKey === null) return { is: 'locked' };
  const { syncedAt, leftOut, lacksRecoveryCode } = mark;
  return { is: 'on', syncedAt, ...run, leftOut: leftOut.length, lacksRecoveryCode };
}
