import type { ReactNode } from 'react';
import { profileCopy } from '#family/words/profile.ts';
import { useIsKept } from '#family/store/profile/useIsKept.ts';
import { useProfileStore } from '#family/store/profile/useProfile.ts';
import { useIsSynced } from '#family/store/sync/useIsSynced.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { storeAgain } from './changeProfile.ts';
import styles from './StorageStatus.module.css';

type StorageStatusProps = {
  /** What it says while all is on this phone and only there. */
  kept: string;
  /** What may be done about that. */
  children?: ReactNode;
};

/** Says where the family is stored, or that the browser does not store it. */
export function StorageStatus({ kept, children }: StorageStatusProps) {
  const store = useProfileStore();
  const isKept = useIsKept(store);
  const isSynced = useIsSynced();
  const { synced, notKept } = profileCopy;
  if (store !== null && !isKept) {
    return (
      <Alert
        tone="warn"
        title={notKept.title}
        action={
          <Button variant="line" size="small" onClick={() => storeAgain(store)}>
            {notKept.tryAgain}
          </Button>
        }
      >
        <p>{notKept.text}</p>
      </Alert>
    );
  }
  return (
    <p className={styles.kept}>
      <Glyph name="device" />
      <span>
        <span>{isSynced ? synced : kept}</span> {!isSynced && children}
      </span>
    </p>
  );
}
