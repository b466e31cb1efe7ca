import { syncCopy } from '#family/words/sync.ts';
import { Alert } from '#ui/Alert.tsx';

/** In place of what cannot be known: storage fails, or code did not arrive. */
export const SyncFailed = () => (
  <Alert tone="warn" title={syncCopy.failed.title}>
    <p>{syncCopy.failed.text}</p>
  </Alert>
);
