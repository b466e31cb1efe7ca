import { syncCopy as copy } from '#family/words/sync.ts';
import { useWho } from '#base/session/useWho.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import styles from './SyncRow.module.css';

type OffProps = { isSettingUp: boolean; onSetUp: () => void };

/** Everything is on this phone only. */
export function Off({ isSettingUp, onSetUp }: OffProps) {
  const isSignedIn = useWho().status === 'in';
  return (
    <>
      <Switch
        label={copy.label}
        hint={isSignedIn ? copy.off : `${copy.off} ${copy.needsAccount}`}
        checked={isSettingUp}
        disabled={!isSignedIn}
        onChange={onSetUp}
      />
      {!isSignedIn && (
        <div className={styles.buttons}>
          <ButtonLink variant="line" size="small" to="/login" search={{ next: '/settings' }}>
            {copy.signIn}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
