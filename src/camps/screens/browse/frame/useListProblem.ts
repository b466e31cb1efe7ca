import { useEffect, useMemo, useState } from 'react';
import type { DirectoryState } from '#camps/store/directory/directory.ts';
import { useDirectory } from '#camps/store/directory/useDirectory.ts';
import type { SyncStatus } from '#camps/store/directory/syncStatus.ts';
import { useSyncStatus } from '#camps/store/directory/syncStatus.ts';
import { useApp } from '#base/useApp.ts';
import { adviceOn, type BreakFailures } from '#camps/words/loadFailures.ts';
import { closeToast, toast } from '#ui/layers/toasts.ts';
import type { BrowseView } from '../BrowseView.ts';

/**
 * Returns a problem only when there are no camps to show. It is null while storage is still being read, unless storage
 * itself fails.
 */
export function problemWithoutCamps(
  directory: DirectoryState['status'],
  { problem, refreshedAt }: Pick<SyncStatus, 'problem' | 'refreshedAt'>,
): SyncStatus['problem'] {
  const isEmpty = directory === 'empty' || (directory === 'opening' && problem === 'storage');
  return isEmpty && refreshedAt === null ? problem : null;
}

/**
 * What is wrong while there is nothing to show; also shown as toasts. Camps on this device stay on the
 * screen, whatever the network does.
 */
export function useListProblem(failures: BreakFailures, view: BrowseView) {
  const { isLost } = view;
  const { sync: engine } = useApp();
  const { status } = useDirectory();
  const syncProblem = useSyncStatus((sync) => problemWithoutCamps(status, sync));
  const problem = isLost ? 'load' : syncProblem;
  // A browser may remember that a file failed to load, and stuck storage blocks every retry.
  const needsReload = isLost || problem === 'storage';
  const message = useSyncStatus((sync) => sync.message);
  const [retries, setRetries] = useState(0);
  const failed = useMemo(() => {
    if (problem === null) return null;
    const featured = failures.featured(problem, message);
    const basic = failures.basic?.(problem, message) ?? null;
    return { featured, basic, advice: adviceOn(problem), retries };
  }, [failures, problem, message, retries]);

  // One notice for each list, as neither shows camps. The notice repeats with each failure and, as it holds their
  // number, with each retry, so that the button has an effect. It goes when the camps arrive.
  useEffect(() => {
    const shown = [failed?.featured, failed?.basic].flatMap((failure) =>
      failure
        ? toast({ title: failure.title, description: failure.description, tone: 'danger' })
        : [],
    );
    return () => shown.forEach(closeToast);
  }, [failed]);

  return {
    failed,
    isRetrying: useSyncStatus(
      (sync) => problem !== null && !needsReload && sync.state === 'pulling',
    ),
    retry: needsReload
      ? () => window.location.reload()
      : () => void engine.refresh().then(() => setRetries((count) => count + 1)),
  };
}
