import { syncCopy } from '#family/words/sync.ts';
import { Alert } from '#ui/Alert.tsx';

/** Shown when the state is unknown, because storage failed or code did not load. */
export const SyncFailed = () => (
  <Alert tone="warn" title={syncCopy.failed.title}>
    <p>{syncCopy.failed.text}</p>
  </Alert>
);
