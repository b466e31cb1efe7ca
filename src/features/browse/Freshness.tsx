import { useSyncStatus } from '#data/useSyncStatus.ts';
import { RefreshedLine } from '#parts/RefreshedLine.tsx';

/** How fresh the camps on this phone are. It hears every pull, so that the page around it need not. */
export function Freshness() {
  const refreshedAt = useSyncStatus((sync) => sync.refreshedAt);
  const failed = useSyncStatus((sync) => sync.problem !== null);
  return refreshedAt !== null && <RefreshedLine refreshedAt={refreshedAt} failed={failed} />;
}
