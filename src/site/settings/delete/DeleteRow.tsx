import { useState } from 'react';
import { type ProfileStore, type RowProps, settingsCopy, SettingsRow } from '#family/family.ts';
import { useAuth } from '#account/account.ts';
import { Button } from '#ui/Button.tsx';
import { DeleteAccountSheet } from './DeleteAccountSheet.tsx';
import styles from './DeleteRow.module.css';
import { EraseSheet } from './EraseSheet.tsx';

const copy = settingsCopy.end;

type DeleteRowProps = RowProps & { profile: ProfileStore };

/** Everything here, or the account on the server. */
export function DeleteRow({ profile, ...row }: DeleteRowProps) {
  const { who } = useAuth();
  const [sheet, setSheet] = useState<'phone' | 'account' | null>(null);
  const close = () => setSheet(null);
  const isSignedIn = who.status === 'in';
  return (
    <SettingsRow
      id="delete"
      glyph="trash"
      title={copy.title}
      state={copy.state(isSignedIn)}
      danger
      {...row}
    >
      <ul className={styles.ends}>
        <li>
          <p>
            <b>{copy.phone}</b>
            <small className="block">{copy.phoneText}</small>
          </p>
          <Button variant="line" size="small" onClick={() => setSheet('phone')}>
            {copy.erase}
          </Button>
        </li>
        {isSignedIn && (
          <li>
            <p>
              <b>{copy.account}</b>
              <small className="block">{copy.accountText}</small>
            </p>
            <Button variant="line" size="small" onClick={() => setSheet('account')}>
              {copy.deleteAccount}
            </Button>
          </li>
        )}
      </ul>
      <EraseSheet open={sheet === 'phone'} profile={profile} onClose={close} />
      <DeleteAccountSheet open={sheet === 'account'} onClose={close} />
    </SettingsRow>
  );
}
