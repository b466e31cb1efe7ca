import { profileCopy as copy } from '#family/words/profile.ts';
import { useProfileStore } from '#family/store/profile/useProfile.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { StorageStatus } from '../parts/StorageStatus.tsx';
import type { ChildSashSlot } from './children/ChildSashSlot.ts';
import styles from './ProfilePage.module.css';

// Forms and their sheet, loaded after the page is drawn.
const Family = lazyPart(async () => (await import('./Family.tsx')).Family, {
  fallback: <Loading />,
});

/** The family's profile, stored on this phone with or without an account, online or not. */
export function ProfilePage({ ChildSash }: { ChildSash: ChildSashSlot }) {
  const store = useProfileStore();
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <h1>{copy.heading}</h1>
        <StorageStatus kept={copy.kept} />
      </div>
      {store === null ? <Loading /> : <Family store={store} ChildSash={ChildSash} />}
    </Wrap>
  );
}

function Loading() {
  return (
    <div className={styles.columns} aria-busy="true">
      <VisuallyHidden>{copy.waiting}</VisuallyHidden>
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.tall} />
    </div>
  );
}
