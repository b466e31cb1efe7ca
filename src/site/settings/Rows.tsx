import {
  BackupRow,
  MoveRow,
  settingsCopy as copy,
  SyncRow,
  useProfileStore,
} from '#family/family.ts';
import { useAuth } from '#account/account.ts';
import { AlarmsRow, PassByLink, RoomLinksRow } from '#planner/planner.ts';
import { useStorageUse } from '#base/storage/useStorageUse.ts';
import { AccountRow } from './account/AccountRow.tsx';
import { DeleteRow } from './delete/DeleteRow.tsx';
import { ThemeRow } from './ThemeRow.tsx';
import { PhoneRow } from './phone/PhoneRow.tsx';
import { MailRow } from './preferences/MailRow.tsx';
import { PlanRow } from './preferences/PlanRow.tsx';
import { PrivacyRow } from './preferences/PrivacyRow.tsx';
import { OpeningRows } from './OpeningRows.tsx';
import styles from './SettingsPage.module.css';
import { useOpenRows } from './useOpenRows.ts';

/** The rows, the most needed first. Those with figures are open on wide screens. `pass`: what a mailed link brought. */
export function Rows({ pass = null }: { pass?: string | null }) {
  const profile = useProfileStore();
  const isSignedIn = useAuth().who.status === 'in';
  const storage = useStorageUse();
  const areThere = storage.use !== null && profile !== null;
  const rowProps = useOpenRows(['phone', 'backup', 'sync', 'look'], areThere);
  // On a wide screen the figures are open: late content would move the rows below.
  if (storage.use === null) return <OpeningRows />;
  return (
    <>
      <p className="soft">{isSignedIn ? copy.leadSignedIn : copy.lead}</p>
      {pass !== null && <PassByLink token={pass} />}
      <div className={styles.columns}>
        <div className={styles.rows}>
          <PhoneRow storage={storage} {...rowProps('phone')} />
          <BackupRow {...rowProps('backup')} />
          <MoveRow {...rowProps('move')} />
        </div>
        <div className={styles.rows}>
          <SyncRow {...rowProps('sync')} />
          <RoomLinksRow {...rowProps('links')} />
          <AlarmsRow {...rowProps('alarms')} />
          <ThemeRow {...rowProps('look')} />
          {profile !== null && (
            <>
              <MailRow store={profile} {...rowProps('mail')} />
              <PrivacyRow store={profile} {...rowProps('privacy')} />
              <PlanRow store={profile} {...rowProps('subscription')} />
            </>
          )}
          <AccountRow {...rowProps('account')} />
          {profile !== null && <DeleteRow profile={profile} {...rowProps('delete')} />}
        </div>
      </div>
    </>
  );
}
