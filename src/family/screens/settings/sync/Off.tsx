import { syncCopy as copy } from '#family/words/sync.ts';
import { Button } from '#ui/Button.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import styles from './SyncRow.module.css';

type OffProps = { isSettingUp: boolean; onTurnOn: () => void; onBring: () => void };

/** Everything is on this phone only. */
export const Off = ({ isSettingUp, onTurnOn, onBring }: OffProps) => (
  <>
    <Switch label={copy.label} hint={copy.off} checked={isSettingUp} onChange={onTurnOn} />
    <div className={styles.buttons}>
      <Button variant="line" size="small" onClick={onBring}>
        {copy.bring}
      </Button>
    </div>
  </>
);
