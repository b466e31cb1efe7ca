import { profileCopy } from '#family/words/profile.ts';
import type { ProfileStore } from '#family/store/profile/ProfileStore.ts';
import { useProfile } from '#family/store/profile/useProfile.ts';
import { Alert } from '#ui/Alert.tsx';
import { DuplicateChildrenNotice } from './children/DuplicateChildrenNotice.tsx';
import type { ChildSashSlot } from './children/ChildSashSlot.ts';
import { Children } from './children/Children.tsx';
import { ParentForm } from './ParentForm.tsx';
import styles from './ProfilePage.module.css';
import { saveFile } from '#base/device/saveFile.ts';
import { Button } from '#ui/Button.tsx';

type FamilyProps = { store: ProfileStore; ChildSash: ChildSashSlot };

/** Children first, then the parent. */
export function Family({ store, ChildSash }: FamilyProps) {
  const { profile, damaged } = useProfile(store);
  return (
    <>
      {damaged !== null && <DamagedNotice text={damaged} onDrop={() => store.dropDamaged()} />}
      <DuplicateChildrenNotice store={store} profile={profile} />
      <div className={styles.columns}>
        <Children store={store} profile={profile} ChildSash={ChildSash} />
        {/* The fields of a made-up family are not those of the own one. */}
        <ParentForm key={`${profile.isSample}`} store={store} profile={profile} />
      </div>
    </>
  );
}

/** What could not be read is the person's own: it can be taken along before it goes. */
function DamagedNotice({ text, onDrop }: { text: string; onDrop: () => void }) {
  const copy = profileCopy.damaged;
  const file = () => new File([text], copy.fileName, { type: 'text/plain' });
  return (
    <Alert
      tone="warn"
      title={copy.title}
      action={
        <div className="cluster gap-75">
          <Button variant="line" size="small" onClick={() => void saveFile(file())}>
            {copy.save}
          </Button>
          <Button variant="flush" size="small" onClick={onDrop}>
            {copy.drop}
          </Button>
        </div>
      }
    >
      <p>{copy.text}</p>
    </Alert>
  );
}
