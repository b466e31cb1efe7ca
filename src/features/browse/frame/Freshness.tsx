import { useSyncStatus } from '#data/directory/useSyncStatus.ts';
import { RefreshedLine } from '#features/browse/frame/RefreshedLine.tsx';

/** How fresh the camps on this phone are. It hears every pull, so that the page around it need not. */
export function Freshness() {
  const refreshedAt = useSyncStatus((sync) => sync.refreshedAt);
  const failed = useSyncStatus((sync) => sync.problem !== null);
  return refreshedAt !== null && <RefreshedLine refreshedAt={refreshedAt} failed={failed} />;
}
