import { useMemo, useState } from 'react';
import { refreshNow } from '#data/directory/refresh.ts';
import { useSyncStatus } from '#data/directory/useSyncStatus.ts';
import { adviceOn, type BreakFailures } from '#content/loadFailures.ts';
import type { BrowseView } from '../useBrowse.ts';
import { useFailureToasts } from './useFailureToasts.ts';

/**
 * What to say while there is nothing to show: camps that are on this phone stay, whatever the network does.
 */
export function useListProblem(failures: BreakFailures, view: BrowseView) {
  const { isLost } = view;
  const hasCamps = view.result !== null;
  const ofSync = useSyncStatus((sync) => (hasCamps ? null : sync.problem));
  const problem = isLost ? 'load' : ofSync;
  // A browser may remember that a file did not come, and storage that is stuck holds up every try.
  const needsFreshPage = isLost || problem === 'storage';
  const message = useSyncStatus((sync) => (hasCamps ? null : sync.message));
  const [tries, setTries] = useState(0);
  const failed = useMemo(() => {
    if (problem === null) return null;
    const featured = failures.featured(problem, message);
    const basic = failures.basic?.(problem, message) ?? null;
    return { featured, basic, advice: adviceOn(problem) };
  }, [failures, problem, message]);
  useFailureToasts(failed, tries);
  return {
    failed,
    trying: useSyncStatus(
      (sync) => problem !== null && !needsFreshPage && sync.state === 'pulling',
    ),
    retry: needsFreshPage
      ? () => window.location.reload()
      : () => void refreshNow().then(() => setTries((count) => count + 1)),
  };
}
