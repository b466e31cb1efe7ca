import { profileCopy as copy } from '#family/words/profile.ts';
import type { ProfileStore } from '#family/store/profile/ProfileStore.ts';
import { useProfile } from '#family/store/profile/useProfile.ts';
import { Alert } from '#ui/Alert.tsx';
import { DuplicateChildrenNotice } from './children/DuplicateChildrenNotice.tsx';
import { Children } from './children/Children.tsx';
import { DamagedNotice } from './DamagedNotice.tsx';
import { ParentForm } from './ParentForm.tsx';
import styles from './ProfilePage.module.css';

/** Children first, then the parent. */
export function Family({ store }: { store: ProfileStore }) {
  const { profile, isKept, damaged } = useProfile(store);
  return (
    <>
      {!isKept && <Alert tone="warn" title={copy.notKept} />}
      {damaged !== null && <DamagedNotice text={damaged} onDrop={() => store.dropDamaged()} />}
      <DuplicateChildrenNotice store={store} profile={profile} />
      <div className={styles.columns}>
        <Children store={store} profile={profile} />
        {/* The fields of a made-up family are not those of the own one. */}
        <ParentForm key={`${profile.isSample}`} store={store} profile={profile} />
      </div>
    </>
  );
}
