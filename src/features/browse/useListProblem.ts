import { useMemo, useState } from 'react';
import { refreshNow } from '#data/refresh.ts';
import { useSyncStatus } from '#data/useSyncStatus.ts';
import type { BreakFailures } from '#content/loadFailures.ts';
import { useFailureToasts } from './useFailureToasts.ts';

/** What to say while there is nothing to show: camps that are on this phone stay, whatever the network does. */
export function useListProblem(failures: BreakFailures, hasCamps: boolean) {
  const sync = useSyncStatus();
  const [tries, setTries] = useState(0);
  const problem = hasCamps ? null : sync.problem;
  const failed = useMemo(() => {
    if (problem === null) return null;
    const featured = failures.featured(problem, sync.message);
    return { featured, basic: failures.basic?.(problem, sync.message) ?? null };
  }, [failures, problem, sync.message]);
  useFailureToasts(failed, tries);
  return {
    failed,
    trying: sync.state === 'pulling',
    /** The camps that are shown may be old. */
    isBehind: sync.problem !== null,
    retry: () => void refreshNow().then(() => setTries((count) => count + 1)),
  };
}
